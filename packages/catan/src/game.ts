import {
  type Action,
  type Actor,
  CHANCE_TURN,
  type Game,
  hashWords,
  OVER_TURN,
  packWords,
  type Refusal,
  type Result,
  seatsTurn,
  type Turn,
  unpackWords,
} from '@serai/kernel'
import { perform } from './actions/apply.ts'
import { chance, draw, STREAMS, streamOf } from './actions/chance.ts'
import { legal } from './actions/legal.ts'
import { format, parse } from './actions/notation.ts'
import { RESIGN } from './actions/numbers.ts'
import { decode, encode } from './actions/wire.ts'
import { check } from './check/check.ts'
import { determinize } from './hidden/determinize.ts'
import { disclosed, performRedacted, redact } from './hidden/redact.ts'
import { offers } from './learn/catalogue.ts'
import { CODES, code } from './learn/codes.ts'
import { observation } from './learn/observation.ts'
import { type CatanOptions, OPTIONS } from './options.ts'
import { describe, RULESET } from './position/describe.ts'
import { parsePosition } from './position/parse-position.ts'
import { render } from './render.ts'
import { defaultAnswer } from './rules/default-answer.ts'
import { closesDeal } from './rules/trade.ts'
import { trueScore } from './rules/victory.ts'
import * as layout from './state/layout.ts'
import * as stage from './state/stage.ts'
import { start } from './state/start.ts'
import { MOST_SEATS, REASONS } from './vocabulary.ts'

const { ACTIVE, DISCARDING, OPEN, PLAYING, SEATS, STAGE, TRADING, TURN, VIEWER, WINNER, WORDS } = layout
const {
  STAGE_BEFORE_ROLL,
  STAGE_DICE,
  STAGE_DISCARD,
  STAGE_DRAW,
  STAGE_FIRST_PLAYER,
  STAGE_MAIN,
  STAGE_OVER,
  STAGE_STOLEN,
} = stage

type CatanState = layout.CatanState

const SNAPSHOT = 'catan1'

function toAct(s: CatanState): Turn {
  switch (s[STAGE]) {
    case STAGE_BEFORE_ROLL:
      return seatsTurn(1 << s[ACTIVE]!, 0)
    case STAGE_MAIN:
      // R71: the others may answer, or propose to the active player.
      return seatsTurn(1 << s[ACTIVE]!, s[TRADING] === 0 ? 0 : s[PLAYING]! & ~(1 << s[ACTIVE]!))
    case STAGE_DICE:
    case STAGE_DRAW:
    case STAGE_STOLEN:
    case STAGE_FIRST_PLAYER:
      return CHANCE_TURN
    case STAGE_DISCARD:
      return seatsTurn(s[DISCARDING]!, 0)
    case STAGE_OVER:
      return OVER_TURN
    default:
      return seatsTurn(1 << s[ACTIVE]!, 0)
  }
}

function apply(s: CatanState, by: Actor, action: Action, reveal?: readonly number[]): void {
  if (s[VIEWER] === OPEN) perform(s, by, action)
  else performRedacted(s, by, action, reveal)
}

/** 1 for the winner, 0 for the others; nobody wins by the turn cap. */
function result(s: CatanState): Result | null {
  if (s[STAGE] !== STAGE_OVER) return null
  const winner = s[WINNER]!
  return {
    returns: [...Array(s[SEATS]).keys()].map((p) => (p === winner ? 1 : 0)),
    winner: winner < 0 ? null : winner,
    reason: REASONS[s[layout.REASON]!]!,
  }
}

export const catan: Game<CatanState, CatanOptions> = {
  id: 'catan',
  title: 'Catan',
  ruleset: RULESET,
  seats: { min: 2, max: MOST_SEATS, table: { min: 3, max: MOST_SEATS } },
  options: OPTIONS,
  simulationOptions: { turnCap: 2000 }, // R174
  start,
  describe,
  parsePosition,
  seatCount: (s) => s[SEATS]!,
  turnCount: (s) => s[TURN]!,
  toAct,
  legal,
  offers,
  resign: RESIGN,
  defaultAnswer,
  isFinal: closesDeal,
  check,
  apply,
  chance,
  draw,
  chanceStreams: STREAMS,
  chanceStream: streamOf,
  result,
  scores: (s) => [...Array(s[SEATS]).keys()].map((p) => trueScore(s, p)),
  clone: (s) => s.slice(),
  copy: (from, to) => to.set(from),
  write: (s) => packWords(SNAPSHOT, s),
  read: (bytes): CatanState | Refusal => unpackWords(SNAPSHOT, WORDS, bytes),
  hash: hashWords,
  redact,
  viewer: (s) => (s[VIEWER] === OPEN ? null : s[VIEWER]!),
  disclosed,
  determinize,
  encode,
  decode,
  format,
  parse,
  codes: CODES,
  code,
  observation,
  render,
}
