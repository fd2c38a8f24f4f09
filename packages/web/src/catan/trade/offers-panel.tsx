import type { CatanState } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useNames } from '../table/use-catan-session.ts'
import { type Expiries, useExpiries } from './expiry.tsx'
import { IncomingCard, OwnOfferCard } from './offer-card.tsx'
import { type OffersModel, offersModel } from './offers-model.ts'
import styles from './offers-panel.module.css'
import { OffersRow } from './offers-row.tsx'

interface Props {
  readonly session: TableSession
  readonly state: CatanState
  /** Null: who looks has no seat. */
  readonly seat: number | null
  /** Opens the composer: with the id of the offer to be countered, or without one to change the own offer. */
  readonly onCompose: (counter?: number) => void
  /** One row for phones. */
  readonly compact?: boolean
}

/** Every open offer; nothing when there is none. */
export function OffersPanel({ session, state, seat, onCompose, compact = false }: Props) {
  const { catanTrade } = useText()
  const names = useNames(session)
  const busy = useTableView(session, (view) => view.busy)
  const [isOpen, setOpen] = useState(false)
  const model = useMemo(() => offersModel(state, seat, names), [state, seat, names])
  const expiries = useExpiries(session, state, seat)
  const isSettling = useSettling(shownOf(model))
  if (!model.mine && model.incoming.length === 0 && model.watched.length === 0) return null
  const act = (action: Action): void => {
    if (!busy) void session.act(action)
  }
  const cards = { model, expiries, isSettling, onAct: act }
  if (!compact) return <Cards {...cards} onCompose={onCompose} />
  const close = (): void => setOpen(false)
  return (
    <>
      <OffersRow {...cards} onCompose={onCompose} onOpen={() => setOpen(true)} />
      {isOpen ? (
        <Sheet title={catanTrade.offersPanel} onClose={close}>
          <Cards
            {...cards}
            onCompose={(counter) => {
              close()
              onCompose(counter)
            }}
          />
        </Sheet>
      ) : null}
    </>
  )
}

/** What can be tapped: another offer or another answer changes it. */
function shownOf({ mine, incoming, watched }: OffersModel): string {
  const ids = [...incoming, ...watched].map(({ id }) => id)
  return [mine?.id ?? '', ...(mine?.answers.map(({ kind }) => kind) ?? []), ...ids].join()
}

interface CardsProps {
  readonly model: OffersModel
  readonly expiries: Expiries
  readonly isSettling: boolean
  readonly onAct: (action: Action) => void
  readonly onCompose: (counter?: number) => void
}

function Cards({ model, expiries, isSettling, onAct, onCompose }: CardsProps) {
  const { mine, incoming, watched } = model
  return (
    <div className={styles.cards} data-settling={isSettling || undefined}>
      {incoming.map((offer) => (
        <IncomingCard key={offer.id} offer={offer} expiry={expiries.incoming} onAct={onAct} onCompose={onCompose} />
      ))}
      {mine ? <OwnOfferCard offer={mine} expiry={expiries.mine} onAct={onAct} onCompose={onCompose} /> : null}
      {watched.map((offer) => (
        <IncomingCard key={offer.id} offer={offer} onAct={onAct} onCompose={onCompose} />
      ))}
    </div>
  )
}

/** Nobody reads and taps faster; a tap before that was meant for what was here before. */
const SETTLE = 400

/** True for a moment after what is shown has become something else. */
function useSettling(shown: string): boolean {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), SETTLE)
    return () => clearTimeout(timer)
  }, [shown])
  return settled !== shown
}
