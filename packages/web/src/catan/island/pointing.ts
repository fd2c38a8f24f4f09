import { geometry } from '@serai/catan'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Spot, sameSpot } from './island-model.ts'
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

/** Milliseconds until a touch asks what is here instead of choosing it. */
const LONG_PRESS = 450
/** Pixels that a finger may tremble. */
const TREMBLE = 10

const CORNERS: readonly Spot[] = Array.from({ length: geometry.VERTICES }, (_, at) => ({ kind: 'vertex', at }))
const CORNER_REACH = 34

interface Pointing {
  readonly svg: RefObject<SVGSVGElement | null>
  readonly spots: readonly Spot[]
  readonly reach: number
  readonly onPick: ((spot: Spot) => void) | undefined
  readonly onInspect: ((spot: Spot | null) => void) | undefined
}

/** Mouse and fingers on the island: the nearest lit place is chosen, any corner can be asked about. */
export function usePointing({ svg, spots, reach, onPick, onInspect }: Pointing) {
  const [hovered, setHovered] = useState<Spot | null>(null)
  const pointed = useRef<Spot | null>(null)
  const press = useRef({ timer: 0, x: 0, y: 0, isLong: false })
  useEffect(() => () => clearTimeout(press.current.timer), [])

  const show = (spot: Spot | null) => {
    if (sameSpot(spot, pointed.current)) return
    pointed.current = spot
    setHovered(spot)
    onInspect?.(spot)
  }
  const spotUnder = (event: MouseEvent<SVGSVGElement>): Spot | null => {
    const at = placeUnder(svg.current, event)
    return at && nearestSpot(spots, at, reach)
  }
  const anythingUnder = (event: MouseEvent<SVGSVGElement>): Spot | null => {
    const at = placeUnder(svg.current, event)
    return at && (nearestSpot(spots, at, reach) ?? (onInspect ? nearestSpot(CORNERS, at, CORNER_REACH) : null))
  }
  const release = () => {
    clearTimeout(press.current.timer)
    if (press.current.isLong) show(null)
  }

  const handlers = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      press.current.isLong = false
      if (event.pointerType !== 'touch' || !onInspect) return
      const target = anythingUnder(event)
      clearTimeout(press.current.timer)
      press.current.x = event.clientX
      press.current.y = event.clientY
      press.current.timer = window.setTimeout(() => {
        press.current.isLong = true
        show(target)
      }, LONG_PRESS)
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (event.pointerType !== 'touch') show(anythingUnder(event))
      else if (Math.hypot(event.clientX - press.current.x, event.clientY - press.current.y) > TREMBLE) release()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: () => show(null),
    onContextMenu: (event: MouseEvent<SVGSVGElement>) => {
      if (press.current.isLong) event.preventDefault()
    },
    onClick: (event: MouseEvent<SVGSVGElement>) => {
      if (press.current.isLong) return
      // A click without a pointer comes from an assistive device and names its place itself.
      const spot = event.detail === 0 ? spotNamed(event.target) : spotUnder(event)
      if (spot) onPick?.(spot)
    },
  }
  return { hovered, pointed, handlers }
}

function placeUnder(svg: SVGSVGElement | null, { clientX, clientY }: MouseEvent<SVGSVGElement>): Place | null {
  const matrix = svg?.getScreenCTM()
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : null
}

function spotNamed(target: EventTarget | null): Spot | null {
  const name = target instanceof Element ? target.closest('[data-spot]')?.getAttribute('data-spot') : null
  const [kind, at] = name?.split('-') ?? []
  return kind === 'vertex' || kind === 'edge' || kind === 'hex' ? { kind, at: Number(at) } : null
}
