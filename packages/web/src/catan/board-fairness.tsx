import { isObject } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import { lazy, Suspense } from 'react'

const TableFairness = lazy(async () => ({ default: (await import('../lab/fairness-card.tsx')).TableFairness }))

interface Props {
  readonly summary: Pick<TableSummary, 'options' | 'seats'>
}

/** The fairness card of a table with an explicit board; comes with the lab, which other tables do not load. */
export function BoardFairness({ summary: { options, seats } }: Props) {
  return isObject(options.board) ? (
    <Suspense fallback={null}>
      <TableFairness board={options.board} seats={seats.length} />
    </Suspense>
  ) : null
}
