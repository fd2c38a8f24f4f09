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
