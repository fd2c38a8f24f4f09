import { setTimeout as sleep } from 'node:timers/promises'

/** Ends early, and without an error, when the signal comes: whoever waits looks at the signal next. */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(ms, undefined, { signal })
  } catch (error) {
    if (!signal?.aborted) throw error
  }
}
