import {
  type Action,
  type AnyGame,
  CHANCE,
  chainEntry,
  chainHeader,
  commitmentOf,
  defaultOptions,
  fairDraw,
  fairStart,
  formatLog,
  GameRecord,
  headerFor,
  isRefusal,
  type Json,
  type LogEntry,
  listSeats,
  type Options,
  type Random,
  type Refusal,
  revealLog,
  type Seat,
  stream,
} from '@serai/kernel'

export const SECRET = 'a0b1c2d3e4f50617'.repeat(4)
export const COMMITMENT = commitmentOf(SECRET)

export interface People {
  /** What they ask for in place of the options of a simulation. */
  readonly wishes?: Options
  /** They also make offers, take back, do again and, late, resign. */
  readonly isRestless?: boolean
  /** An action that is in no list, from those in the list. */
  invent?(legal: readonly Json[], random: Random): Json | null
}

/** The log of a fair table; the people choose at random. */
export function fairLog(game: AnyGame, seats: number, steps: number, seed = 5, people: People = {}): string {
  const fair = {
    table: 'tea-house',
    commitment: COMMITMENT,
    // With signs that JSON writes in ways of its own.
    seeds: Array.from({ length: seats }, (_, i) => `seed ${i} "\\\n\u0001 Зары 🎲`),
  }
  const options = { ...defaultOptions(game.options), ...game.simulationOptions, ...people.wishes } as Options
  const start = fairStart(game, options, seats, SECRET, fair)
  const labels = Array.from({ length: seats }, (_, i) => `person ${i}`)
  const header = { ...headerFor(game, options, labels, start), fair }
  const record = new GameRecord(game, header, start)
  const random = stream(seed, 'people')
  const legal: Action[] = []
  let chain = chainHeader(header)
  for (let at = 0; at < steps; at++) {
    const { kind, must, may } = game.toAct(record.state)
    if (kind === 'over') break
    const asked = listSeats(people.isRestless ? must | may : must)
    let entry: LogEntry | Refusal | null = null
    if (kind === 'chance') {
      entry = record.act(CHANCE, fairDraw(game, record.state, SECRET, fair, record.seq + 1, chain), at)
    } else {
      const seat = asked[people.isRestless ? random.below(asked.length) : 0]!
      if (people.isRestless) entry = unlisted(record, seat, at, random, people)
      const count = game.legal(record.state, seat, legal)
      // Who may act, and need not, has something to do beside the list.
      if (!entry && count === 0) continue
      entry ??= record.act(seat, legal[random.below(count)]!, at)
    }
    if (isRefusal(entry)) throw new Error(JSON.stringify(entry))
    chain = chainEntry(chain, game, entry)
  }
  return formatLog(game, header, record.entries, revealLog(game, header, record.entries, SECRET))
}

/** Now and then what is in no list; null most of the time, and where it is not allowed. */
function unlisted(
  record: GameRecord<unknown>,
  seat: Seat,
  at: number,
  random: Random,
  { invent }: People,
): LogEntry | null {
  const { game, state } = record
  const list: Action[] = []
  const tryIt = (): LogEntry | Refusal | null => {
    const choice = random.below(400)
    if (choice < 40) return record.undo(seat, at)
    if (choice < 60) return record.redo(seat, at)
    if (choice < 120) {
      const count = game.offers(state, seat, list)
      return count > 0 ? record.act(seat, list[random.below(count)]!, at) : null
    }
    if (choice < 200 && invent) {
      const listed = list.slice(0, game.legal(state, seat, list)).map((action) => game.encode(action))
      const action = game.decode(invent(listed, random))
      return isRefusal(action) ? null : record.act(seat, action, at)
    }
    return choice === 399 && record.seq > 500 ? record.act(seat, game.resign, at) : null
  }
  const entry = tryIt()
  return isRefusal(entry) ? null : entry
}
