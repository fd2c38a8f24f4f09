import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Inbox } from './inbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps the order while it is held, and lets no more through than it is told to', () => {
  const seen: string[] = []
  const source = { pause: () => void seen.push('paused'), resume: () => void seen.push('resumed') }
  const inbox: Inbox = new Inbox(source, (text) => {
    seen.push(text)
    if (text.startsWith('dear')) inbox.hold(100)
  })
  for (const text of ['cheap', 'dear 1', 'dear 2', 'cheap too']) inbox.add(text)
  expect(seen.splice(0)).toEqual(['cheap', 'dear 1', 'paused'])
  vi.advanceTimersByTime(99)
  inbox.add('late')
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen.splice(0)).toEqual(['dear 2', 'paused'])
  vi.advanceTimersByTime(100)
  expect(seen.splice(0)).toEqual(['cheap too', 'late', 'resumed'])
  inbox.add('at once')
  expect(seen).toEqual(['at once'])
})
