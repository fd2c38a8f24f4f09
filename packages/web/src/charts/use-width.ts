import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width that a chart has to draw in; letters keep their size, whatever it is. */
export function useWidth<T extends HTMLElement>(): readonly [RefObject<T | null>, number] {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(320)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => setWidth(Math.max(200, Math.round(box.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
