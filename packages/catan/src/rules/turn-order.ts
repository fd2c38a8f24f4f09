import * as layout from '../state/layout.ts'
import { STAGE_BEFORE_ROLL, STAGE_SETUP_SETTLEMENT } from '../state/stage.ts'
import { closeAll } from './trade.ts'
import { checkVictory, finish, REASON_TURN_CAP } from './victory.ts'

const { ACTIVE, CARD_PLAYED, CARDS_NEW, FIRST, NEW_SIZE, OFFERS_MADE, PLAYING } = layout
const { SEATS, SETUP_STEP, SETUP_VERTEX, STAGE, TURN, TURN_CAP } = layout
const beforeRoll = STAGE_BEFORE_ROLL

type CatanState = layout.CatanState

/** R33: the seat that makes placement `step` of the snake. */
export function snakeSeat(s: CatanState, step: number): number {
  const seats = s[SEATS]!
  return (s[FIRST]! + (step < seats ? step : 2 * seats - 1 - step)) % seats
}

function nextPlaying(s: CatanState, seat: number): number {
  let next = seat
  do {
    next = next + 1 === s[SEATS] ? 0 : next + 1
  } while (((s[PLAYING]! >> next) & 1) === 0)
  return next
}

/** After a setup road, or when the seat whose placement it was has resigned (R140). */
export function goOnWithSetup(s: CatanState): void {
  s[SETUP_VERTEX] = -1
  const steps = 2 * s[SEATS]!
  do {
    s[SETUP_STEP]!++
  } while (s[SETUP_STEP]! < steps && ((s[PLAYING]! >> snakeSeat(s, s[SETUP_STEP]!)) & 1) === 0)
  if (s[SETUP_STEP]! < steps) {
    s[ACTIVE] = snakeSeat(s, s[SETUP_STEP]!)
    s[STAGE] = STAGE_SETUP_SETTLEMENT
  } else {
    beginTurn(s, ((s[PLAYING]! >> s[FIRST]!) & 1) === 1 ? s[FIRST]! : nextPlaying(s, s[FIRST]!))
  }
}

/** R38, R45; R136: a turn that begins with enough points is won before the roll. */
export function beginTurn(s: CatanState, seat: number): void {
  s[ACTIVE] = seat
  s[TURN]!++
  s[STAGE] = beforeRoll
  checkVictory(s)
}

/** R45 */
export function endTurn(s: CatanState): void {
  if (s[TURN_CAP] !== 0 && s[TURN]! >= s[TURN_CAP]!) {
    finish(s, -1, REASON_TURN_CAP)
    return
  }
  const p = s[ACTIVE]!
  if (s[NEW_SIZE + p] !== 0) {
    s[NEW_SIZE + p] = 0
    for (let c = 0; c < 5; c++) s[CARDS_NEW + 5 * p + c] = 0
  }
  s[CARD_PLAYED] = 0
  if (s[layout.OFFERING] !== 0) closeAll(s)
  for (let q = 0; q < 4; q++) s[OFFERS_MADE + q] = 0
  beginTurn(s, nextPlaying(s, p))
}
