import { escapeHtml } from '../arena/bars.ts'
import { formatNumber } from '../text-table.ts'
import { cpuPerAction, type LoadReport } from './report.ts'

const WIDTH = 760
const PANEL = 210
const LEFT = 64
const RIGHT = 20
const TOP = 34
const BOTTOM = 34
/** A file of its own: colours for a light and a dark page. */
const STYLE = `text{font:13px system-ui,sans-serif;fill:#24211c}.soft{fill:#6d675c}.grid{stroke:#dcd7cb}
path{fill:none;stroke-width:2}.a{stroke:#4f7f6d}.b{stroke:#b4552d}circle.a{fill:#4f7f6d}circle.b{fill:#b4552d}
text.a{fill:#4f7f6d;stroke:none}text.b{fill:#b4552d;stroke:none}
@media(prefers-color-scheme:dark){text{fill:#ece8df}.soft{fill:#a49d8f}.grid{stroke:#3b3832}}`

interface Line {
  readonly mark: 'a' | 'b'
  readonly name: string
  readonly values: readonly number[]
}

/** How what an action and a table take grows with the number of tables: two panels over one another. */
export function loadCurve(reports: readonly LoadReport[]): string {
  const sorted = [...reports].sort((one, other) => one.tables - other.tables)
  const tables = sorted.map((report) => report.tables)
  const panels = [
    panel('server CPU per action, microseconds', tables, [
      { mark: 'a', name: 'all threads', values: sorted.map(cpuPerAction) },
    ]),
    panel('time to acknowledgement, milliseconds', tables, [
      { mark: 'a', name: 'p50', values: sorted.map(({ ackMs }) => ackMs.p50) },
      { mark: 'b', name: 'p99', values: sorted.map(({ ackMs }) => ackMs.p99) },
    ]),
    ...(sorted.every(({ memory }) => memory)
      ? [
          panel('memory per table, kB', tables, [
            { mark: 'a', name: 'unloaded', values: sorted.map(({ memory }) => memory!.idle / 1000) },
            { mark: 'b', name: 'all connected', values: sorted.map(({ memory }) => memory!.active / 1000) },
          ]),
        ]
      : []),
  ]
  const height = panels.length * PANEL
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<style>${STYLE}</style>`,
    ...panels.map((lines, i) => `<g transform="translate(0 ${i * PANEL})">\n${lines}\n</g>`),
    '</svg>\n',
  ].join('\n')
}

function panel(title: string, tables: readonly number[], lines: readonly Line[]): string {
  const most = niceAbove(Math.max(1, ...lines.flatMap(({ values }) => values)))
  const x = (i: number) => LEFT + ((WIDTH - LEFT - RIGHT) * (i + 0.5)) / tables.length
  const y = (value: number) => PANEL - BOTTOM - ((PANEL - TOP - BOTTOM) * value) / most
  const ticks = [0, 0.5, 1].map((share) => share * most)
  return [
    `<text x="0" y="18">${escapeHtml(title)}</text>`,
    ...lines.map(
      ({ mark, name }, i) =>
        `<text class="${mark}" x="${WIDTH - RIGHT - (lines.length - 1 - i) * 120}" y="18" text-anchor="end">${escapeHtml(name)}</text>`,
    ),
    ...ticks.map(
      (value) =>
        `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at(y(value))}" y2="${at(y(value))}"/>` +
        `<text class="soft" x="${LEFT - 10}" y="${at(y(value) + 4)}" text-anchor="end">${formatNumber(value, value < 10 ? 1 : 0)}</text>`,
    ),
    ...tables.map(
      (count, i) =>
        `<text class="soft" x="${at(x(i))}" y="${PANEL - 12}" text-anchor="middle">${formatNumber(count)} ${count === 1 ? 'table' : 'tables'}</text>`,
    ),
    ...lines.map(({ mark, values }) => {
      const points = values.map((value, i) => `${at(x(i))} ${at(y(Math.max(0, value)))}`)
      const dots = values.map(
        (value, i) =>
          `<circle class="${mark}" cx="${at(x(i))}" cy="${at(y(Math.max(0, value)))}" r="3.5"><title>${value.toFixed(1)}</title></circle>`,
      )
      return `<path class="${mark}" d="M${points.join('L')}"/>${dots.join('')}`
    }),
  ].join('\n')
}

/** The next of 1, 2, 5, 10, 20 … that is not below it. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value)!
}

function at(value: number): string {
  return value.toFixed(1)
}
