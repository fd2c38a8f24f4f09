import {
  type CatanState,
  type Goal,
  goalsBeyond,
  goalsWithin,
  lengthForLongestRoad,
  playingSeats,
  seatOf,
} from '@serai/catan'
import { hasSeat } from '@serai/kernel'
import { actionAt, afterAction } from './targeting.ts'
import type { Texts } from './words.ts'
import { cornerOf, harbourWords, yieldList } from './yield-words.ts'

/** Farther away too much can happen; where nothing is near, it is still told. */
const NEAR = 2
const FAR = 4

/** The best corner that a road opens to its owner; null: it opens none. */
export function roadGoal(state: CatanState, seat: number, edge: number): Goal | null {
  const worth = ({ vertex, roads }: Goal) => cornerOf(state, vertex).pips - roads
  for (const most of [NEAR, FAR]) {
    const opened = goalsBeyond(state, seat, edge, most)
    if (opened.length > 0) return opened.reduce((best, goal) => (worth(best) >= worth(goal) ? best : goal))
  }
  return null
}

/** Where a road leads: the corner that can be settled then, its goods and harbour. */
export function goalWords(state: CatanState, goal: Goal | null, texts: Texts): string[] {
  if (!goal) return []
  const corner = placeWords(state, goal.vertex, texts)
  return [goal.roads === 0 ? texts.catanTable.whyRoadEnd(corner) : texts.catanTable.whyRoadTo(corner, goal.roads)]
}

/** Why a road is good: what it opens, how long it makes the own road, whom it stops. */
export function roadReasons(
  state: CatanState,
  seat: number,
  targeting: 'road' | 'setup-road',
  edge: number,
  names: readonly string[],
  texts: Texts,
): string[] {
  const after = afterAction(state, seat, actionAt(targeting, { kind: 'edge', at: edge }))
  const goal = roadGoal(state, seat, edge)
  return [
    ...goalWords(state, goal, texts),
    ...cutOff(state, after, seat, goal, names, texts),
    ...longer(state, after, seat, texts),
  ]
}

function placeWords(state: CatanState, vertex: number, texts: Texts): string {
  const corner = cornerOf(state, vertex)
  const harbour = harbourWords(corner, texts)
  const yields = yieldList(corner, texts)
  return [
    ...(yields ? [texts.catanTable.yieldsOf(yields, corner.pips)] : []),
    ...(harbour ? [texts.catanTable.harbourOf(harbour)] : []),
  ].join(', ')
}

/** The best corner that another could reach before and cannot reach so soon now. */
function cutOff(
  state: CatanState,
  after: CatanState,
  seat: number,
  goal: Goal | null,
  names: readonly string[],
  texts: Texts,
): string[] {
  const lost = names.flatMap((name, rival) => {
    if (rival === seat || !hasSeat(playingSeats(state), rival)) return []
    const still = goalsWithin(after, rival, NEAR)
    return [...goalsWithin(state, rival, NEAR)]
      .filter((vertex) => !still.has(vertex) && cornerOf(state, vertex).pips > 0)
      .map((vertex) => ({ name, vertex, pips: cornerOf(state, vertex).pips }))
  })
  const [worst] = lost.sort((a, b) => b.pips - a.pips)
  if (!worst) return []
  if (worst.vertex === goal?.vertex) return [texts.catanTable.whyCutsThere(worst.name)]
  return [texts.catanTable.whyCuts(worst.name, placeWords(state, worst.vertex, texts))]
}

function longer(state: CatanState, after: CatanState, seat: number, texts: Texts): string[] {
  const { roadLength: length } = seatOf(after, seat)
  const { roadLength: before, hasLongestRoad } = seatOf(state, seat)
  if (length <= before || length < 2) return []
  const needed = lengthForLongestRoad(state)
  return !hasLongestRoad && length < needed
    ? [texts.catanTable.whyLength(length, needed)]
    : [texts.catanTable.roadLengthThen(length)]
}
