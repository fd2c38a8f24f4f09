/** Time, as an argument: what the house knows of it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after so many milliseconds, unless the returned function is called before. */
  setTimer(ms: number, call: () => void): () => void
}

/** Node's longest timer: a longer wait is cut, and whoever waits looks at the time again. */
const LONGEST = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimer(ms, call) {
    const timer = setTimeout(call, Math.min(Math.max(0, ms), LONGEST))
    // A house that is closed does not keep its process alive.
    timer.unref()
    return () => clearTimeout(timer)
  },
}
