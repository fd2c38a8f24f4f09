import type { Observation, Seat } from '@serai/kernel'
import { DIE_SIDES } from '../actions/numbers.ts'
import { CHECKERS, POINTS } from '../board/route.ts'
import { MOST_MATCH_POINTS } from '../options.ts'
import { diceLeft } from '../rules/dice.ts'
import {
  COUNT,
  DOUBLE_STEPS,
  FIRST,
  HEAD,
  LAST_ROLL,
  LAST_ROLL_RULE,
  MATCH_POINTS,
  MOVE,
  type NardeState,
  OFF,
  OPENING,
  OVER,
  SCORE,
  SCORING_RULE,
  SIDE,
  STAGE,
  WHITE_SEAT,
} from '../state/layout.ts'
import { WHITE } from '../vocabulary.ts'

/** Offsets of the tensor; docs/encodings/long-narde.md describes it. */
const OWN = 0
const OPPOSING = OWN + POINTS
const BORNE_OFF = OPPOSING + POINTS
const DICE = BORNE_OFF + 2
const TURN = DICE + DIE_SIDES
const THROWN = TURN + 2
const HEAD_LEFT = THROWN + 1
const FIRST_TURNS = HEAD_LEFT + 1
const TO_WIN = FIRST_TURNS + 2
const IS_WHITE = TO_WIN + 2
const IN_LAST_ROLL = IS_WHITE + 1
const WITH_DRAWS = IN_LAST_ROLL + 1
const SECOND_PLAYER_ROLLS = WITH_DRAWS + 1
const SIZE = SECOND_PLAYER_ROLLS + 1

function write(s: NardeState, seat: Seat, out: Float32Array): void {
  const own = seat ^ s[WHITE_SEAT]!
  const other = 1 - own
  for (let progress = 0; progress < POINTS; progress++) {
    out[OWN + progress] = s[COUNT + POINTS * own + progress]! / CHECKERS
    out[OPPOSING + progress] = s[COUNT + POINTS * other + ((progress + POINTS / 2) % POINTS)]! / CHECKERS
  }
  for (let die = 0; die < DIE_SIDES; die++) out[DICE + die] = 0
  for (const die of diceLeft(s)) out[DICE + die - 1]! += 1 / DOUBLE_STEPS

  const inTurn = s[STAGE] !== OPENING && s[STAGE] !== OVER
  for (const [place, side] of [own, other].entries()) {
    out[BORNE_OFF + place] = s[OFF + side]! / CHECKERS
    out[TURN + place] = inTurn && s[SIDE] === side ? 1 : 0
    out[FIRST_TURNS + place] = s[FIRST + side]!
    out[TO_WIN + place] = (s[MATCH_POINTS]! - s[SCORE + (side ^ s[WHITE_SEAT]!)]!) / MOST_MATCH_POINTS
  }
  out[THROWN] = s[STAGE] === MOVE ? 1 : 0
  out[HEAD_LEFT] = s[HEAD]! / 2
  out[IS_WHITE] = s[STAGE] !== OPENING && own === WHITE ? 1 : 0
  out[IN_LAST_ROLL] = s[LAST_ROLL]!
  out[WITH_DRAWS] = s[SCORING_RULE]!
  out[SECOND_PLAYER_ROLLS] = s[SCORING_RULE]! & s[LAST_ROLL_RULE]!
}

export const observation: Observation<NardeState> = { size: SIZE, write }
