import type { Time } from '@serai/tables'

/** Node's longest timer: a longer wait is cut, and whoever waits looks at the time again. */
const LONGEST = 2 ** 31 - 1

export const systemTime: Time = {
  now: () => Date.now(),
  setTimer(ms, call) {
    const timer = setTimeout(call, Math.min(Math.max(0, ms), LONGEST))
    // A service that is closed does not keep its process alive.
    timer.unref()
    return () => clearTimeout(timer)
  },
}
