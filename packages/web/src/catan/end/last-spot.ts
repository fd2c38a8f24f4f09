import { actions, type CatanState, layout } from '@serai/catan'
import { isUndo } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import { isRoll } from '../dice/dice-model.ts'
import type { Spot } from '../island/island-model.ts'

/** Where something was just put on the island; null elsewhere. */
export function lastSpot(moment: Moment | null): Spot | null {
  if (!moment || isUndo(moment.entry) || moment.entry.action >= actions.OPEN_ENDED) return null
  const { action } = moment.entry
  const at = actions.ARGUMENT_OF[action]!
  switch (actions.KINDS[actions.KIND_OF[action]!]) {
    case 'PLACE_SETUP_SETTLEMENT':
    case 'BUILD_SETTLEMENT':
    case 'UPGRADE_TO_CITY':
      return { kind: 'vertex', at }
    case 'PLACE_SETUP_ROAD':
    case 'BUILD_ROAD':
      return { kind: 'edge', at }
    case 'MOVE_ROBBER':
      return { kind: 'hex', at }
    default:
      return null
  }
}

/** The hexes whose number was just rolled. */
export function rolledHexes(moment: Moment | null): readonly number[] {
  if (!moment || !isRoll(moment)) return []
  const state = moment.after as CatanState
  const sum = state[layout.DIE_A]! + state[layout.DIE_B]!
  const hexes = [state[layout.NUMBER_HEXES + 2 * sum]!, state[layout.NUMBER_HEXES + 2 * sum + 1]!]
  return hexes.filter((hex) => hex >= 0 && hex !== state[layout.ROBBER])
}
