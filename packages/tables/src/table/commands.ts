import { type Action, isRefusal, type LogEntry, type Refusal, type Seat } from '@serai/kernel'
import type { Caller, Command } from '../caller.ts'
import type { Match } from '../match/match.ts'
import { RecentMap } from '../recent-map.ts'
import { decline } from '../refusals.ts'
import type { TableCore } from './core.ts'
import { seatOf } from './seats.ts'
import type { Written } from './writer.ts'

/** People send again what they got no answer to: the last thing, or a few. */
const MOST_SEND_IDS = 8

/** What people send to move a game on. */
export class Commands {
  readonly #table: TableCore
  /** Answers that were given lately, by the id of the send; older ones are in the store. */
  readonly #sendIds = new RecentMap<string, number>(MOST_SEND_IDS)

  constructor(table: TableCore) {
    this.#table = table
  }

  act(by: Caller, command: Command, wire: readonly unknown[]): Promise<Written | Refusal> {
    return this.#send(by, command, (match, seat, at) => {
      const actions: Action[] = []
      for (const json of wire) {
        const action = match.game.decode(json)
        if (isRefusal(action)) return action
        actions.push(action)
      }
      return actUnlessStale(match, seat, command, actions, at)
    })
  }

  resign(by: Caller, command: Command): Promise<Written | Refusal> {
    return this.#send(by, command, (match, seat, at) => actUnlessStale(match, seat, command, [match.game.resign], at))
  }

  undo(by: Caller, command: Command): Promise<Written | Refusal> {
    return this.#send(by, command, (match, seat, at) =>
      match.seq === command.expectedSeq ? match.undo(seat, at) : staleAt(match),
    )
  }

  redo(by: Caller, command: Command): Promise<Written | Refusal> {
    return this.#send(by, command, (match, seat, at) =>
      match.seq === command.expectedSeq ? match.redo(seat, at) : staleAt(match),
    )
  }

  /** What is sent again gets the first answer, whatever has happened since. */
  #send(
    by: Caller,
    { clientId, expectedSeq }: Command,
    make: (match: Match, seat: Seat, at: number) => LogEntry[] | Refusal,
  ): Promise<Written | Refusal> {
    const table = this.#table
    const { writer } = table
    const { stages } = table.parts
    const asked = stages.now()
    table.used()
    return table.queue.run(async () => {
      stages.ended('waited', asked)
      // They may have seen more than this process has heard of yet.
      if (table.parts.otherNodes && expectedSeq > (writer.match?.seq ?? 0)) await writer.catchUp(null)
      const seat = seatOf(writer.data.seats, by.id)
      if (seat === null) return decline('E_NOT_SEATED')
      // With the seat: people can neither use up nor find out each other's ids.
      const sendId = `${seat}:${clientId}`
      const known = this.#sendIds.get(sendId)
      if (known !== undefined) return { seq: known }
      const at = table.now()
      const answer = await writer.commit(at, sendId, (match) => {
        const began = stages.now()
        const entries = make(match, seat, at)
        stages.ended('decided', began)
        return entries
      })
      const seq = isRefusal(answer) ? await table.parts.store.sentSeq(writer.row.id, sendId) : answer.seq
      if (seq === null) return answer
      this.#sendIds.set(sendId, seq)
      return { seq }
    })
  }
}

/** Only if nothing has happened that the seat should know before it acts. */
function actUnlessStale(
  match: Match,
  seat: Seat,
  { expectedSeq }: Command,
  actions: readonly Action[],
  at: number,
): LogEntry[] | Refusal {
  return match.isStale(seat, expectedSeq, actions) ? staleAt(match) : match.act(seat, actions, at)
}

export function staleAt(match: Match): Refusal {
  return decline('E_SEQ', { seq: match.seq })
}
