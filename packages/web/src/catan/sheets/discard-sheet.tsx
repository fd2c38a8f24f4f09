import { type CatanState, handOf, makeAction, seatOf } from '@serai/catan'
import type { Action, Seat } from '@serai/kernel'
import { useId, useState } from 'react'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { type Counts, changed, NONE, RESOURCE_NUMBERS, total } from '../resources/counts.ts'
import { ResourceRow } from '../resources/resource-cards.tsx'
import styles from './sheets.module.css'

interface DiscardModel {
  readonly hand: Counts
  readonly held: number
  readonly owed: number
  readonly chosen: number
  /** One for each card, to be sent together; null: not the exact number yet (R55). */
  readonly actions: readonly Action[] | null
}

const discard = (resource: number): Action => makeAction({ type: 'DISCARD', resource })

export function discardModel(state: CatanState, seat: Seat, choice: Counts): DiscardModel {
  const hand = handOf(state, seat)
  const owed = seatOf(state, seat).owes
  const chosen = total(choice)
  return {
    hand,
    held: total(hand),
    owed,
    chosen,
    actions:
      chosen === owed
        ? RESOURCE_NUMBERS.flatMap((resource) => Array<Action>(choice[resource]!).fill(discard(resource)))
        : null,
  }
}

interface Props {
  readonly session: TableSession
  readonly state: CatanState
  readonly seat: number
  /** What a hint chooses. */
  readonly hinted: Counts | null
}

/** After a seven: which cards go back to the bank. Never over the board; the table gives it its place. */
export function DiscardSheet({ session, state, seat, hinted }: Props) {
  const { catanTrade } = useText()
  const heading = useId()
  const busy = useTableView(session, (view) => view.busy)
  const [choice, setChoice] = useState(hinted ?? NONE)
  const [followed, setFollowed] = useState(hinted)
  if (hinted !== followed) {
    setFollowed(hinted)
    if (hinted) setChoice(hinted)
  }
  const model = discardModel(state, seat, choice)
  const { actions, chosen, hand, held, owed } = model
  if (owed === 0) return null
  const isDone = actions !== null
  return (
    <section className={`card ${styles.panel} ${styles.discard}`} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {catanTrade.discardTitle(owed)}
      </h2>
      <p className={styles.note}>{catanTrade.discardNote(held)}</p>
      <ResourceRow
        label={catanTrade.discardTitle(owed)}
        counts={choice}
        most={hand}
        canAdd={(resource) => chosen < owed && choice[resource]! < hand[resource]!}
        note={(resource) => catanTrade.have(hand[resource]!)}
        onChange={(resource, by) => setChoice(changed(choice, resource, by))}
      />
      <div className={styles.meter} aria-hidden="true">
        <i style={{ width: `${(100 * chosen) / owed}%` }} />
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.say}>
          {catanTrade.chosenOf(chosen, owed)}
        </p>
        <Button
          kind="primary"
          aria-disabled={!isDone || undefined}
          onClick={() => isDone && !busy && void session.act(...actions)}
        >
          {isDone ? catanTrade.giveBack : catanTrade.moreToChoose(owed - chosen)}
        </Button>
      </div>
    </section>
  )
}
