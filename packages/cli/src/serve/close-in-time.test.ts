import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeInTime } from './close-in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('ends the process when the server does not close', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never)
  void closeInTime({ close: () => new Promise(() => {}) })
  vi.advanceTimersByTime(8999)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(exit).toHaveBeenCalledWith(1)
})
