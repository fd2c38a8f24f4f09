import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { flat, type Geometry, turned } from './board/geometry.ts'

/** Of a phone that is not measured yet. */
const USUAL_HEIGHT = 588
const LOWEST = 420
const HIGHEST = 800

/** Flat, or turned a quarter on a phone and as high as its room. */
export function useGeometry(box: RefObject<HTMLElement | null>, isPhone: boolean): Geometry {
  const [height, setHeight] = useState(USUAL_HEIGHT)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !isPhone) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height: room } = entry!.contentRect
      if (width > 0) setHeight(Math.round(Math.min(HIGHEST, Math.max(LOWEST, (room / width) * 360))))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, isPhone])
  return useMemo(() => (isPhone ? turned(height) : flat), [isPhone, height])
}
