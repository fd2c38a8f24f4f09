import { findGame, games, NardeTrainer, nardeNetJson, readNardeNet } from '@serai/bots'
import { decodeBoard, encodeBoard, randomBoard } from '@serai/catan'
import {
  type AnyGame,
  CHANCE,
  chainEntry,
  chainHeader,
  commitmentOf,
  decodeOptions,
  defaultOptions,
  describeOptions,
  fairDraw,
  fairStart,
  formatEntry,
  formatHeader,
  formatLog,
  GameRecord,
  headerFor,
  isRefusal,
  type JsonObject,
  type Log,
  type LogEntry,
  parseLog,
  parseOption,
  type Random,
  type Refusal,
  redactLog,
  replay,
  revealLog,
  stream,
  verifyLog,
} from '@serai/kernel'
import {
  BOARD_MODES,
  type BoardRequest,
  CONSTRAINTS,
  decodeBoardRequest,
  formatBoardCode,
  parseBoardCode,
  tableBoard,
} from '@serai/lab'
import {
  accepted,
  broken,
  type Donor,
  deepenJson,
  demand,
  demandSameJson,
  donorOf,
  fuzzText,
  mutateJson,
  mutateText,
  pick,
  randomStep,
  setupsOf,
  viewersOf,
} from '@serai/test-kit'
import { readMessage } from '../../src/http/socket/read-message.ts'
import { readMessage as readNodeMessage } from '../../src/nodes/message.ts'
import type { Section } from './section.ts'

const STEPS = [0, 3, 30, 150, 400]
const OF_A_LOG = 150
const OF_EACH_CODE = 100
const SECRET = '0123456789abcdef'.repeat(4)

/** Logs as text: cut off, out of order, with other numbers, with other entries, with dice made to fit. */
export async function fuzzLogs(section: Section): Promise<void> {
  await section.run((seed, number) => {
    const random = stream(seed, 'odd logs')
    const log = fairLog(games[number % games.length]!, pick(random, STEPS), seed, random)
    const text = formatLog(log.game, log.header, log.entries, log.reveal)
    const lines = [formatHeader(log.header), ...log.entries.slice(-40).map((entry) => formatEntry(log.game, entry))]
    const donor = donorOf(lines)
    for (let i = 0; i < OF_A_LOG && !section.isOver; i++) {
      const odd = oddLog(random, text, donor)
      section.count('logs')
      section.count(judge(odd, () => readLog(odd)))
    }
  })
}

function oddLog(random: Random, text: string, donor: Donor): string {
  if (random.below(2) === 0) return mutateText(random, text)
  const lines = text.split('\n')
  // The header says the most.
  const at = random.below(3) === 0 ? 0 : random.below(lines.length - 1)
  const line = lines[at]!
  lines[at] =
    random.below(12) === 0
      ? deepenJson(random, line)
      : (JSON.stringify(mutateJson(random, JSON.parse(line), donor)) ?? '')
  return lines.join('\n')
}

/** Whatever can be read is a game that comes back from its own text, and that everybody can have and check. */
function readLog(text: string): Refusal | null {
  const log = parseLog(findGame, text)
  if (isRefusal(log)) return log
  const { game, header, entries } = log
  for (const reveal of [log.reveal, revealOf(log)]) {
    const verified = verifyLog(reveal ? { ...log, reveal } : log)
    if (isRefusal(verified)) demandCode(verified)
  }
  const record = replay(game, header, entries)
  if (isRefusal(record)) return record
  const again = accepted(parseLog(findGame, formatLog(game, header, entries)), 'its own text')
  demandSameJson(again.entries, entries, 'read again')
  for (const viewer of viewersOf(game, record.state)) accepted(redactLog(game, header, entries, viewer), 'the log')
  return null
}

/** As somebody would make it who knows the secret and makes the hashes fit again. */
function revealOf({ game, header, entries }: Log): Log['reveal'] {
  return isRefusal(replay(game, header, [])) ? undefined : revealLog(game, header, entries, SECRET)
}

/** A game between careless people, with some take-backs, kept as a server does. */
function fairLog(game: AnyGame, steps: number, seed: string, random: Random): Log {
  const seats = game.seats.table.min
  const fair = { table: seed, commitment: commitmentOf(SECRET), seeds: Array.from({ length: seats }, (_, s) => `${s}`) }
  const { options } = setupsOf(game, [{ seats }])[0]!
  const start = fairStart(game, options, seats, SECRET, fair)
  const header = { ...headerFor(game, options, fair.seeds, start), fair }
  const record = new GameRecord(game, header, start)
  let chain = chainHeader(header)
  const follow = (entry: LogEntry | Refusal) => {
    if (!isRefusal(entry)) chain = chainEntry(chain, game, entry as LogEntry)
  }
  while (record.seq < steps && game.toAct(record.state).kind !== 'over') {
    if (game.toAct(record.state).kind === 'chance') {
      follow(record.act(CHANCE, fairDraw(game, record.state, SECRET, fair, record.seq + 1, chain), record.seq))
      continue
    }
    const { by, action } = randomStep(game, record.state, [], random)!
    follow(record.act(by, action, record.seq))
    if (random.below(8) === 0) follow(record.undo(by, record.seq))
  }
  return { game, header, entries: record.entries, reveal: revealLog(game, header, record.entries, SECRET) }
}

/** What reads something from outside: one of its texts, and how it is read. Null: it was taken, and works. */
interface Reader {
  readonly name: string
  sample(random: Random): string
  read(text: string): Refusal | null
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const board = (random: Random): JsonObject => encodeBoard(randomBoard(random))

const READERS: readonly Reader[] = [
  {
    name: 'board codes',
    sample: (random) => formatBoardCode(randomBoard(random)),
    read(text) {
      const read = parseBoardCode(text)
      if (isRefusal(read)) return read
      demandSameJson(parseBoardCode(formatBoardCode(read)), read, 'the board of its own code')
      return null
    },
  },
  {
    name: 'boards',
    sample: (random) => JSON.stringify(board(random)),
    read(text) {
      const read = decodeBoard(asJson(text))
      if (isRefusal(read)) return read
      demandSameJson(decodeBoard(encodeBoard(read)), read, 'the board of its own description')
      return null
    },
  },
  {
    name: 'board requests',
    sample: (random) => JSON.stringify(boardRequest(random)),
    read(text) {
      const read = decodeBoardRequest(asJson(text))
      if (isRefusal(read)) return read
      const made = tableBoard(read)
      if (isRefusal(made)) demandCode(made)
      else accepted(decodeBoard(made), 'the board of a request')
      return null
    },
  },
  ...games.flatMap((game): Reader[] => [
    {
      name: `options of ${game.id}`,
      sample: (random) => JSON.stringify(optionsOf(game, random)),
      read(text) {
        const read = decodeOptions(game.options, asJson(text))
        if (isRefusal(read)) return read
        const { min, max } = game.seats
        for (let seats = min; seats <= max; seats++) game.describe(game.start(read, seats, stream('fuzz', 'start')))
        return null
      },
    },
    {
      name: `typed options of ${game.id}`,
      sample: (random) => {
        const [name, value] = pick(random, Object.entries(optionsOf(game, random)))
        return `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`
      },
      read(text) {
        const read = parseOption(game.options, text)
        return isRefusal(read) ? read : null
      },
    },
    {
      name: `typed actions of ${game.id}`,
      sample: (random) => typedAction(game, random),
      read(text) {
        const read = game.parse(text)
        if (isRefusal(read)) return read
        demand(game.parse(game.format(read)) === read, () => `read as ${read}, written as ${game.format(read)}`)
        return null
      },
    },
  ]),
  {
    name: 'nets',
    sample: () => NET,
    read(text) {
      const read = readNardeNet(asJson(text))
      return isRefusal(read) ? read : null
    },
  },
  {
    // Whose reader says no more than that it is none.
    name: 'messages between nodes',
    sample: () => NODE_MESSAGE,
    read: (text) => (readNodeMessage(text) ? null : { code: 'E_NONE' }),
  },
  {
    name: 'messages of a socket',
    sample: (random) => pick(random, SOCKET_MESSAGES),
    read(text) {
      const read = readMessage(text)
      return 'refusal' in read ? read.refusal : null
    },
  },
]

/** Everything else that is read from outside. */
export async function fuzzCodes(section: Section): Promise<void> {
  await section.run((seed, number) => {
    const random = stream(seed, 'odd texts')
    const { name, sample, read } = READERS[number % READERS.length]!
    const texts = Array.from({ length: 6 }, () => sample(random))
    for (const text of texts) judge(text, () => demandTaken(read(text)))
    const donor = donorOf(texts.map(asJson))
    for (let i = 0; i < OF_EACH_CODE && !section.isOver; i++) {
      const odd = oddText(random, pick(random, texts), donor)
      section.count('texts')
      section.count(judge(odd, () => read(odd), name))
    }
  })
}

function demandTaken(refusal: Refusal | null): null {
  if (refusal) broken(`sound, and refused: ${JSON.stringify(refusal)}`)
  return null
}

function oddText(random: Random, text: string, donor: Donor): string {
  const json = asJson(text)
  if (random.below(3) === 0 || typeof json !== 'object') {
    return random.below(2) === 0 ? mutateText(random, text) : fuzzText(random, text)
  }
  if (random.below(10) === 0) return deepenJson(random, text)
  return JSON.stringify(mutateJson(random, json, donor)) ?? ''
}

function judge(text: string, read: () => Refusal | null, name = 'log'): 'refused' | 'sound' {
  try {
    const refusal = read()
    if (refusal) demandCode(refusal)
    return refusal ? 'refused' : 'sound'
  } catch (fault) {
    const what = fault instanceof Error ? (fault.stack ?? fault.message).slice(0, 1500) : String(fault)
    const shown = text.length > 2000 ? `${text.slice(0, 1000)} … ${text.slice(-1000)}` : text
    return broken(`${name}: ${what}\n  (from ${shown})`)
  }
}

function demandCode(refusal: Refusal): void {
  demand(/^E_[A-Z_]+$/.test(refusal.code), () => `refused with the code ${refusal.code}`)
  const { length } = JSON.stringify(refusal)
  demand(length < 5000, () => `${refusal.code} tells ${length} letters`)
}

function optionsOf(game: AnyGame, random: Random): JsonObject {
  const options: Record<string, JsonObject[string]> = { ...defaultOptions(game.options) }
  for (const [name, option] of Object.entries(describeOptions(game.options))) {
    if (option.kind === 'flag') options[name] = random.below(2) === 0
    else if (option.kind === 'integer') options[name] = option.min + random.below(option.max - option.min + 1)
    else options[name] = option.custom && random.below(2) === 0 ? board(random) : pick(random, option.values)
  }
  return options
}

function boardRequest(random: Random): BoardRequest {
  const values = { cluster: 2, cornerPips: 12, resourcePips: { min: 8, max: 14 }, desert: 'centre' as const }
  const wanted = CONSTRAINTS.filter(() => random.below(4) === 0)
  const constraints = Object.fromEntries(
    wanted.map((name) => [name, { ...values }[name as keyof typeof values] ?? true]),
  )
  return { mode: pick(random, BOARD_MODES), seed: random.next(), seats: 3 + random.below(2), constraints }
}

function typedAction(game: AnyGame, random: Random): string {
  const log = fairLog(game, 30, `${random.next()}`, random)
  const entries = log.entries.flatMap((entry) => ('action' in entry ? [game.format(entry.action)] : []))
  return pick(random, entries)
}

const NET = JSON.stringify(
  nardeNetJson({
    settings: { seed: 1, hidden: 1, rate: 0.1 },
    games: 0,
    command: '',
    made: '',
    seconds: 0,
    weights: new NardeTrainer({ seed: 1, hidden: 1, rate: 0.1 }, 0).net.weights,
  }),
)

const NODE_MESSAGE = JSON.stringify({
  from: 'a',
  tables: [['t', 1, null]],
  present: ['p'],
  people: [],
  lapsed: ['q'],
  asks: 'c',
})

const SOCKET_MESSAGES = [
  { type: 'hello', protocol: 2 },
  { type: 'lobby', on: true },
  { type: 'watch', table: 't', from: 0, quiet: true },
  { type: 'act', table: 't', id: 'a', seq: 3, actions: [{ type: 'ROLL_DICE' }] },
  { type: 'chat', table: 't', id: 'b', chat: { text: 'hello' } },
  { type: 'chat', table: 't', id: 'c', chat: { preset: 'thanks' } },
].map((message) => JSON.stringify(message))
