import {
  type Action,
  type Actor,
  CHANCE,
  formatLog,
  type Game,
  GameRecord,
  headerFor,
  isRefusal,
  isUndo,
  type LogEntry,
  type Options,
  parseLog,
  type Random,
  type Refusal,
  replay,
  type Seat,
  stream,
  tellsActor,
} from '@serai/kernel'
import { accepted, broken, demand } from '../law.ts'
import { pick } from '../malformed.ts'
import { legalList, randomStep } from '../random-player.ts'
import { demandSame, demandSameJson } from '../same.ts'
import { chanceOf, type Setup, startOf } from '../setup.ts'
import type { Walk } from '../walk.ts'
import { donorOf } from './mutate-json.ts'
import { oddAction, oddActor } from './odd-actions.ts'
import { unchanged } from './unchanged.ts'

export interface RecordCounts {
  /** Single actions, batches, take-backs and entries of others, most of them odd. */
  calls: number
  accepted: number
}

type Answer = readonly LogEntry[] | Refusal

const LONGEST_BATCH = 6
const SOONEST_END = 150
const ODD_SEQS = [-1, 0, 0.5, 1, Number.NaN, 2 ** 53]

/**
 * Plays a game into a record and calls it in every odd way between: the record stays as it was when it refuses, and is
 * what playing on a plain position gives when it does not. Take-backs lead to where the game has been, and never past
 * what let somebody know something.
 */
export function fuzzRecord<S, O extends Options>(
  game: Game<S, O>,
  setup: Setup<O>,
  { seed, steps }: Walk,
  isOver: () => boolean = () => false,
): RecordCounts {
  const counts: RecordCounts = { calls: 0, accepted: 0 }
  const random = stream(seed, 'odd calls')
  const chance = chanceOf(game, seed)
  const labels = Array.from({ length: setup.seats }, (_, seat) => `random ${seat}`)
  const start = startOf(game, setup, seed)
  const record = new GameRecord(game, headerFor(game, setup.options, labels, start), start)
  /** The position after each entry, as a state of its own. */
  const positions: S[] = [game.clone(start)]
  const valid: Action[] = []

  for (let step = 0; step < steps && !isOver(); step++) {
    const next = randomStep(game, record.state, chance, random)
    if (!next) break
    // Giving up ends most games, so not soon.
    valid.push(step === SOONEST_END ? game.resign : next.action)
    const donor = donorOf(valid.slice(-50).map((action) => game.encode(action)))
    for (let i = 0; i < 6; i++) {
      const odd = oddAction(game, random, valid, donor).read()
      attempt(oddCall(isRefusal(odd) ? next.action : odd))
    }
    // Whatever happened meanwhile, the game goes on.
    const { by, action } = randomStep(game, record.state, chance, random) ?? next
    attempt({ what: `act ${action} by ${by}`, call: () => listed(record.act(by, action, step)) })
    if (step % 97 === 0) demandPosition(random.below(positions.length))
  }
  demandComesBack(game, record)
  return counts

  function attempt({ what, call }: Call): void {
    const isSame = unchanged(game, record.state)
    const { seq } = record
    counts.calls++
    const answer = call()
    const where = `${what}, after entry ${seq}`
    if (isRefusal(answer)) {
      demand(/^E_[A-Z_]+$/.test(answer.code), () => `${where}: refused with the code ${answer.code}`)
      demand(isSame(record.state), () => `${where}: refused, and the position was changed`)
      demand(record.seq === seq, () => `${where}: refused, and the log was changed`)
      return
    }
    counts.accepted++
    demand(answer.length > 0 && record.seq === seq + answer.length, () => `${where}: ${answer.length} entries`)
    for (const [i, entry] of answer.entries()) demandFollows(entry, seq + 1 + i, where)
    demandSame(game, record.state, positions.at(-1)!, where)
  }

  /** What an entry does to a plain position. */
  function demandFollows(entry: LogEntry, seq: number, where: string): void {
    demand(entry.seq === seq, () => `${where}: entry ${entry.seq} is not ${seq}`)
    demandSameJson(record.entry(seq), entry, `${where}: entry ${seq} of the record`)
    if (isUndo(entry)) {
      demand(entry.undo >= 0 && entry.undo < seq, () => `${where}: goes back to ${entry.undo}`)
      demandNotTold(entry.by, entry.undo, seq, where)
      positions.push(game.clone(positions[entry.undo]!))
      return
    }
    const state = game.clone(positions.at(-1)!)
    const refusal = game.check(state, entry.by, entry.action)
    if (refusal) broken(`${where}: entry ${seq} is ${game.format(entry.action)}, which is refused by ${refusal.code}`)
    game.apply(state, entry.by, entry.action)
    positions.push(state)
  }

  /** Of what is taken back, nothing may have told its actor anything. */
  function demandNotTold(by: Actor, from: number, to: number, where: string): void {
    for (let seq = from + 1; seq < to; seq++) {
      const entry = record.entry(seq)!
      demand(entry.by === by, () => `${where}: takes back entry ${seq} of ${entry.by}`)
      if (isUndo(entry)) continue
      const told = tellsActor(entry, record.disclosedBy(seq))
      demand(!told, () => `${where}: takes back entry ${seq}, which told something`)
    }
  }

  function demandPosition(seq: number): void {
    demandSame(game, accepted(record.position(seq), `position ${seq}`), positions[seq]!, `position ${seq}`)
    for (const odd of [-1, record.seq + 1, 0.5, Number.NaN])
      demand(isRefusal(record.position(odd)), () => `position ${odd}`)
  }

  function oddCall(odd: Action): Call {
    const by = oddActor(random, setup.seats)
    switch (random.below(8)) {
      case 0:
        return { what: `act ${odd} by ${by}`, call: () => listed(record.act(by, odd, 0)) }
      case 1:
      case 2:
        return { what: `undo by ${by}`, call: () => listed(record.undo(by, 0)) }
      case 3:
        return { what: `redo by ${by}`, call: () => listed(record.redo(by, 0)) }
      case 4:
      case 5: {
        const { seat, actions } = oddBatch(game, record.state, random, odd)
        return { what: `batch ${actions.join(' ')} by ${seat}`, call: () => record.batch(seat, actions, 0) }
      }
      default: {
        const entry = oddEntry(random, record.seq, by, odd)
        return {
          what: `append ${JSON.stringify(entry)}`,
          call: () => record.append(entry) ?? listed(entry),
        }
      }
    }
  }
}

interface Call {
  readonly what: string
  readonly call: () => Answer
}

function listed(answer: LogEntry | Refusal): Answer {
  return isRefusal(answer) ? answer : [answer as LogEntry]
}

/** What a seat could do one after the other, with something odd in it or without; also far past what may be sent at once. */
function oddBatch<S, O extends Options>(game: Game<S, O>, state: S, random: Random, odd: Action) {
  const { must, may } = game.toAct(state)
  const seats = Array.from({ length: game.seatCount(state) }, (_, seat): Seat => seat)
  const able = seats.filter((seat) => (((must | may) >> seat) & 1) === 1)
  const seat = able.length > 0 && random.below(6) > 0 ? pick(random, able) : oddActor(random, seats.length)
  const actions: Action[] = []
  const walked = game.clone(state)
  for (let i = random.below(LONGEST_BATCH); i > 0; i--) {
    const legal = seats.includes(seat) ? legalList(game, walked, seat) : []
    if (legal.length === 0) break
    const action = pick(random, legal)
    actions.push(action)
    game.apply(walked, seat, action)
  }
  if (random.below(2) === 0) actions.splice(random.below(actions.length + 1), 0, odd)
  return { seat, actions }
}

function oddEntry(random: Random, seq: number, by: Actor, odd: Action): LogEntry {
  const common = { seq: random.below(4) === 0 ? pick(random, [...ODD_SEQS, seq, seq + 2]) : seq + 1, at: 0, by }
  if (random.below(2) === 0) {
    const undo = random.below(4) === 0 ? pick(random, ODD_SEQS) : seq - random.below(8)
    return { ...common, undo }
  }
  const late = random.below(8) === 0 && by !== CHANCE
  return { ...common, action: odd, ...(late && { late }), ...(random.below(8) === 0 && { reveal: [1, 2, 3] }) }
}

function demandComesBack<S, O extends Options>(game: Game<S, O>, record: GameRecord<S, O>): void {
  const text = formatLog(game, record.header, record.entries)
  const log = accepted(
    parseLog((id) => (id === game.id ? game : undefined), text),
    "the log's own text",
  )
  demandSameJson(log.entries, record.entries, 'the entries after their text')
  const again = accepted(replay(game, log.header, log.entries), 'the log')
  demandSame(game, again.state, record.state, 'after replay')
}
