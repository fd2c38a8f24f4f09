import { type Bot, fallbackMove } from '@serai/bots'
import { type Action, isRefusal, listSeats, type Seat } from '@serai/kernel'
import type { Match } from '../match/match.ts'
import type { TableCore, TableParts } from '../table/core.ts'
import type { Presence } from '../table/presence.ts'

/** Who plays, and where. */
export interface BotTurnsTable extends Pick<TableCore, 'play'> {
  readonly parts: Pick<TableParts, 'time'>
  readonly presence: Pick<Presence, 'botAt'>
}

/** How the bots of a table are asked. */
export interface BotAsking {
  /** Null unless the game is on and this process lets its bots play. */
  match(): Match | null
  /** A person who is here has been asked and may still answer. */
  isAwaited(seat: Seat): boolean
  /** What the bot does; nothing: it does not act. Rejects when the bot fails, which has been told then. */
  decide(match: Match, seat: Seat, bot: Bot, optional: boolean): Promise<readonly Action[]>
  /** Milliseconds that the bot takes, to look natural. */
  paceOf(bot: Bot): number
  /** What a bot does could not be done, and is tried again. */
  failed(error: unknown): void
}

const RETRY_MS = 1000

interface Ask {
  readonly seq: number
  readonly seat: Seat
  readonly bot: Bot
  readonly optional: boolean
  readonly pauseMs: number
  stop: () => void
}

/** Lets the bots of a table play: one asked at a time, those first who may answer. */
export class BotTurns {
  readonly #table: BotTurnsTable
  readonly #asking: BotAsking
  #current: Ask | null = null
  /** Who had nothing to say at entry `#doneSeq`. */
  readonly #done = new Set<Seat>()
  #doneSeq = -1
  #isStopped = false

  constructor(table: BotTurnsTable, asking: BotAsking) {
    this.#table = table
    this.#asking = asking
  }

  get isBusy(): boolean {
    return this.#current !== null
  }

  /** Something changed: whoever is to be asked now is asked, and others no longer. */
  wake(): void {
    const ask = this.#isStopped ? null : this.#next()
    const current = this.#current
    if (current && ask && current.seq === ask.seq && current.seat === ask.seat && current.bot === ask.bot) return
    current?.stop()
    this.#current = ask
    if (ask) void this.#run(ask).catch((error: unknown) => this.#retry(ask, error))
  }

  stop(): void {
    this.#isStopped = true
    this.wake()
  }

  #next(): Ask | null {
    const match = this.#asking.match()
    if (!match) return null
    const { presence } = this.#table
    const { must, may } = match.turn
    const { seq } = match
    if (this.#doneSeq !== seq) this.#done.clear()
    this.#doneSeq = seq
    const ask = (seat: Seat, bot: Bot, optional: boolean): Ask => {
      return { seq, seat, bot, optional, pauseMs: this.#asking.paceOf(bot), stop: () => {} }
    }
    for (const seat of listSeats(may)) {
      const bot = presence.botAt(seat)
      if (!bot || this.#done.has(seat) || match.game.legal(match.state, seat, []) === 0) continue
      if (bot.needs === 'view' || match.game.defaultAnswer?.(match.state, seat) != null) return ask(seat, bot, true)
    }
    // Who is silent for long has answered too, and the table moves on with that.
    if (listSeats(may).some((seat) => this.#asking.isAwaited(seat))) return null
    for (const seat of listSeats(must)) {
      const bot = presence.botAt(seat)
      if (bot && !this.#done.has(seat)) return ask(seat, bot, false)
    }
    return null
  }

  async #run(ask: Ask): Promise<void> {
    const table = this.#table
    const match = this.#asking.match()!
    const { seat, seq, bot, optional } = ask
    const paused = this.#pause(ask)
    let actions = await this.#asking.decide(match, seat, bot, optional).catch((): Action[] => [])
    await paused
    if (this.#current !== ask) return
    if (actions.length === 0 && !optional) actions = fallbackMove(match.game, match.state, seat)
    let done = actions.length === 0 ? null : await table.play(seat, seq, actions)
    if (isRefusal(done) && done.code !== 'E_SEQ' && !optional) {
      done = await table.play(seat, seq, fallbackMove(match.game, match.state, seat))
    }
    if (this.#current !== ask) return
    this.#current = null
    // Whoever has nothing to say, or nothing that can be done, is not asked again at this entry.
    if ((done === null || isRefusal(done)) && this.#doneSeq === seq) this.#done.add(seat)
    this.wake()
  }

  /** The store failed, and may have recovered. */
  #retry(ask: Ask, error: unknown): void {
    if (this.#current !== ask) return
    this.#asking.failed(error)
    ask.stop = this.#table.parts.time.setTimer(RETRY_MS, () => {
      if (this.#current !== ask) return
      this.#current = null
      this.wake()
    })
  }

  #pause(ask: Ask): Promise<void> {
    if (ask.pauseMs <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const stop = this.#table.parts.time.setTimer(ask.pauseMs, resolve)
      ask.stop = () => {
        stop()
        resolve()
      }
    })
  }
}
