import { isObject } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import { lazy, Suspense } from 'react'
import menu from '../table/table-menu.module.css'
import { useText } from '../text/language.ts'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

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

/** How fair the board is, as an entry of the table's menu. */
export function FairnessEntry({ summary }: { summary: Pick<TableSummary, 'options' | 'seats'> }) {
  const { lab } = useText()
  return isObject(summary.options.board) ? (
    <details className={menu.settings}>
      <summary className={buttonClass('plain')}>
        <Icon name="eye" /> {lab.fairness}
      </summary>
      <BoardFairness summary={summary} />
    </details>
  ) : null
}
