import type { Spot } from './island-model.ts'
import { type Place, placeOf } from './places.ts'

/** From here on a hex counts as pointed at; other places have the reach of a finger. */
const HEX_REACH = 87

/** The place that is meant by pointing here: the nearest one within reach. */
export function nearestSpot(spots: readonly Spot[], at: Place, reach: number): Spot | null {
  let best: Spot | null = null
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const distance = distanceOf(placeOf(spot), at)
    if (distance < least && distance <= (spot.kind === 'hex' ? Math.max(reach, HEX_REACH) : reach)) {
      least = distance
      best = spot
    }
  }
  return best
}

const STEPS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const
export type ArrowKey = keyof typeof STEPS

export const isArrowKey = (key: string): key is ArrowKey => key in STEPS

/** Where an arrow key leads: the nearest place that lies in its direction; sideways counts double. */
export function spotTowards(spots: readonly Spot[], from: Spot, key: ArrowKey): Spot | null {
  const step = STEPS[key]
  const start = placeOf(from)
  let best: Spot | null = null
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const { x, y } = placeOf(spot)
    const along = (x - start.x) * step.x + (y - start.y) * step.y
    const across = Math.abs((x - start.x) * step.y) + Math.abs((y - start.y) * step.x)
    const cost = along + 2 * across
    if (along > 1 && cost < least) {
      least = cost
      best = spot
    }
  }
  return best
}

function distanceOf(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
