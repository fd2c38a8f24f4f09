import type { DraftTableRow } from '@serai/lab'
import { formatNumber, textTable } from '../text-table.ts'

const share = (value: number): string => `${(100 * value).toFixed(1)} %`
const list = (values: readonly number[], digits: number): string =>
  values.map((value) => value.toFixed(digits)).join(' ')

/** The table of R171. */
export function draftTableText(rows: readonly DraftTableRow[], seed: number): string {
  const head = [
    'mode',
    'draft',
    'seats',
    'spread <= 15 %',
    'deviation <= 15 %',
    'mean spread',
    'all five',
    'at least four',
    'pips by seat',
    'envy',
    'cards by seat',
    'harbours by seat',
  ]
  const cells = rows.map((row) => [
    row.mode,
    row.draft === 'maxmin' ? 'maxmin' : `classic ${row.draft}`,
    String(row.seats),
    share(row.spreadWithin.share),
    share(row.deviationWithin.share),
    share(row.meanSpread),
    share(row.allFive.share),
    share(row.allFour.share),
    list(row.meanPips, 1),
    share(row.envy),
    list(row.startingCards, 2),
    list(row.harbours, 2),
  ])
  const half = Math.max(...rows.map(({ spreadWithin: { low, high } }) => (high - low) / 2))
  return [
    `Drafts on ${formatNumber(rows[0]?.boards ?? 0)} boards per row, seed ${seed}; 95 % CI of the shares: at most ±${(100 * half).toFixed(1)} points\n`,
    textTable(head, cells, [2, 3, 4, 5, 6, 7, 9]),
  ].join('\n')
}
