import {
  type Action,
  drawOutcome,
  type Game,
  hashWords,
  isRefusal,
  newOutcomes,
  packWords,
  unpackWords,
} from '@serai/kernel'
import { CARDS, DEAL, decode, encode, FINITE, format, KINDS, OFFER, parse, RESIGN } from './actions.ts'
import { build, describe, faultOf } from './description.ts'
import { determinize, disclosed, redact } from './hiding.ts'
import { apply, check, turn, weightOf } from './rules.ts'
import {
  ACTIVE,
  COPIES,
  DECK,
  DECK_SIZE,
  HAND,
  HAND_SIZE,
  OFFERED,
  OPEN,
  OVER,
  REASON,
  REASONS,
  SCORE,
  SEATS,
  STAGE,
  STAGES,
  STEALING,
  TAKER,
  TARGET,
  type ToyState,
  TURN_CAP,
  TURNS,
  VIEWER,
  WINNER,
  WORDS,
} from './state.ts'
import { plays } from './whole-play.ts'

export type ToyOptions = { readonly target: number; readonly turnCap: number }

const FORMAT = 'toy1'
const OFFERS = 3
const OBSERVED = 5 + KINDS + 6

/** A small game with everything that a game can have: hidden cards, chance, several seats at once, open-ended offers, whole plays. */
export const toyGame: Game<ToyState, ToyOptions> = {
  id: 'toy',
  title: 'Toy',
  ruleset: 'toy-1',
  seats: { min: 2, max: 3, table: { min: 2, max: 3 } },
  options: {
    target: { kind: 'integer', default: 9, min: 1, max: 100, label: 'Points to win' },
    turnCap: { kind: 'integer', default: 200, min: 1, max: 10_000, label: 'Most turns' },
  },
  simulationOptions: { turnCap: 60 },

  start(options, seats, random, into = new Int32Array(WORDS)) {
    into.fill(0)
    into[VIEWER] = OPEN
    into[SEATS] = seats
    into[TARGET] = options.target
    into[TURN_CAP] = options.turnCap
    into[ACTIVE] = random.below(seats)
    into[TAKER] = -1
    into[WINNER] = -1
    into[DECK_SIZE] = KINDS * COPIES
    into.fill(COPIES, DECK, DECK + KINDS)
    return into
  },
  describe,
  parsePosition: build,
  seatCount: (s) => s[SEATS]!,
  turnCount: (s) => s[TURNS]!,

  toAct: turn,
  legal(s, seat, out) {
    let n = 0
    for (let action = 0; action < FINITE; action++) {
      if (action !== RESIGN && check(s, seat, action) === null) out[n++] = action
    }
    return n
  },
  offers(s, seat, out) {
    let n = 0
    for (let points = 1; points <= OFFERS; points++) {
      if (check(s, seat, OFFER + points) === null) out[n++] = OFFER + points
    }
    return n
  },
  resign: RESIGN,
  check,
  apply,
  chance(s, out) {
    let n = 0
    for (let action = DEAL; action < FINITE; action++) {
      const weight = weightOf(s, action)
      if (weight === 0) continue
      out.actions[n] = action
      out.weights[n++] = weight
    }
    return n
  },
  draw(s, random) {
    return drawOutcome(outcomes, this.chance(s, outcomes), random)
  },
  chanceStreams: ['cards', 'thefts'],
  chanceStream: (s) => (s[STAGE] === STEALING ? 1 : 0),
  result(s) {
    if (s[STAGE] !== OVER) return null
    const winner = s[WINNER]!
    return {
      returns: Array.from({ length: s[SEATS]! }, (_, p) => (p === winner ? 1 : 0)),
      winner: winner < 0 ? null : winner,
      reason: REASONS[s[REASON]!]!,
    }
  },
  plays,

  clone: (s) => s.slice(),
  copy: (from, to) => to.set(from),
  write: (s) => packWords(FORMAT, s),
  read(bytes) {
    const words = unpackWords(FORMAT, WORDS, bytes)
    return isRefusal(words) ? words : (faultOf(words) ?? words)
  },
  hash: hashWords,

  redact,
  viewer: (s) => (s[VIEWER] === OPEN ? null : s[VIEWER]!),
  disclosed,
  determinize,

  encode,
  decode,
  format,
  parse,
  codes: FINITE + OFFERS,
  code(action: Action) {
    if (action > OFFER) return action <= OFFER + OFFERS ? FINITE + action - OFFER - 1 : -1
    return action === RESIGN || action >= DEAL ? -1 : action
  },
  observation: {
    size: OBSERVED,
    write(s, seat, out) {
      out.set([s[STAGE]!, s[ACTIVE] === seat ? 1 : 0, s[OFFERED]!, s[DECK_SIZE]!, s[TURNS]!])
      out.set(s.subarray(HAND + KINDS * seat, HAND + KINDS * (seat + 1)), 5)
      for (let p = 0; p < 3; p++) {
        out[5 + KINDS + p] = s[SCORE + p]!
        out[8 + KINDS + p] = s[HAND_SIZE + p]!
      }
    },
  },
  render(s) {
    const lines = [`${STAGES[s[STAGE]!]}, turn ${s[TURNS]}, deck ${s[DECK_SIZE]}`]
    for (let p = 0; p < s[SEATS]!; p++) {
      const hand = CARDS.map((card, k) => `${s[HAND + KINDS * p + k]} ${card}`).join(', ')
      lines.push(
        `${p === s[ACTIVE] ? '>' : ' '} seat ${p}: ${s[SCORE + p]} points, ${s[HAND_SIZE + p]} cards (${hand})`,
      )
    }
    return lines.join('\n')
  },
}

const outcomes = newOutcomes(KINDS)

/** Every finite action, chance included. */
export const TOY_UNIVERSE: readonly Action[] = Array.from({ length: FINITE }, (_, action) => action)
export const isUnlistedToy = (action: Action): boolean => action === RESIGN
