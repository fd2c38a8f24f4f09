import {
  type ActionEntry,
  type AnyGame,
  CHANCE,
  chainEntry,
  chainHeader,
  commitmentOf,
  decodeOptions,
  fairDraw,
  fairStart,
  GameRecord,
  headerFor,
  isRefusal,
  type Log,
  type LogEntry,
  type Options,
  revealLog,
  stream,
} from '@serai/kernel'
import { randomStep } from '@serai/test-kit'

const SECRET = '0123456789abcdef'.repeat(4)

/** A whole game between careless people who take back now and then, kept as a server keeps it. */
export function playFair(game: AnyGame, seats: number, seed: string, wanted: Options = {}): Log {
  const options = decodeOptions(game.options, { ...game.simulationOptions, ...wanted })
  if (isRefusal(options)) throw new Error(options.code)
  const names = ['Ann', 'Bob', 'Cem', 'Dina'].slice(0, seats)
  const fair = { table: 'blue-fox', commitment: commitmentOf(SECRET), seeds: names.map((name) => `seed of ${name}`) }
  const start = fairStart(game, options, seats, SECRET, fair)
  const header = { ...headerFor(game, options, names, start), fair }
  const record = new GameRecord(game, header, start)
  const random = stream(seed, 'choices')
  let chain = chainHeader(header)
  const follow = (entry: LogEntry) => {
    chain = chainEntry(chain, game, entry)
  }
  for (let kind = game.toAct(start).kind; kind !== 'over'; kind = game.toAct(record.state).kind) {
    const at = 1000 + 10 * record.seq
    if (kind === 'chance') {
      const action = fairDraw(game, record.state, SECRET, fair, record.seq + 1, chain)
      follow(record.act(CHANCE, action, at) as ActionEntry)
      continue
    }
    const step = randomStep(game, record.state, [], random, { offers: true })
    if (!step) throw new Error('nobody can do anything')
    follow(record.act(step.by, step.action, at) as ActionEntry)
    if (random.below(8) > 0) continue
    const undo = record.undo(step.by, at + 1)
    if (!isRefusal(undo)) follow(undo)
  }
  return { game, header, entries: record.entries, reveal: revealLog(game, header, record.entries, SECRET) }
}
