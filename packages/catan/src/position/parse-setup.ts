import { hasSeat } from '@serai/kernel'
import { VERTEX_EDGES } from '../board/geometry.ts'
import { vertexOf } from '../board/ids.ts'
import { snakeSeat } from '../rules/turn-order.ts'
import * as layout from '../state/layout.ts'
import * as stage from '../state/stage.ts'
import { CITIES_PER_PLAYER, ROADS_PER_PLAYER, SETTLEMENTS_PER_PLAYER } from '../vocabulary.ts'
import { type Fault, type Fields, integer } from './fields.ts'

type CatanState = layout.CatanState

/** R33: where in the snake the setup is. */
export function buildSetup(s: CatanState, description: Fields): Fault {
  const at = s[layout.STAGE]!
  const all = 2 * s[layout.SEATS]!
  const choosing = at === stage.STAGE_FIRST_PLAYER
  if (choosing && ![stage.STAGE_SETUP_SETTLEMENT, stage.STAGE_BEFORE_ROLL].includes(s[layout.RETURN_STAGE]!)) {
    return 'subStep: first_player is no part of this stage'
  }
  const placing = at === stage.STAGE_SETUP_SETTLEMENT || at === stage.STAGE_SETUP_ROAD
  const begins = choosing && s[layout.RETURN_STAGE] === stage.STAGE_SETUP_SETTLEMENT
  const steps = integer(description.setupPlacements ?? (begins ? 0 : all), 0, all)
  if (steps === null) return `setupPlacements: from 0 to ${all}`
  const over = at === stage.STAGE_OVER
  if (placing ? steps === all : begins ? steps !== 0 : !over && steps !== all)
    return 'setupPlacements: does not fit the stage'
  s[layout.SETUP_STEP] = steps
  const early = placing || choosing || (over && steps < all)
  if (early !== (s[layout.TURN] === 0)) return 'turn: 0 until setup is done, at least 1 afterwards'
  if (placing && snakeSeat(s, steps) !== s[layout.ACTIVE])
    return `activePlayerId: placement ${steps} is for seat ${snakeSeat(s, steps)}`
  if (early && !over) {
    const fault = checkSetupPieces(s, steps, at === stage.STAGE_SETUP_ROAD, choosing && !begins)
    if (fault !== null) return fault
  }
  if (at !== stage.STAGE_SETUP_ROAD) return null
  const vertex = vertexOf(description.setupSettlementId)
  if (vertex < 0 || s[layout.BUILDING + vertex] !== 1 + s[layout.ACTIVE]!)
    return 'setupSettlementId: the settlement just placed'
  const edges = VERTEX_EDGES.subarray(3 * vertex, 3 * vertex + 3)
  if (!edges.some((edge) => edge >= 0 && s[layout.ROAD + edge] === 0)) return 'setupSettlementId: has no free edge'
  s[layout.SETUP_VERTEX] = vertex
  return null
}

/** R33, R37: as many pieces as placements, and no cards but the starting resources. */
function checkSetupPieces(s: CatanState, steps: number, settled: boolean, all: boolean): Fault {
  for (let p = 0; p < s[layout.SEATS]!; p++) {
    let placed = 0
    let second = false
    for (let step = 0; step < (all ? 2 * s[layout.SEATS]! : steps); step++) {
      if (snakeSeat(s, step) !== p) continue
      placed++
      if (step >= s[layout.SEATS]!) second = true
    }
    const extra = settled && p === s[layout.ACTIVE] ? 1 : 0
    if (extra === 1 && steps >= s[layout.SEATS]!) second = true
    const settlements = SETTLEMENTS_PER_PLAYER - s[layout.SETTLEMENTS_LEFT + p]!
    const roads = ROADS_PER_PLAYER - s[layout.ROADS_LEFT + p]!
    const left = !hasSeat(s[layout.PLAYING]!, p)
    const fits = left
      ? settlements <= placed + 1 && roads <= placed
      : settlements === placed + extra && roads === placed
    if (!fits || s[layout.CITIES_LEFT + p] !== CITIES_PER_PLAYER)
      return `board: seat ${p} has placed ${placed + extra} settlements and ${placed} roads`
    if (s[layout.HAND_SIZE + p]! > (second ? 3 : 0)) return `players[${p}]: more cards than starting resources`
    if (
      s[layout.CARDS_SIZE + p]! > 0 ||
      s.subarray(layout.CARDS_SHOWN + 5 * p, layout.CARDS_SHOWN + 5 * p + 5).some((n) => n > 0)
    ) {
      return `players[${p}]: no development cards before the first turn`
    }
  }
  return null
}
