import { type CatanState, catan, layout, type Purchase, stage } from '@serai/catan'
import { GOODS } from '../goods/counts.ts'
import { placesOf } from './aim.ts'

/** Enough for anything. */
const PLENTY = 15
/** So that nothing that is only tried out ends the game. */
const FAR = 99

/** The position with the seat to build, as if cards did not matter: the engine then tells what the board allows. */
export function asIfRich(state: CatanState, seat: number): CatanState {
  const rich = catan.clone(state)
  rich[layout.VIEWER] = layout.OPEN
  rich[layout.STAGE] = stage.STAGE_MAIN
  rich[layout.ACTIVE] = seat
  rich[layout.TARGET] = FAR
  for (const good of GOODS) rich[layout.HAND + 5 * seat + good] = PLENTY
  rich[layout.HAND_SIZE + seat] = PLENTY * GOODS.length
  return rich
}

/** What the seat has a piece and a place for, the dearest first: only cards may be missing. */
export function openPurchases(state: CatanState, seat: number): readonly Purchase[] {
  const rich = asIfRich(state, seat)
  const has = (piece: 'city' | 'settlement' | 'road') => placesOf(rich, seat, piece).length > 0
  const open: Purchase[] = []
  if (has('city')) open.push('city')
  if (has('settlement')) open.push('settlement')
  if (state[layout.DECK_SIZE]! > 0) open.push('card')
  if (has('road')) open.push('road')
  return open
}
