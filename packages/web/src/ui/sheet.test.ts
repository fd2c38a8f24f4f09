// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { closeOnBack } from './sheet.tsx'

/** A history of one page, as a browser has it: going back is told of later. */
class FakeHistory {
  entries: unknown[] = [null]
  at = 0
  get state() {
    return this.entries[this.at]
  }
  pushState(state: unknown) {
    this.entries = [...this.entries.slice(0, this.at + 1), state]
    this.at++
  }
  back() {
    setTimeout(() => {
      this.at--
      dispatchEvent(new PopStateEvent('popstate', { state: this.state }))
    })
  }
}

let history: FakeHistory
beforeEach(() => {
  vi.useFakeTimers()
  history = new FakeHistory()
  vi.stubGlobal('history', history)
})

/** A sheet that is closed when it is asked to. */
function sheet() {
  const seen = { isOpen: true, close: () => {} }
  const undo = closeOnBack(() => seen.close())
  seen.close = () => {
    seen.isOpen = false
    undo()
  }
  return seen
}
const settle = () => vi.runAllTimers()
const back = () => {
  history.back()
  settle()
}

it('closes what is open instead of leaving the page', () => {
  const one = sheet()
  back()
  expect({ isOpen: one.isOpen, at: history.at }).toEqual({ isOpen: false, at: 0 })
})

it('leaves no entry behind when it is closed in another way', () => {
  sheet().close()
  settle()
  expect(history.at).toBe(0)
})

it('closes the uppermost first', () => {
  const [lower, upper] = [sheet(), sheet()]
  back()
  expect([lower.isOpen, upper.isOpen]).toEqual([true, false])
  back()
  expect([lower.isOpen, history.at]).toEqual([false, 0])
})

it('lets one take the place of another', () => {
  sheet().close()
  const next = sheet()
  settle()
  expect([next.isOpen, history.at]).toEqual([true, 1])
  back()
  expect([next.isOpen, history.at]).toEqual([false, 0])
})

it('keeps one that is opened while another one is being left', () => {
  sheet().close()
  vi.runOnlyPendingTimers()
  const next = sheet()
  settle()
  expect([next.isOpen, history.at]).toEqual([true, 1])
  next.close()
  settle()
  expect(history.at).toBe(0)
})

it('does not take back a page that was gone to from it', () => {
  const one = sheet()
  history.pushState(null)
  one.close()
  settle()
  expect(history.at).toBe(2)
  back()
  expect(history.at).toBe(0)
})
