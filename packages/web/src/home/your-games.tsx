import type { TableSummary } from '@serai/protocol'
import { useState } from 'react'
import { gameName } from '../games/game-words.ts'
import { useLink } from '../net/use-link.ts'
import { useMe } from '../people/me.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { localeOf } from '../text/locale.ts'
import { useTitle } from '../ui/use-title.ts'
import { TableList } from './table-list.tsx'
import { hasEnded, myRows, type TableRow } from './table-rows.ts'
import styles from './tables-card.module.css'

const MOST_SHOWN = 4

/** The games that I am in, and the last ones that I was in; nothing when there is none. */
export function YourGames({ tables }: { tables: readonly TableSummary[] }) {
  const texts = useText()
  const { home } = texts
  const language = usePrefs((prefs) => prefs.language)
  const { clockOffset } = useLink()
  const me = useMe((state) => state.me)
  const [waiting, setWaiting] = useState<readonly string[]>([])
  if (!me || tables.length === 0) return null
  const rows = myRows(tables, me.id, texts, Date.now() + clockOffset, localeOf(language))
  const asked = rows.find(({ id }) => waiting.includes(id))
  return (
    <section>
      {asked ? <TurnTitle row={asked} /> : null}
      <h2 className={styles.title}>{tables.every(hasEnded) ? home.lastGames : home.yourGames}</h2>
      <TableList
        rows={rows.slice(0, MOST_SHOWN)}
        onTurn={(table, isMine) =>
          setWaiting((known) => [...known.filter((id) => id !== table), ...(isMine ? [table] : [])])
        }
      />
    </section>
  )
}

/** The tab says that a game waits for me, as it does at its table. */
function TurnTitle({ row }: { row: TableRow }) {
  const texts = useText()
  useTitle(texts.table.yourTurnTitle(gameName(texts, row.game)))
  return null
}
