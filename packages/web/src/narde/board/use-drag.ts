import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from '../targets.ts'

/** Less than this is a tap. */
const FAR = 7

interface Dragging {
  readonly from: Place
  readonly x: number
  readonly y: number
}

interface Options {
  readonly svg: RefObject<SVGSVGElement | null>
  readonly onLift: (from: Place) => void
  readonly onDrop: (from: Place, to: Place | null) => void
}

/** The place under a point of the screen, on the board or in a panel beside it. */
function placeUnder(x: number, y: number): Place | null {
  const place = document.elementFromPoint(x, y)?.closest('[data-place]')?.getAttribute('data-place')
  return place === null || place === undefined ? null : Number(place)
}

/** A checker in the hand: by mouse, pen or finger. */
export function useDrag({ svg, onLift, onDrop }: Options) {
  const [dragging, setDragging] = useState<Dragging | null>(null)
  const handlers = useRef({ onLift, onDrop })
  handlers.current = { onLift, onDrop }
  const end = useRef<(() => void) | null>(null)
  const wasDragged = useRef(false)
  useEffect(() => () => end.current?.(), [])

  const press = useCallback(
    (event: PointerEvent<SVGGElement>, from: Place) => {
      if (event.button !== 0 || !event.isPrimary) return
      wasDragged.current = false
      const { clientX, clientY, pointerId } = event
      // Touch keeps its target until it is let go; the place below is what counts.
      if (event.target instanceof Element && event.target.hasPointerCapture(pointerId)) {
        event.target.releasePointerCapture(pointerId)
      }
      const move = (now: globalThis.PointerEvent) => {
        if (now.pointerId !== pointerId) return
        if (!wasDragged.current) {
          if (Math.hypot(now.clientX - clientX, now.clientY - clientY) < FAR) return
          wasDragged.current = true
          handlers.current.onLift(from)
        }
        const matrix = svg.current?.getScreenCTM()?.inverse()
        if (!matrix) return
        const { x, y } = new DOMPoint(now.clientX, now.clientY).matrixTransform(matrix)
        setDragging({ from, x, y })
      }
      const up = (now: globalThis.PointerEvent) => {
        if (now.pointerId !== pointerId) return
        end.current?.()
        if (!wasDragged.current) return
        // The click that may follow comes before this.
        setTimeout(() => {
          wasDragged.current = false
        })
        handlers.current.onDrop(from, now.type === 'pointerup' ? placeUnder(now.clientX, now.clientY) : null)
      }
      end.current = () => {
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', up)
        removeEventListener('pointercancel', up)
        setDragging(null)
        end.current = null
      }
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', up)
    },
    [svg],
  )
  /** Whether a click is one, and not the end of a drag. */
  const isClick = useCallback(() => !wasDragged.current, [])
  return { dragging, press, isClick }
}
