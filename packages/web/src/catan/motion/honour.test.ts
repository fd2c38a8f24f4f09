// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Handover } from './awards.ts'
import { honour } from './honour.ts'

const ARMY: Handover = {
  icon: 'knight',
  from: ['knight-1'],
  to: ['knight-2'],
  loser: ['seat-1'],
  winner: ['seat-2'],
}

let root: HTMLElement
let layer: HTMLElement
const panel = (seat: number) => root.querySelector(`[data-anchor="seat-${seat}"]`)?.getAttribute('data-award')

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = [1, 2]
    .map((seat) => `<div data-anchor="seat-${seat}"><i data-anchor="knight-${seat}"></i></div>`)
    .join('')
  root = document.body
  layer = document.createElement('div')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 20, 20))
  HTMLElement.prototype.animate = vi.fn(() => ({ cancel: vi.fn() }) as unknown as Animation)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('carries the award and marks who lost and who won it, for a while', () => {
  honour([ARMY], root, layer, true)
  expect(layer.querySelector('use')?.getAttribute('href')).toBe('#i-knight')
  expect([panel(1), panel(2)]).toEqual(['lost', 'won'])
  vi.runAllTimers()
  expect([panel(1), panel(2)]).toEqual([null, null])
})

it('only marks where nothing may move, and ends when told', () => {
  const end = honour([ARMY], root, layer, false)
  expect(layer.children).toHaveLength(0)
  expect([panel(1), panel(2)]).toEqual(['lost', 'won'])
  end()
  expect([panel(1), panel(2)]).toEqual([null, null])
})
