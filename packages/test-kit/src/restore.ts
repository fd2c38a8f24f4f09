import { afterAll, vi } from 'vitest'

// Files that share a process: the next one has the environment, the clock and the functions that this one found.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
