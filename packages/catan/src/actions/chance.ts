import { type Action, drawOutcome, newOutcomes, type Outcomes, type Random, type SeatSet, seatBit } from '@serai/kernel'
import * as layout from '../state/layout.ts'
import { STAGE_DICE, STAGE_DRAW, STAGE_FIRST_PLAYER, STAGE_STOLEN } from '../state/stage.ts'
import { DICE, DRAW, FIRST_PLAYER, STOLEN } from './numbers.ts'

const { ACTIVE, DECK, HAND, SEATS, STAGE, VICTIM } = layout
const dice = DICE
const stageDice = STAGE_DICE

type CatanState = layout.CatanState

/** R31: what each kind of chance is drawn from. */
export const STREAMS = ['first-player', 'dice', 'deck', 'steal'] as const

export function streamOf(s: CatanState): number {
  switch (s[STAGE]) {
    case STAGE_DICE:
      return 1
    case STAGE_DRAW:
      return 2
    case STAGE_STOLEN:
      return 3
    default:
      return 0
  }
}

/** R173 */
export function chance(s: CatanState, out: Outcomes): number {
  switch (s[STAGE]) {
    case STAGE_FIRST_PLAYER:
      return equal(FIRST_PLAYER, s[SEATS]!, out)
    case STAGE_DICE:
      return equal(DICE, 36, out)
    case STAGE_DRAW:
      return weighted(DRAW, s, DECK, out)
    case STAGE_STOLEN:
      return weighted(STOLEN, s, HAND + 5 * s[VICTIM]!, out)
    default:
      return 0
  }
}

function equal(first: Action, count: number, out: Outcomes): number {
  for (let i = 0; i < count; i++) {
    out.actions[i] = first + i
    out.weights[i] = 1
  }
  return count
}

function weighted(first: Action, s: CatanState, counts: number, out: Outcomes): number {
  let n = 0
  for (let i = 0; i < 5; i++) {
    const weight = s[counts + i]!
    if (weight <= 0) continue
    out.actions[n] = first + i
    out.weights[n++] = weight
  }
  return n
}

const scratch = newOutcomes(36)

export function draw(s: CatanState, random: Random): Action {
  if (s[STAGE] === stageDice) return dice + random.below(36)
  return drawOutcome(scratch, chance(s, scratch), random)
}

/** Is this chance action one of the outcomes? */
export function isOutcome(s: CatanState, action: Action): boolean {
  const count = chance(s, scratch)
  for (let i = 0; i < count; i++) if (scratch.actions[i] === action) return true
  return false
}

/** Who learns what chance gave: the buyer of a card; thief and victim of a steal (R144, R152). */
export function seatsToldOutcome(s: CatanState): SeatSet {
  return seatBit(s[ACTIVE]!) | (s[STAGE] === STAGE_STOLEN ? seatBit(s[VICTIM]!) : 0)
}
