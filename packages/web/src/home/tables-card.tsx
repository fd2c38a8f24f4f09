import type { TableSummary } from '@serai/protocol'
import { useLink } from '../net/use-link.ts'
import { useText } from '../text/language.ts'
import { JoinField } from './join-field.tsx'
import { TableList } from './table-list.tsx'
import { tableRows } from './table-rows.ts'
import styles from './tables-card.module.css'

const MOST_SHOWN = 12

interface Props {
  readonly tables: readonly TableSummary[] | null
  readonly mine: readonly TableSummary[]
}

/** The public tables of the house, live; mine are told of beside it. */
export function TablesCard({ tables, mine }: Props) {
  const texts = useText()
  const { common, home, refusals } = texts
  const { status, isGone, isPaused, clockOffset } = useLink()
  // What is long lost is no way to a table.
  const known = isGone ? [] : (tables ?? [])
  const others = known.filter(({ id }) => mine.every((one) => one.id !== id))
  const rows = tableRows(others, texts, Date.now() + clockOffset)
  const isAway = status === 'lost' || status === 'outdated'
  const running = rows.filter(({ isLive }) => isLive).length
  return (
    <>
      <h2 className={styles.title}>
        {home.tables}
        {isAway && !isPaused ? (
          <span role="status">{status === 'lost' ? common.offline : refusals.E_PROTOCOL}</span>
        ) : running > 0 ? (
          <span className={styles.running}>{home.running(running)}</span>
        ) : null}
      </h2>
      <JoinField />
      {/* While the tables pause nobody knows of any; the page says so above. */}
      {rows.length === 0 && !isPaused && (tables || isAway) ? (
        <p className={styles.none}>{isAway ? home.tablesLater : home.noTables}</p>
      ) : null}
      <TableList rows={rows.slice(0, MOST_SHOWN)} />
      {rows.length > MOST_SHOWN ? <p className={styles.none}>{home.moreTables(rows.length - MOST_SHOWN)}</p> : null}
    </>
  )
}
