import { type RefObject, useLayoutEffect, useState } from 'react'
import { VIEW_HEIGHT, VIEW_WIDTH } from './places.ts'

/** How much of the drawing one pixel of the screen covers, so that targets can be as large as a finger. */
export function useUnitsPerPixel(element: RefObject<Element | null>): number {
  const [units, setUnits] = useState(1)
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      const scale = Math.min(width / VIEW_WIDTH, height / VIEW_HEIGHT)
      // Rounded, so that a window that is being resized does not draw everything at every pixel.
      if (scale > 0) setUnits(Math.round(20 / scale) / 20)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return units
}
