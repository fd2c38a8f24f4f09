import { type CatanState, layout } from '@serai/catan'
import { hasSeat } from '@serai/kernel'
import { actionAt, afterAction } from './aim.ts'
import { type Goal, goalsOf, roadGoal } from './road-goal.ts'
import type { Texts } from './words.ts'
import { cornerOf, harbourWords, yieldList } from './yield-words.ts'

/** R121 */
const SHORTEST = 5

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
  aim: 'road' | 'setup-road',
  edge: number,
  names: readonly string[],
  texts: Texts,
): string[] {
  const after = afterAction(state, seat, actionAt(aim, { kind: 'edge', at: edge }))
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
    if (rival === seat || !hasSeat(state[layout.PLAYING]!, rival)) return []
    const still = goalsOf(after, rival)
    return [...goalsOf(state, rival)]
      .filter((vertex) => !still.has(vertex) && cornerOf(state, vertex).pips > 0)
      .map((vertex) => ({ name, vertex, pips: cornerOf(state, vertex).pips }))
  })
  const [worst] = lost.sort((a, b) => b.pips - a.pips)
  if (!worst) return []
  if (worst.vertex === goal?.vertex) return [texts.catanTable.whyCutsThere(worst.name)]
  return [texts.catanTable.whyCuts(worst.name, placeWords(state, worst.vertex, texts))]
}

function longer(state: CatanState, after: CatanState, seat: number, texts: Texts): string[] {
  const length = after[layout.ROAD_LENGTH + seat]!
  if (length <= state[layout.ROAD_LENGTH + seat]! || length < 2) return []
  const holder = state[layout.LONGEST_ROAD]!
  if (holder === seat) return [texts.catanTable.roadLengthThen(length)]
  const needed = holder < 0 ? SHORTEST : Math.max(SHORTEST, state[layout.ROAD_LENGTH + holder]! + 1)
  return length < needed ? [texts.catanTable.whyLength(length, needed)] : [texts.catanTable.roadLengthThen(length)]
}
