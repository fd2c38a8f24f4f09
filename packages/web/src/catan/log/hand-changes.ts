import { actions, type CatanState, catan, layout } from '@serai/catan'
import { isUndo } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import { type Counts, GOODS, NONE } from '../goods/counts.ts'

/**
 * What an action brings to each hand or takes from it, by seat, as everybody sees it (R150, R153). A viewer's positions
 * have no cards in other hands, so the engine is asked what it changes: with hands left as they are, the difference is
 * what went over the table. A taken-back move changes nothing here.
 */
export function handChanges({ entry, before }: Moment): readonly Counts[] {
  const state = before as CatanState
  const seats = [...Array(state[layout.SEATS]).keys()]
  if (isUndo(entry)) return seats.map(() => NONE)
  const { by, action, reveal } = entry
  if (reveal && isMonopoly(action)) return monopolyChanges(seats, by, action - actions.PLAY_MONOPOLY, reveal.slice(2))
  const open = catan.clone(state)
  open[layout.VIEWER] = layout.OPEN
  catan.apply(open, by, action)
  return seats.map((seat) =>
    GOODS.map((good) => open[layout.HAND + 5 * seat + good]! - state[layout.HAND + 5 * seat + good]!),
  )
}

function isMonopoly(action: number): boolean {
  return action >= actions.PLAY_MONOPOLY && action < actions.PLAY_MONOPOLY + GOODS.length
}

function monopolyChanges(seats: readonly number[], by: number, resource: number, given: readonly number[]): Counts[] {
  const all = given.reduce((sum, count) => sum + count, 0)
  return seats.map((seat) => GOODS.map((good) => (good !== resource ? 0 : seat === by ? all : 0 - (given[seat] ?? 0))))
}
