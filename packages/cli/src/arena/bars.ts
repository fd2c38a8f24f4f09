import type { Interval } from '@serai/lab'

/** One row of a chart: a value with its interval, and where it would be by chance alone. */
export interface Bar extends Interval {
  readonly name: string
  readonly value: number
  readonly label: string
  readonly mark: number | null
}

const WIDTH = 760
const ROW = 46
const NAMES = 170
const LABELS = 190
const TOP = 26
const PLOT = WIDTH - NAMES - LABELS

/** Horizontal bars as inline SVG; colours come from the page. `from` … `to` is what the axis shows. */
export function barChart(
  title: string,
  bars: readonly Bar[],
  from: number,
  to: number,
  tick: (value: number) => string,
) {
  const height = TOP + bars.length * ROW + 8
  const x = (value: number) => NAMES + (PLOT * (Math.min(to, Math.max(from, value)) - from)) / (to - from)
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => from + part * (to - from))
  const grid = ticks.map(
    (value) =>
      `<line class="grid" x1="${at(x(value))}" x2="${at(x(value))}" y1="${TOP - 4}" y2="${height - 8}"/>` +
      `<text class="tick" x="${at(x(value))}" y="14" text-anchor="middle">${escapeHtml(tick(value))}</text>`,
  )
  return [
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(title)}">`,
    ...grid,
    ...bars.map((bar, i) => barRow(bar, TOP + i * ROW, x, from)),
    '</svg>',
  ].join('\n')
}

function barRow({ name, value, low, high, label, mark }: Bar, top: number, x: (value: number) => number, from: number) {
  const middle = top + ROW / 2
  const start = x(from)
  const whisker = [
    `<line x1="${at(x(low))}" x2="${at(x(high))}" y1="${middle}" y2="${middle}"/>`,
    ...[low, high].map((end) => `<line x1="${at(x(end))}" x2="${at(x(end))}" y1="${middle - 6}" y2="${middle + 6}"/>`),
  ]
  return [
    `<g><title>${escapeHtml(`${name}: ${label}`)}</title>`,
    `<text class="name" x="${NAMES - 12}" y="${middle + 5}" text-anchor="end">${escapeHtml(name)}</text>`,
    `<rect class="bar" x="${at(start)}" y="${middle - 12}" width="${at(x(value) - start)}" height="24" rx="3"/>`,
    ...(mark === null
      ? []
      : [`<line class="mark" x1="${at(x(mark))}" x2="${at(x(mark))}" y1="${middle - 18}" y2="${middle + 18}"/>`]),
    `<g class="whisker">${whisker.join('')}</g>`,
    `<text class="label" x="${NAMES + PLOT + 14}" y="${middle + 5}">${escapeHtml(label)}</text></g>`,
  ].join('')
}

function at(value: number): string {
  return value.toFixed(1)
}

const ESCAPES: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character]!)
}
