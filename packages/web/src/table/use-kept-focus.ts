import { type RefObject, useEffect } from 'react'

/** When what has the focus goes away (a button that was pressed, a sheet that closed), the focus waits here, not nowhere. */
export function useKeptFocus(here: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: EventTarget | null = null
    const isGone = () => last instanceof Element && !last.isConnected
    const remember = ({ target }: FocusEvent) => {
      last = target
    }
    // Some browsers tell it of an element that goes away as well, while it is still there.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === last && !isGone() && target !== document.activeElement) last = null
      })
    const keep = new MutationObserver(() => {
      if (isGone() && document.activeElement === document.body) here.current?.focus({ preventScroll: true })
    })
    addEventListener('focusin', remember)
    addEventListener('focusout', forget)
    keep.observe(document.body, { childList: true, subtree: true })
    return () => {
      removeEventListener('focusin', remember)
      removeEventListener('focusout', forget)
      keep.disconnect()
    }
  }, [here])
}
