import { type CatanState, catan } from '@serai/catan'
import type { Action } from '@serai/kernel'
import type { Value } from './value.ts'

/** The settlement after which the table and the hand are worth most. */
export function bestOpening(
  value: Value,
  s: CatanState,
  p: number,
  list: readonly Action[],
  count: number,
  next: CatanState,
): Action {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    next.set(s)
    catan.apply(next, p, list[i]!)
    const worth = value.onTable(next, p) + value.inHand(next, p)
    if (worth > most) {
      most = worth
      best = i
    }
  }
  return list[best]!
}

export function bestOpeningRoad(
  value: Value,
  s: CatanState,
  p: number,
  list: readonly Action[],
  count: number,
  next: CatanState,
): Action {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    next.set(s)
    catan.apply(next, p, list[i]!)
    const worth = value.onTable(next, p)
    if (worth > most) {
      most = worth
      best = i
    }
  }
  return list[best]!
}
