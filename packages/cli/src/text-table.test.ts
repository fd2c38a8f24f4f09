import { expect, it } from 'vitest'
import { formatNumber, formatPercent, textTable } from './text-table.ts'

it('sets columns, figures to the right, nothing after the last', () => {
  const rows = [
    ['нарды', '7', ''],
    ['x', '12,000', 'b'],
  ]
  expect(textTable(['name', 'n', 'note'], rows, [1])).toBe('name        n  note\nнарды       7\nx      12,000  b\n')
})

it.each([
  [12345.67, 1, '12,346'],
  [345.67, 1, '345.7'],
  [3, 0, '3'],
])('figure %d with %d places is %s', (value, digits, text) => {
  expect(formatNumber(value, digits)).toBe(text)
})

it('knows no share of nothing', () => {
  expect(formatPercent(1, 8)).toBe('12.5 %')
  expect(formatPercent(0, 0)).toBe('-')
})
