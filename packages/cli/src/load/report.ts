import { formatNumber, textTable } from '../text-table.ts'

export interface LoadReport {
  readonly tables: number
  /** Acknowledged within the measured time. */
  readonly actions: number
  readonly actionsPerSecond: number
  /** From sending an action to its acknowledgement, and until everybody at the table had seen it. */
  readonly ackMs: { readonly p50: number; readonly p99: number }
  readonly seenMs: { readonly p50: number; readonly p99: number }
  /** Bytes of messages for each entry that somebody received. */
  readonly bytesPerEntry: number
  readonly serverCpuSeconds: number
  /** Acknowledged entries that the tables do not have. */
  readonly lost: number
  readonly connections: number
  readonly memory: LoadMemory | null
}

/** Bytes more than before anybody came, of own servers. */
export interface LoadMemory {
  /** For each that does nothing. */
  readonly connection: number
  /** For each table, connections included: with everybody there, when all have just left, and when the server has put it away. */
  readonly active: number
  readonly left: number
  readonly idle: number
}

export function loadJson(reports: readonly LoadReport[]): object {
  const rounded = JSON.parse(
    JSON.stringify(reports, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)),
  ) as object[]
  return rounded.length === 1 ? rounded[0]! : rounded
}

/** Microseconds of the server for each action, all threads. */
export function cpuPerAction({ serverCpuSeconds, actions }: LoadReport): number {
  return (1e6 * serverCpuSeconds) / Math.max(1, actions)
}

type Measure = readonly [name: string, of: (report: LoadReport) => string]

const MEASURES: readonly Measure[] = [
  ['tables', ({ tables }) => formatNumber(tables)],
  ['connections', ({ connections }) => formatNumber(connections)],
  ['actions', ({ actions }) => formatNumber(actions)],
  ['actions per second', ({ actionsPerSecond }) => formatNumber(actionsPerSecond, 1)],
  ['acknowledgement ms, p50', ({ ackMs }) => formatNumber(ackMs.p50, 1)],
  ['acknowledgement ms, p99', ({ ackMs }) => formatNumber(ackMs.p99, 1)],
  ['delivery to all ms, p50', ({ seenMs }) => formatNumber(seenMs.p50, 1)],
  ['delivery to all ms, p99', ({ seenMs }) => formatNumber(seenMs.p99, 1)],
  ['bytes per entry', ({ bytesPerEntry }) => formatNumber(bytesPerEntry, 1)],
  ['server CPU seconds', ({ serverCpuSeconds }) => formatNumber(serverCpuSeconds, 2)],
  ['server CPU us per action', (report) => formatNumber(cpuPerAction(report))],
  ['memory kB per connection', ({ memory }) => (memory ? formatNumber(memory.connection / 1000, 1) : '-')],
  ['memory kB per table, all connected', ({ memory }) => (memory ? formatNumber(memory.active / 1000, 1) : '-')],
  ['memory kB per table, all just left', ({ memory }) => (memory ? formatNumber(memory.left / 1000, 1) : '-')],
  ['memory kB per table, unloaded', ({ memory }) => (memory ? formatNumber(memory.idle / 1000, 1) : '-')],
  ['acknowledged but lost', ({ lost }) => formatNumber(lost)],
]

/** A column for each load. */
export function loadText(reports: readonly LoadReport[]): string {
  const head = ['measure', ...reports.map((_, i) => (reports.length === 1 ? 'value' : `load ${i + 1}`))]
  const rows = MEASURES.map(([name, of]) => [name, ...reports.map(of)])
  return textTable(
    head,
    rows,
    reports.map((_, i) => i + 1),
  )
}
