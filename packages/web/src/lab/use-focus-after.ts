import { type RefObject, useEffect, useRef } from 'react'

/** The button that tries again goes away when it is pressed: the focus waits in the first of these places that is shown. */
export function useFocusAfter(retry: (() => void) | null, ...places: readonly RefObject<HTMLElement | null>[]): void {
  const waiting = useRef(places)
  useEffect(() => {
    if (!retry) return
    return () => {
      for (const { current } of waiting.current) {
        if (document.activeElement === document.body) current?.focus({ preventScroll: true })
      }
    }
  }, [retry])
}
