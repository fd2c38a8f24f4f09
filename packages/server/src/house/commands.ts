import { type Action, isRefusal, type LogEntry, type Refusal, type Seat } from '@serai/kernel'
import type { Store } from '../store/store.ts'
import { Answers } from './answers.ts'
import type { Clock } from './clock.ts'
import type { Asker, Command } from './house.ts'
import type { Answer, Ledger } from './ledger.ts'
import type { Match } from './match.ts'
import type { Queue } from './queue.ts'
import { decline } from './refusals.ts'
import { seatOf } from './seating.ts'

export interface CommandParts {
  readonly ledger: Ledger
  readonly queue: Queue
  readonly store: Store
  readonly clock: Clock
  /** Reads on if somebody has seen more than this process; called in the queue. */
  reach(seq: number): Promise<void>
  /** Somebody does something here. */
  used(): void
}

/** What moves a game on: what people send, and what is played for bots and for those who are out of time. */
export class Commands {
  readonly #parts: CommandParts
  readonly #answers = new Answers()

  constructor(parts: CommandParts) {
    this.#parts = parts
  }

  act(by: Asker, command: Command, wire: readonly unknown[]): Promise<Answer | Refusal> {
    return this.#send(by, command, (match, seat, at) => {
      const actions: Action[] = []
      for (const json of wire) {
        const action = match.game.decode(json)
        if (isRefusal(action)) return action
        actions.push(action)
      }
      return match.isStale(seat, command.expectedSeq, actions) ? staleAt(match) : match.act(seat, actions, at)
    })
  }

  undo(by: Asker, command: Command): Promise<Answer | Refusal> {
    return this.#send(by, command, (match, seat, at) =>
      match.seq === command.expectedSeq ? match.undo(seat, at) : staleAt(match),
    )
  }

  redo(by: Asker, command: Command): Promise<Answer | Refusal> {
    return this.#send(by, command, (match, seat, at) =>
      match.seq === command.expectedSeq ? match.redo(seat, at) : staleAt(match),
    )
  }

  /** For bots, and for people who are out of time. */
  play(seat: Seat, seq: number, actions: readonly Action[], late = false): Promise<Answer | Refusal> {
    const { clock, ledger, queue } = this.#parts
    return queue.run(() => {
      const at = clock.now()
      return ledger.commit(at, null, (match) =>
        match.seq === seq ? match.act(seat, actions, at, late) : staleAt(match),
      )
    })
  }

  /** A person's send. What is sent again gets the first answer, whatever has happened since. */
  #send(
    by: Asker,
    { clientId, expectedSeq }: Command,
    make: (match: Match, seat: Seat, at: number) => LogEntry[] | Refusal,
  ): Promise<Answer | Refusal> {
    const { clock, ledger, queue, store } = this.#parts
    this.#parts.used()
    return queue.run(async () => {
      await this.#parts.reach(expectedSeq)
      const seat = seatOf(ledger.data.seats, by.id)
      if (seat === null) return decline('E_NOT_SEATED')
      // With the seat: people can neither use up nor find out each other's ids.
      const sendId = `${seat}:${clientId}`
      const known = this.#answers.get(sendId)
      if (known !== undefined) return { seq: known }
      const answer = await ledger.commit(clock.now(), sendId, (match) => make(match, seat, clock.now()))
      const seq = isRefusal(answer) ? await store.sentSeq(ledger.row.id, sendId) : answer.seq
      if (seq === null) return answer
      this.#answers.set(sendId, seq)
      return { seq }
    })
  }
}

function staleAt(match: Match): Refusal {
  return decline('E_SEQ', { seq: match.seq })
}
