import { geometry } from '@serai/catan'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Spot, sameSpot } from './island-model.ts'
import { nearestSpot } from './nearest-spot.ts'
import type { Place } from './places.ts'

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
