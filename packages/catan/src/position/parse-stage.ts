import { isObject } from '@serai/kernel'
import { canPlaceRoad } from '../rules/building.ts'
import { canSteal, isCandidate } from '../rules/robber.ts'
import * as layout from '../state/layout.ts'
import * as stage from '../state/stage.ts'
import { findStage } from '../state/stage-names.ts'
import { type Fault, type Fields, integer, shown } from './fields.ts'
import { buildEnd } from './parse-end.ts'
import { buildAwards } from './parse-pieces.ts'
import { buildSetup } from './parse-setup.ts'

type CatanState = layout.CatanState

/** The moment of the game, with flags that fit it. */
export function buildStage(s: CatanState, description: Fields, players: readonly Fields[]): Fault {
  const found = findStage(description.turnStage ?? 'main_actions', description.subStep ?? null)
  if (!found)
    return `turnStage: no stage ${shown(description.turnStage)} with sub-step ${shown(description.subStep ?? null)}`
  s[layout.STAGE] = found.stage
  s[layout.RETURN_STAGE] = found.within
  return (
    buildOrder(s, description.turnOrder) ??
    buildDice(s, description.dice) ??
    buildAwards(s, description) ??
    buildSteps(s, description, players) ??
    buildSetup(s, description) ??
    buildFlags(s, description) ??
    buildEnd(s, description)
  )
}

function buildOrder(s: CatanState, order: unknown): Fault {
  const seats = s[layout.SEATS]!
  if (order === undefined) return null
  const first = Array.isArray(order) ? integer(order[0], 0, seats - 1) : null
  if (
    !Array.isArray(order) ||
    first === null ||
    order.length !== seats ||
    order.some((p, i) => p !== (first + i) % seats)
  ) {
    return 'turnOrder: the seats in a round, beginning with the first player'
  }
  s[layout.FIRST] = first
  return null
}

function buildDice(s: CatanState, dice: unknown): Fault {
  if (dice === undefined) return null
  if (!isObject(dice)) return 'dice: an object'
  const pair = dice.pair ?? null
  if (pair === null) return (dice.lastRoll ?? null) === null ? null : 'dice.pair: both dice of the last roll'
  const [a, b] =
    Array.isArray(pair) && pair.length === 2 ? [integer(pair[0], 1, 6), integer(pair[1], 1, 6)] : [null, null]
  if (a === null || b === null || (dice.lastRoll ?? a + b) !== a + b) return 'dice: a pair from 1 to 6, and their sum'
  s[layout.DIE_A] = a
  s[layout.DIE_B] = b
  return null
}

/** Robber, steal, discards and free roads. */
function buildSteps(s: CatanState, description: Fields, players: readonly Fields[]): Fault {
  const at = s[layout.STAGE]!
  const returns = [stage.STAGE_DISCARD, stage.STAGE_MOVE_ROBBER, stage.STAGE_STEAL, stage.STAGE_STOLEN].includes(at)
  const back = findStage(description.returnStage ?? 'main_actions', null)?.stage
  if (returns) {
    if (back !== stage.STAGE_MAIN && (back !== stage.STAGE_BEFORE_ROLL || at === stage.STAGE_DISCARD)) {
      return 'returnStage: main_actions or, after a knight, roll_or_play_knight'
    }
    s[layout.RETURN_STAGE] = back
  } else if ((description.returnStage ?? null) !== null) return 'returnStage: only with robber steps'
  for (const [p, player] of players.entries()) {
    const owes = integer(player.owesDiscards ?? 0, 0, s[layout.HAND_SIZE + p]!)
    if (owes === null || (owes > 0 && at !== stage.STAGE_DISCARD))
      return `players[${p}].owesDiscards: does not fit hand or stage`
    s[layout.OWES + p] = owes
    if (owes > 0 && s[layout.HAND_SIZE + p]! - owes < Math.max(4, owes - 1))
      return `players[${p}].owesDiscards: half of a hand above 7, or what is left of it`
    if (owes > 0) s[layout.DISCARDING]! |= 1 << p
  }
  if (at === stage.STAGE_DISCARD && s[layout.DISCARDING] === 0)
    return 'turnStage: robber_discard, but nobody owes a card'
  if (at === stage.STAGE_DISCARD && s[layout.DIE_A] !== 0 && s[layout.DIE_A]! + s[layout.DIE_B]! !== 7)
    return 'dice: discards come with a seven'
  if (at === stage.STAGE_STEAL && !canSteal(s)) return 'subStep: steal, but there is nobody to steal from'
  return buildVictim(s, description) ?? buildFreeRoads(s, description)
}

function buildVictim(s: CatanState, description: Fields): Fault {
  if (s[layout.STAGE] !== stage.STAGE_STOLEN)
    return description.victimId === undefined ? null : 'victimId: only with stolen'
  const victim = integer(description.victimId, 0, s[layout.SEATS]! - 1)
  if (victim === null || !isCandidate(s, victim) || s[layout.HAND_SIZE + victim] === 0)
    return 'victimId: nobody to steal from'
  s[layout.VICTIM] = victim
  return null
}

function buildFreeRoads(s: CatanState, description: Fields): Fault {
  if (s[layout.STAGE] !== stage.STAGE_FREE_ROAD)
    return description.freeRoads === undefined ? null : 'freeRoads: only with free_road'
  const { STAGE_BEFORE_ROLL, STAGE_MAIN } = stage
  if (s[layout.RETURN_STAGE] !== STAGE_BEFORE_ROLL && s[layout.RETURN_STAGE] !== STAGE_MAIN)
    return 'subStep: free_road is no part of this stage'
  const roads = integer(description.freeRoads, 1, Math.min(2, s[layout.ROADS_LEFT + s[layout.ACTIVE]!]!))
  if (roads === null || !canPlaceRoad(s, s[layout.ACTIVE]!)) return 'freeRoads: 1 or 2 that can be placed'
  s[layout.FREE_ROADS] = roads
  return null
}

function buildFlags(s: CatanState, description: Fields): Fault {
  const played = description.cardPlayedThisTurn ?? false
  if (typeof played !== 'boolean') return 'cardPlayedThisTurn: true or false'
  if (played && s[layout.TURN] === 0) return 'cardPlayedThisTurn: no turn has begun'
  const before = s[layout.RETURN_STAGE] === stage.STAGE_BEFORE_ROLL && s[layout.STAGE] !== stage.STAGE_FIRST_PLAYER
  if (!played && (before || s[layout.STAGE] === stage.STAGE_FREE_ROAD))
    return 'cardPlayedThisTurn: a card led to this stage'
  s[layout.CARD_PLAYED] = played ? 1 : 0
  if (s[layout.STAGE] === stage.STAGE_DRAW && s[layout.DECK_SIZE] === 0) return 'subStep: draw, but the deck is empty'
  return null
}
