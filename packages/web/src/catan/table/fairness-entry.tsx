import { isObject } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import menu from '../../table/table-menu.module.css'
import { useText } from '../../text/language.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BoardFairness } from '../board-fairness.tsx'

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
