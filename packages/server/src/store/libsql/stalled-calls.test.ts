import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Absence } from '../absence.ts'
import { StoreAway } from '../store-fault.ts'
import { StalledCalls, type Waiting } from './stalled-calls.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const FULL = 'the disk is full'

/** Every probe is answered by what `fault` says then. */
function setUp() {
  const absence = new Absence()
  const again = vi.fn<(calls: readonly Waiting[]) => void>()
  const disk: { fault: string | null; probes: number } = { fault: FULL, probes: 0 }
  const stalled: StalledCalls = new StalledCalls({
    absence,
    again,
    probe: () => {
      disk.probes++
      stalled.probed(disk.fault)
    },
  })
  const reject = vi.fn<(error: Error) => void>()
  const waiting = (): Waiting => ({ call: { name: 'lastSeq', args: [] }, resolve: () => {}, reject, giveUpAt: null })
  return { absence, again, disk, reject, stalled, waiting }
}

it('has calls wait until something can be written, and says so', () => {
  const { absence, again, disk, reject, stalled, waiting } = setUp()
  const told: boolean[] = []
  absence.watch((isAway) => told.push(isAway))
  const [one, two] = [waiting(), waiting()]
  stalled.add(one, FULL)
  stalled.add(two, FULL)
  vi.advanceTimersByTime(5000)
  expect([absence.reason, disk.probes, again.mock.calls]).toEqual([FULL, 10, []])
  disk.fault = null
  vi.advanceTimersByTime(500)
  expect(again.mock.calls).toEqual([[[one, two]]])
  expect(absence.isAway).toBe(true)
  stalled.done([one, two])
  expect([told, reject.mock.calls]).toEqual([[true, false], []])
  vi.advanceTimersByTime(5000)
  expect(disk.probes).toBe(11)
})

it('is not back by what is only read, nor while some calls fail again', () => {
  const { absence, again, disk, stalled, waiting } = setUp()
  const [one, two] = [waiting(), waiting()]
  stalled.add(one, FULL)
  stalled.done([waiting()])
  disk.fault = null
  vi.advanceTimersByTime(500)
  stalled.add(two, FULL)
  stalled.done([one])
  expect(absence.isAway).toBe(true)
  vi.advanceTimersByTime(500)
  expect(again.mock.calls.at(-1)).toEqual([[two]])
})

it('lets nobody wait for more than twenty seconds, and looks on by itself until the disk is well', () => {
  const { absence, disk, reject, stalled, waiting } = setUp()
  const call = waiting()
  stalled.add(call, FULL)
  vi.advanceTimersByTime(10_000)
  // A second try does not begin the time anew.
  disk.fault = null
  vi.advanceTimersByTime(500)
  disk.fault = FULL
  stalled.add(call, FULL)
  vi.advanceTimersByTime(9000)
  expect(reject).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(reject.mock.calls).toEqual([[new StoreAway(new Error(FULL))]])
  vi.advanceTimersByTime(60_000)
  expect(absence.isAway).toBe(true)
  disk.fault = null
  vi.advanceTimersByTime(500)
  expect(absence.isAway).toBe(false)
})

it('holds up a stop for two seconds, and not at all what is closed', () => {
  const { reject, stalled, waiting } = setUp()
  stalled.add(waiting(), FULL)
  stalled.hurry()
  vi.advanceTimersByTime(1500)
  expect(reject).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(reject).toHaveBeenCalledTimes(1)
  stalled.add(waiting(), FULL)
  stalled.stop()
  stalled.add(waiting(), FULL)
  expect(reject).toHaveBeenCalledTimes(3)
  expect(vi.getTimerCount()).toBe(0)
})
