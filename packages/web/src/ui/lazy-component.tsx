import { type ComponentType, lazy, useState } from 'react'

/** A component that is fetched when it is needed. */
export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Ahead of need: then it is drawn at once. */
  readonly fetch: () => Promise<unknown>
  /** Whether it has come. */
  readonly isThere: () => boolean
}

/** As `lazy`, but what is already there is drawn without a placeholder. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let known: ComponentType<P> | null = null
  const fetch = async () => {
    known ??= await load()
    return { default: known }
  }
  const Fetched: ComponentType<P> = lazy(fetch)
  const pick = () => known ?? Fetched
  return Object.assign((props: P) => <Picked pick={pick} props={props} />, { fetch, isThere: () => known !== null })
}

/** Once drawn it stays the same component, even when it was not there at first. */
function Picked<P extends object>({ pick, props }: { pick: () => ComponentType<P>; props: P }) {
  const [Part] = useState<ComponentType<P>>(pick)
  return <Part {...props} />
}

/** Does it when the page has nothing else to do; the answer takes that back. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle times.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const wait = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(wait)
}
