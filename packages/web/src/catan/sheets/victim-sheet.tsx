import { type CatanState, handSizeOf, makeAction, seatsToRob } from '@serai/catan'
import { useId } from 'react'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { useNames } from '../table/use-catan-session.ts'
import styles from './sheets.module.css'

interface Props {
  readonly session: TableSession
  readonly state: CatanState
  readonly seat: number
}

/** Whom the robber takes a card from. */
export function VictimSheet({ session, state, seat }: Props) {
  const { catanTrade } = useText()
  const heading = useId()
  const names = useNames(session)
  const busy = useTableView(session, (view) => view.busy)
  const candidates = seatsToRob(state, seat)
  if (candidates.length === 0) return null
  return (
    <section className={`card ${styles.panel}`} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {catanTrade.victimTitle}
      </h2>
      <div className={styles.seats}>
        {candidates.map((victim) => (
          <Button
            key={victim}
            className={styles.seat}
            onClick={() => !busy && void session.act(makeAction({ type: 'STEAL_RANDOM_CARD', victim }))}
          >
            <SeatMark seat={victim} />
            <span>
              <b>{names[victim]}</b> <small>{catanTrade.cards(handSizeOf(state, victim))}</small>
            </span>
          </Button>
        ))}
      </div>
    </section>
  )
}
