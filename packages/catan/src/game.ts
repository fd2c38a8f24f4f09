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
import { perform } from './apply.ts'
import { build } from './build.ts'
import { offers } from './catalogue.ts'
import { chance, draw, STREAMS, streamOf } from './chance.ts'
import { check } from './check.ts'
import { CODES, code } from './codes.ts'
import { describe, RULESET } from './describe.ts'
import { imagine } from './imagine.ts'
import * as layout from './layout.ts'
import { legal } from './legal.ts'
import { format, parse } from './notation.ts'
import { observation } from './observation.ts'
import { type CatanOptions, OPTIONS } from './options.ts'
import { performRedacted, redact, redactEntry } from './redact.ts'
import { render } from './render.ts'
import { silence } from './silence.ts'
import * as stage from './stage.ts'
import { start } from './start.ts'
import { closesDeal } from './trade.ts'
import { trueScore } from './victory.ts'
import { MOST_SEATS, REASONS } from './vocabulary.ts'
import { decode, encode } from './wire.ts'

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

function turn(s: CatanState): Turn {
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
  simulation: { turnCap: 2000 }, // R174
  returns: { min: 0, max: 1 },
  start,
  describe,
  build,
  seatCount: (s) => s[SEATS]!,
  turns: (s) => s[TURN]!,
  turn,
  legal,
  offers,
  silence,
  isBinding: closesDeal,
  check,
  apply,
  chance,
  draw,
  streams: STREAMS,
  stream: streamOf,
  result,
  scores: (s) => [...Array(s[SEATS]).keys()].map((p) => trueScore(s, p)),
  clone: (s) => s.slice(),
  copy: (from, to) => to.set(from),
  write: (s) => packWords(SNAPSHOT, s),
  read: (bytes): CatanState | Refusal => unpackWords(SNAPSHOT, WORDS, bytes),
  hash: hashWords,
  redact,
  viewer: (s) => (s[VIEWER] === OPEN ? null : s[VIEWER]!),
  redactEntry,
  imagine,
  encode,
  decode,
  format,
  parse,
  codes: CODES,
  code,
  observation,
  render,
}
