import {
  type CatanState,
  type Goal,
  goalsBeyond,
  goalsWithin,
  handOf,
  lengthForLongestRoad,
  numberAt,
  pips,
  playingSeats,
  RESOURCES,
  type Resource,
  resourceAt,
  seatOf,
  seatsPaidBy,
  seatsToRob,
  targetOf,
  yieldOf,
} from '@serai/catan'
import { countSeats, hasSeat, listSeats, seatBit } from '@serai/kernel'
import { type CornerYield, cornerYield, islandModel, type Spot } from '../island/island-model.ts'
import { resourcesText } from '../resources/counts.ts'
import { actionAt, afterAction, type Targeting } from './targeting.ts'
import type { Texts, Words } from './words.ts'

/** What a building there would get. */
export function cornerOf(state: CatanState, vertex: number): CornerYield {
  return cornerYield(islandModel(state), vertex)
}

function landWords(resource: Resource, number: number, texts: Texts): string {
  return texts.catanTable.yields(texts.catanTrade.resourceInside(RESOURCES.indexOf(resource)), number)
}

/** "wheat on 4"; null for the desert. */
export function hexYield(state: CatanState, hex: number, texts: Texts): string | null {
  const resource = resourceAt(state, hex)
  return resource === null ? null : landWords(RESOURCES[resource]!, numberAt(state, hex), texts)
}

/** "wood on 3, wheat on 4"; empty where nothing grows. */
export function yieldList({ yields }: CornerYield, texts: Texts): string {
  return yields.map(({ resource, number }) => landWords(resource, number, texts)).join(', ')
}

/** "2:1 ore" or "3:1", or null away from harbours. */
export function harbourWords({ harbour }: CornerYield, texts: Texts): string | null {
  if (harbour === null) return null
  if (harbour === '3:1') return texts.catanTable.anyHarbour
  return texts.catanTable.resourceHarbour(texts.catanTrade.resourceInside(RESOURCES.indexOf(harbour)))
}

/** "Wood on 3, wheat on 4: 5 pips." */
export function yieldSentence(corner: CornerYield, texts: Texts): string {
  const yields = yieldList(corner, texts)
  if (!yields) return texts.catanTable.nothingGrows
  return texts.catanTable.cornerYield(yields.charAt(0).toUpperCase() + yields.slice(1), corner.pips)
}

/** All that a corner has to offer, as sentences. */
export function cornerWords(state: CatanState, vertex: number, texts: Texts): string {
  const corner = cornerOf(state, vertex)
  const harbour = harbourWords(corner, texts)
  const first = yieldSentence(corner, texts)
  return harbour ? `${first} ${texts.catanTable.atHarbour(harbour)}` : first
}

/** What a piece would do at a place that was chosen and not yet confirmed. */
export function previewWords(
  state: CatanState,
  seat: number,
  targeting: Targeting,
  spot: Spot,
  names: readonly string[],
  texts: Texts,
): Words {
  const after = afterAction(state, seat, actionAt(targeting, spot))
  const paid = leavesWords(after, seat, texts)
  const join = (...sentences: string[]) => sentences.filter(Boolean).join(' ')
  switch (targeting) {
    case 'setup-settlement':
      return { title: texts.catanTable.settleHere, detail: cornerWords(state, spot.at, texts) }
    case 'settlement':
      return { title: texts.catanTable.settleHere, detail: join(cornerWords(state, spot.at, texts), paid) }
    case 'city':
      return { title: texts.catanTable.cityHere, detail: join(cornerWords(state, spot.at, texts), paid) }
    case 'setup-road':
      return { title: texts.catanTable.roadHere, detail: roadWords(state, after, seat, spot.at, texts) }
    case 'road': {
      const isFree = handOf(after, seat).join() === handOf(state, seat).join()
      return {
        title: texts.catanTable.roadHere,
        detail: join(roadWords(state, after, seat, spot.at, texts), isFree ? '' : paid),
      }
    }
    case 'robber':
      return { title: texts.catanTable.robberHere, detail: robberWords(state, seat, spot.at, names, texts) }
  }
}

/** What is left in the hand. */
export function leavesWords(after: CatanState, seat: number, texts: Texts): string {
  const rest = resourcesText(texts.catanTrade, handOf(after, seat))
  return rest ? texts.catanTable.leaves(rest) : texts.catanTable.leavesNothing
}

/** Farther away too much can happen; where nothing is near, it is still told. */
const NEAR = 2
const FAR = 4

function roadWords(state: CatanState, after: CatanState, seat: number, edge: number, texts: Texts): string {
  const length = seatOf(after, seat).roadLength
  const grows = length > seatOf(state, seat).roadLength && length > 1
  return [
    ...goalWords(state, roadGoal(state, seat, edge), texts),
    ...(grows ? [texts.catanTable.roadLengthThen(length)] : []),
  ].join(' ')
}

/** The best corner that a road opens to its owner; null: it opens none. */
export function roadGoal(state: CatanState, seat: number, edge: number): Goal | null {
  const worth = ({ vertex, roads }: Goal) => cornerOf(state, vertex).pips - roads
  for (const most of [NEAR, FAR]) {
    const opened = goalsBeyond(state, seat, edge, most)
    if (opened.length > 0) return opened.reduce((best, goal) => (worth(best) >= worth(goal) ? best : goal))
  }
  return null
}

/** Where a road leads: the corner that can be settled then, its resources and harbour. */
function goalWords(state: CatanState, goal: Goal | null, texts: Texts): string[] {
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

function robberWords(state: CatanState, seat: number, hex: number, names: readonly string[], texts: Texts): string {
  const yields = hexYield(state, hex, texts)
  if (!yields) return texts.catanTable.desertHere
  const living = seatsPaidBy(state, hex)
  const others = living & ~seatBit(seat)
  if (living === 0) return texts.catanTable.blocksNobody(yields)
  if (others === 0) return texts.catanTable.blocksYou(yields)
  const who = texts.catanTrade.and(names.filter((_, p) => hasSeat(others, p)))
  const words = texts.catanTable.blocks(yields, who)
  return countSeats(living) > countSeats(others) ? `${words} ${texts.catanTable.hitsYouToo}` : words
}

/** Whom the robber stops, how much of it, and who can be robbed there. */
export function robberReasons(
  state: CatanState,
  seat: number,
  hex: number,
  names: readonly string[],
  texts: Texts,
): string[] {
  const others = listSeats(seatsPaidBy(state, hex) & ~seatBit(seat))
  const yields = hexYield(state, hex, texts)
  if (!yields || others.length === 0 || hasSeat(seatsPaidBy(state, hex), seat)) {
    return [robberWords(state, seat, hex, names, texts)]
  }
  const loss = (p: number) => yieldOf(state, hex, p) * pips(numberAt(state, hex))
  const whose = texts.catanTrade.and(others.map((p) => texts.catanTable.lossOf(names[p] ?? '', loss(p))))
  const [first] = [...others].sort((a, b) => seatOf(state, b).points - seatOf(state, a).points)
  return [texts.catanTable.whyStops(yields, whose), playerWords(state, first!, names, texts)]
}

/** Why this player of those who can be robbed. */
export function victimReasons(
  state: CatanState,
  seat: number,
  victim: number,
  names: readonly string[],
  texts: Texts,
): string[] {
  const rivals = seatsToRob(state, seat).filter((p) => p !== victim)
  const isMost = (field: 'points' | 'handSize') =>
    rivals.every((p) => seatOf(state, p)[field] < seatOf(state, victim)[field])
  const words = [playerWords(state, victim, names, texts)]
  if (rivals.length === 0) return [...words, texts.catanTable.whyOnlyOne]
  if (isMost('points')) return [...words, texts.catanTable.whyMostPoints]
  return isMost('handSize') ? [...words, texts.catanTable.whyMostCards] : words
}

function playerWords(state: CatanState, seat: number, names: readonly string[], texts: Texts): string {
  const { points, handSize } = seatOf(state, seat)
  return texts.catanTable.whyPlayer(names[seat] ?? '', points, targetOf(state), handSize)
}
