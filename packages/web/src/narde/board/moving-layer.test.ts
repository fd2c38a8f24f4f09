// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moveLayer, movingLayer } from './moving-layer.ts'

const BOARD = '<div><svg role="group"><g id="die"><g id="spot"><circle r="9"></circle></g></g></svg></div>'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = BOARD
  // A board that is drawn at half its size, 30 to the right and 10 down.
  const matrix = { a: 0.5, e: 130, f: 60 }
  Object.assign(document.querySelector('svg')!, { getScreenCTM: () => matrix })
  const corner = { left: 100, top: 50 } as DOMRect
  vi.spyOn(document.querySelector('body > div')!, 'getBoundingClientRect').mockReturnValue(corner)
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({} as Animation)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const spot = () => document.querySelector<SVGElement>('#spot')!
const layers = () => [...document.querySelectorAll<HTMLElement>('body > div > div')]

it('lies where the drawing lies', () => {
  const { element, scale } = movingLayer(spot(), { x: 200, y: 100, turn: 5, scale: 2 }, 10)
  expect(scale).toBe(0.5)
  // Its middle is 30 + 200 / 2 and 10 + 100 / 2, and it is 2 * 10 units of half a pixel, twice as large.
  const { left, top, width, height } = element.style
  expect({ left, top, width, height }).toEqual({ left: '120px', top: '50px', width: '20px', height: '20px' })
  expect(element.querySelectorAll('circle')).toHaveLength(1)
  expect(layers()).toEqual([element])
})

it('takes the place of the drawing until a moment after it has arrived', () => {
  const layer = movingLayer(spot(), { x: 0, y: 0, turn: 0, scale: 1 }, 10)
  moveLayer(layer, [], { ms: 250, easing: 'linear', restMs: 60 }, spot())
  expect(spot().style.visibility).toBe('hidden')
  vi.advanceTimersByTime(309)
  expect(layers()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(layers()).toHaveLength(0)
  expect(spot().style.visibility).toBe('')
})

it('is gone at once when something else comes', () => {
  const layer = movingLayer(spot(), { x: 0, y: 0, turn: 0, scale: 1 }, 10)
  const end = moveLayer(layer, [], { ms: 250, easing: 'linear', restMs: 60 }, spot())
  end()
  expect(layers()).toHaveLength(0)
  expect(spot().style.visibility).toBe('')
})
