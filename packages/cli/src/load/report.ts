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
}

export function loadJson(report: LoadReport): object {
  return JSON.parse(
    JSON.stringify(report, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)),
  ) as object
}

export function loadText(report: LoadReport): string {
  const { tables, actions, actionsPerSecond, ackMs, seenMs, bytesPerEntry, serverCpuSeconds, lost } = report
  return textTable(
    ['measure', 'value'],
    [
      ['tables', formatNumber(tables)],
      ['actions', formatNumber(actions)],
      ['actions a second', formatNumber(actionsPerSecond, 1)],
      ['acknowledged after ms, p50', formatNumber(ackMs.p50, 1)],
      ['acknowledged after ms, p99', formatNumber(ackMs.p99, 1)],
      ['seen by all after ms, p50', formatNumber(seenMs.p50, 1)],
      ['seen by all after ms, p99', formatNumber(seenMs.p99, 1)],
      ['bytes an entry', formatNumber(bytesPerEntry, 1)],
      ['CPU seconds of the server', formatNumber(serverCpuSeconds, 2)],
      ['acknowledged and lost', formatNumber(lost)],
    ],
    [1],
  )
}
