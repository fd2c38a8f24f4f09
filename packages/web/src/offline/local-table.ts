import { type Bot, botOfLevel, firstChoice, type Level, type Question } from '@serai/bots'
import { type Action, isRefusal, listSeats, type Refusal, type Seat } from '@serai/kernel'
import type { SeatInfo, TableSummary, WireError } from '@serai/protocol'
import type { Answer, Command, TableListener } from '../net/connection.ts'
import type { TableLink } from '../net/table-link.ts'
import type { Brain } from './brain.ts'
import { type LocalGame, MINE } from './local-game.ts'

export interface LocalParts {
  readonly game: LocalGame
  readonly level: Level
  readonly brain: Brain
  /** Keeps the whole log, so that a closed page goes on where it was. */
  readonly keep: (log: string) => void
  /** Resolves when a bot has seemed to think for long enough. */
  readonly pause: () => Promise<void>
  readonly createdAt: number
}

/** A table on this device: the same messages as from a server, and bots on every seat but mine. */
export class LocalTable implements TableLink {
  readonly #parts: LocalParts
  readonly #bot: Bot
  #listener: TableListener | null = null
  #table = ''
  #shown = 0
  #isPiloted = false
  #isThinking = false

  constructor(parts: LocalParts) {
    const bot = botOfLevel(parts.game.game, parts.level)
    if (!bot) throw new Error(`no bot of level ${parts.level}`)
    this.#parts = parts
    this.#bot = bot
  }

  watch(table: string, listener: TableListener): () => void {
    const { game } = this.#parts
    this.#table = table
    this.#listener = listener
    this.#shown = game.seq
    listener.receive({
      type: 'snapshot',
      table,
      summary: this.#summary(table),
      seat: MINE,
      seq: game.seq,
      view: game.game.describe(game.view(MINE)),
      clocks: null,
      chat: [],
    })
    void this.#playBots()
    return () => {
      this.#listener = null
      this.#parts.brain.rest()
    }
  }

  async command(command: Command): Promise<Answer> {
    const refusal = this.#do(command)
    if (refusal) return { refused: wireError(refusal) }
    this.#tell()
    void this.#playBots()
    return { seq: this.#parts.game.seq }
  }

  async log(): Promise<string> {
    const { game } = this.#parts
    return game.isOver ? game.wholeLog() : game.logFor(MINE)
  }

  #do(command: Command): Refusal | null {
    const { game } = this.#parts
    switch (command.type) {
      case 'act': {
        const actions: Action[] = []
        for (const json of command.actions) {
          const action = game.game.decode(json)
          if (isRefusal(action)) return action
          actions.push(action)
        }
        return game.act(MINE, actions)
      }
      case 'undo':
        return game.back(MINE)
      case 'redo':
        return game.forward(MINE)
      case 'resign':
        return game.resign(MINE)
      case 'autopilot':
        this.#isPiloted = command.on
        return null
      case 'chat':
        // Nobody is there to read it.
        return { code: 'E_MUTED' }
      default:
        return { code: 'E_REQUEST' }
    }
  }

  /** New entries, and the table when something else changed. */
  #tell(): void {
    const { game, keep } = this.#parts
    const table = this.#table
    keep(game.wholeLog())
    if (game.seq > this.#shown) {
      const entries = game.entriesFor(MINE, this.#shown)
      this.#shown = game.seq
      this.#listener?.receive({ type: 'entries', table, entries: entries as never, clocks: null })
    }
    this.#listener?.receive({ type: 'table', table, summary: this.#summary(table), seat: MINE, clocks: null })
  }

  #isBots(seat: Seat): boolean {
    return seat !== MINE || this.#isPiloted
  }

  /** One after the other, those first who may answer an offer; until the person is asked. */
  async #playBots(): Promise<void> {
    if (this.#isThinking) return
    this.#isThinking = true
    try {
      await this.#playOn()
    } finally {
      this.#isThinking = false
    }
  }

  async #playOn(): Promise<void> {
    const silent = new Set<Seat>()
    let at = -1
    while (this.#listener) {
      const { game } = this.#parts
      if (game.seq !== at) silent.clear()
      at = game.seq
      const next = this.#next(silent)
      if (!next) break
      const { seat, optional } = next
      const [actions] = await Promise.all([this.#decide(seat, optional), this.#parts.pause()])
      // The person left or acted meanwhile: look again.
      if (actions === null || game.seq !== at) continue
      const choices = optional ? [actions] : [actions, firstChoice(game.game, game.state, seat)]
      if (choices.some((choice) => choice.length > 0 && game.act(seat, choice) === null)) this.#tell()
      else silent.add(seat)
    }
  }

  #next(silent: ReadonlySet<Seat>): { readonly seat: Seat; readonly optional: boolean } | null {
    const { game } = this.#parts
    const { must, may } = game.game.turn(game.state)
    for (const seat of listSeats(may)) {
      if (!this.#isBots(seat) || silent.has(seat)) continue
      if (game.game.legal(game.state, seat, []) > 0) return { seat, optional: true }
    }
    for (const seat of listSeats(must)) if (this.#isBots(seat) && !silent.has(seat)) return { seat, optional: false }
    return null
  }

  /** Nothing from a bot that fails: the game goes on without it. */
  async #decide(seat: Seat, optional: boolean): Promise<readonly Action[] | null> {
    const { game, brain } = this.#parts
    const question: Question = {
      game: game.game.id,
      bot: this.#bot.name,
      seat,
      view: game.game.write(game.view(seat)),
      optional,
      seed: `${this.#parts.createdAt} ${game.seq} ${seat}`,
      past: game.pastOf(seat),
    }
    return brain.decide(question).catch(() => [])
  }

  #summary(id: string): TableSummary {
    const { game, createdAt, level } = this.#parts
    const result = game.game.result(game.state)
    const seats = game.names.map((name, seat): SeatInfo => {
      const common = { seat, name, connected: true }
      return seat === MINE
        ? { ...common, kind: 'person', autopilot: this.#isPiloted }
        : { ...common, kind: 'bot', bot: this.#bot.name, level, autopilot: false }
    })
    return {
      id,
      game: game.game.id,
      options: {},
      status: result ? 'over' : 'running',
      isPrivate: true,
      host: game.names[MINE]!,
      hostId: '',
      seats,
      seq: game.seq,
      commitment: '',
      createdAt,
      startedAt: createdAt,
      clock: null,
      ...(result && { result, endedAt: game.changedAt ?? createdAt }),
    }
  }
}

function wireError({ code, ...details }: Refusal): WireError {
  return { ...details, code, message: code }
}
