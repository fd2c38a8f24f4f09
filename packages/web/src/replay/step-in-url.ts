import { useEffect } from 'react'

/** The step that an address leads to, such as `/replay/blue-fox#120`. */
export function stepIn(hash: string): number {
  return /^#\d{1,9}$/.test(hash) ? Number(hash.slice(1)) : 0
}

/** Browsers do not let an address change at every step of a dragged slider. */
const REST_MS = 300

/** The address leads to where one is, so that a reload stays there; not while everything moves on by itself. */
export function useStepInUrl(step: number, isAtRest: boolean): void {
  useEffect(() => {
    if (!isAtRest || stepIn(location.hash) === step) return
    const timer = setTimeout(() => history.replaceState(history.state, '', `#${step}`), REST_MS)
    return () => clearTimeout(timer)
  }, [step, isAtRest])
}

/** An address with another step, typed or come back to, leads there. */
export function useStepFromUrl(isPage: boolean, goTo: (step: number) => void): void {
  useEffect(() => {
    if (!isPage) return
    const follow = () => goTo(stepIn(location.hash))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [isPage, goTo])
}
