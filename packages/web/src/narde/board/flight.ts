import { POINTS, progressAt, type Side } from '@serai/narde'
import { OFF, type Place } from '../targets.ts'
import type { BoardModel } from './board-model.ts'
import type { Geometry, Spot } from './geometry.ts'

/** Of one die: a checker goes from place to place; several dice of one checker are several places. */
export interface Slide {
  /** A new one for every slide. */
  readonly id: number
  readonly side: Side
  readonly places: readonly Place[]
  readonly ms: number
}

/** Milliseconds of a die, and of one taken back. */
export const STEP_MS = 250
export const UNDO_MS = 120

/** Where a checker in flight is, and how large, after a share of the time. */
export interface Frame extends Spot {
  readonly offset: number
  readonly wide: number
  readonly high: number
}

/** So many frames for each die; the browser goes straight between them. */
const FRAMES = 14
/** In checkers: how far a hop leaves its row, and how much nearer it seems. */
const LIFT = 1.1
const NEARER = 0.12

/** One hop for each die along the road, towards the middle of the board and back; off the board into the tray. */
export function flightOf(slide: Slide, model: BoardModel, geometry: Geometry): Frame[] {
  const { places, side } = slide
  const hops = places.slice(1).map((to, index) => {
    const isLast = index === places.length - 2
    const start = spotOf(places[index]!, false)
    const end = spotOf(to, isLast)
    const isStraight = places[index] === OFF || to === OFF
    const path = isStraight ? straight(start, end) : alongRoad(places[index]!, to, start, end)
    return { path, from: places[index]!, to }
  })
  return hops.flatMap(({ path, from, to }, hop) =>
    byLength(path)
      .slice(hop === 0 ? 0 : 1)
      .map(({ x, y, share }) => {
        const scale = (geometry.radius / 32) * (1 + NEARER * Math.sin(Math.PI * share))
        // Flat in the tray, as those lie that are there.
        const inTray = to === OFF ? share : from === OFF ? 1 - share : 0
        return {
          x,
          y,
          offset: (hop + share) / hops.length,
          wide: scale * (1 - inTray * (1 - geometry.groove.width / (2 * geometry.radius))),
          high: scale * (1 - inTray * (1 - geometry.groove.height / (2 * geometry.radius))),
        }
      }),
  )

  /** It leaves from above those that stay, and lands as the last of those that are there. */
  function spotOf(place: Place, isLast: boolean): Spot {
    if (place === OFF) return geometry.tray(side === model.side, model.off[side]!)
    const progress = progressAt(model.side, place)
    const count = model.points[progress]!.count
    return isLast ? geometry.checker(progress, count - 1, count) : geometry.checker(progress, count, count + 1)
  }

  function straight(start: Spot, end: Spot): Spot[] {
    return shares().map((t) => mix(start, end, t))
  }

  function alongRoad(from: Place, to: Place, start: Spot, end: Spot): Spot[] {
    const steps = progressAt(side, to) - progressAt(side, from)
    const first = progressAt(model.side, from)
    const [deep, deepLast] = [depthOf(first, start), depthOf(first + steps, end)]
    return shares().map((t) => {
      const depth = deep + (deepLast - deep) * t + LIFT * geometry.radius * Math.sin(Math.PI * t)
      return onRoad(first + steps * t, depth)
    })
  }

  /** The road goes round: after the last point of one side comes the first of the other. */
  function onRoad(progress: number, depth: number): Spot {
    const before = Math.floor(progress)
    return mix(onPoint(before, depth), onPoint(before + 1, depth), progress - before)
  }

  function onPoint(progress: number, depth: number): Spot {
    const { x, y, inX, inY } = pointAt(progress)
    return { x: x + inX * depth, y: y + inY * depth }
  }

  function depthOf(progress: number, spot: Spot): number {
    const { x, y, inX, inY } = pointAt(progress)
    return (spot.x - x) * inX + (spot.y - y) * inY
  }

  /** The base of a point, and the way from it into the board. */
  function pointAt(progress: number) {
    const { x, y, turn } = geometry.point((progress + POINTS) % POINTS)
    const angle = (turn * Math.PI) / 180
    return { x, y, inX: -Math.sin(angle), inY: Math.cos(angle) }
  }
}

function shares(): number[] {
  return Array.from({ length: FRAMES + 1 }, (_, index) => index / FRAMES)
}

function mix(a: Spot, b: Spot, t: number): Spot {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

/** With the share of the way that lies behind: the speed is even, also where the road crosses the board. */
function byLength(path: readonly Spot[]): (Spot & { readonly share: number })[] {
  let sum = 0
  const lengths = path.map(({ x, y }, index) => {
    const before = path[index - 1]
    if (before) sum += Math.hypot(x - before.x, y - before.y)
    return sum
  })
  return path.map((spot, index) => ({ ...spot, share: sum === 0 ? index / (path.length - 1) : lengths[index]! / sum }))
}
