import { expect, it } from 'vitest'
import { blocksOf, type LogLine } from './log-line.ts'

const log = (count: number): readonly LogLine[] =>
  Array.from({ length: count }, (_, i) => ({ key: String(i), seat: null, parts: '', text: String(i) }))
const shown = (count: number) => blocksOf(log(count)).flatMap(({ lines }) => lines.map(({ text }) => Number(text)))

it('holds every line of a short log, in order', () => {
  expect(blocksOf([])).toEqual([])
  expect(shown(60)).toEqual(Array.from({ length: 60 }, (_, i) => i))
})

it('holds the end of a long one, and no more of it however long it is', () => {
  for (const count of [200, 201, 1234, 5000]) {
    const lines = shown(count)
    expect(lines.at(-1)).toBe(count - 1)
    expect(lines.length).toBeGreaterThan(170)
    expect(lines.length).toBeLessThanOrEqual(200)
  }
})

it('leaves the blocks before the last as they are when a line comes', () => {
  const lines = log(1001)
  const [before, after] = [blocksOf(lines.slice(0, 1000)), blocksOf(lines)]
  const kept = after.filter(({ first }) => before.some((block) => block.first === first)).slice(0, -1)
  expect(kept.length).toBeGreaterThan(5)
  for (const block of kept) expect(before.find(({ first }) => first === block.first)).toEqual(block)
})
