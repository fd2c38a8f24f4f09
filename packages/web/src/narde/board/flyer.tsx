import { useLayoutEffect, useRef } from 'react'
import { mayMove } from '../../prefs/prefs.ts'
import { OFF } from '../targets.ts'
import type { BoardModel } from './board-model.ts'
import { Checker } from './checker.tsx'
import { flightOf } from './flight.ts'
import type { Geometry } from './geometry.ts'
import type { Slide } from './slide.ts'

/** One checker on its way; the board below already shows where it ends, and hides that one meanwhile. */
export function Flyer({ slide, model, geometry }: { slide: Slide; model: BoardModel; geometry: Geometry }) {
  const element = useRef<SVGGElement>(null)
  const scene = useRef({ model, geometry })
  scene.current = { model, geometry }
  useLayoutEffect(() => {
    const flyer = element.current
    if (!flyer || !mayMove()) return
    const frames = flightOf(slide, scene.current.model, scene.current.geometry).map(({ x, y, wide, high, offset }) => ({
      transform: `translate(${x}px, ${y}px) scale(${wide}, ${high})`,
      opacity: 1,
      offset,
    }))
    const flight = flyer.animate(frames, { duration: slide.ms, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' })
    const last = slide.places.at(-1)
    const landed = flyer.ownerSVGElement?.querySelector(
      last === OFF ? `[data-newest="${slide.side}"]` : `[data-top="${last}"]`,
    )
    const hidden = landed?.animate([{ opacity: 0 }, { opacity: 0 }], slide.ms)
    return () => {
      flight.cancel()
      hidden?.cancel()
    }
  }, [slide])
  return (
    <g ref={element} opacity="0" pointerEvents="none">
      <Checker side={slide.side} />
    </g>
  )
}
