import { expect, it } from 'vitest'
import { type Bar, barChart, escapeHtml } from './bars.ts'

const bar: Bar = { name: 'hard', value: 0.5, low: 0.4, high: 0.65, label: '50 %', mark: 0.25 }
const chart = (bars: readonly Bar[]) => barChart('Shares', bars, 0, 1, (value) => `${value}`)

it('draws each value with its interval and its mark, to scale', () => {
  const svg = chart([bar])
  const [, x, width] = /<rect class="bar" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/.exec(svg)!
  const whole = 2 * Number(width)
  const place = (share: number) => (Number(x) + share * whole).toFixed(1)
  expect(svg).toContain(`<g class="whisker"><line x1="${place(0.4)}" x2="${place(0.65)}"`)
  expect(svg).toContain(`<line class="mark" x1="${place(0.25)}"`)
  expect(svg).toContain(`<text class="tick" x="${place(0.75)}"`)
})

it('keeps within the axis', () => {
  const wide = chart([{ ...bar, low: -3, high: 7 }])
  const ends = chart([{ ...bar, low: 0, high: 1 }])
  expect(wide).toBe(ends)
})

it('has a row for each bar, and no mark where there is none', () => {
  const svg = chart([bar, { ...bar, name: 'greedy', mark: null }])
  expect(svg.match(/class="bar"/g)).toHaveLength(2)
  expect(svg.match(/class="mark"/g)).toHaveLength(1)
})

it('lets no name become markup', () => {
  expect(escapeHtml('<a & "b">')).toBe('&lt;a &amp; &quot;b&quot;&gt;')
  expect(chart([{ ...bar, name: '<script>' }])).not.toContain('<script>')
})
