import { type CatanState, offerById, offerOf } from '@serai/catan'
import { type Action, hasSeat, listSeats, NOBODY, type Seat, type SeatSet } from '@serai/kernel'
import { useState } from 'react'
import { refusalText } from '../../table/refusal-text.ts'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ALL, changed } from '../resources/counts.ts'
import { ResourceRow } from '../resources/resource-cards.tsx'
import { useNames } from '../table/use-catan-session.ts'
import { useIsShort } from '../table/use-catan-view.ts'
import {
  canGiveMore,
  canWantMore,
  compose,
  type Draft,
  draftSentence,
  firstDraft,
  isEmpty,
  toggled,
} from './composer.ts'
import { ExpiryBar, useExpiries } from './expiry.tsx'
import styles from './trade-sheet.module.css'
import { UsualChips, usualTrades } from './usual-trades.tsx'

interface Props {
  readonly session: TableSession
  readonly state: CatanState
  readonly seat: number
  /** The id of the offer that is answered with another one. */
  readonly counter?: number | undefined
  /** What to begin with. */
  readonly again?: Draft | undefined
  readonly onClose: () => void
}

/** Puts an offer together: to the others, to the bank, or in answer to another offer. */
export function TradeSheet({ session, state, seat, counter, again, onClose }: Props) {
  const texts = useText()
  const { catanTrade } = texts
  const names = useNames(session)
  const expiries = useExpiries(session, state, seat)
  const isShort = useIsShort()
  const busy = useTableView(session, (view) => view.busy)
  const refused = useTableView(session, (view) => view.refusal)
  const [draft, setDraft] = useState(() => again ?? firstDraft(state, seat, counter))
  /** The draft that the server refused. */
  const [failed, setFailed] = useState<Draft | null>(null)
  /** What it began as an answer to; that it is gone is said here, as the prompt is out of sight. */
  const [answered, setAnswered] = useState(counter)
  if (answered !== counter) {
    setAnswered(counter)
    setFailed(draft)
  }
  const composer = compose(state, seat, draft, counter)
  const { bank, canOffer, partners, refusal } = composer
  const send = async (...actions: readonly Action[]): Promise<void> => {
    if (busy) return
    if (await session.act(...actions)) onClose()
    else setFailed(draft)
  }
  const to = listSeats(draft.to & partners).map((other) => names[other] ?? '')
  const isToAll = (draft.to & partners) === partners
  const hasManyPartners = listSeats(partners).length > 1
  const reason = failed === draft ? refused : isEmpty(draft) || partners === NOBODY ? null : refusal
  return (
    <Sheet title={titleOf()} beside wide={isShort} onClose={onClose}>
      <div className={styles.body}>
        {counter === undefined ? (
          <UsualChips trades={usualTrades(state, seat)} onChoose={(action) => void send(action)} />
        ) : null}
        <div className={styles.sides}>
          <div>
            <p className={styles.label}>
              {catanTrade.youGive} <em>{catanTrade.tapToAdd}</em>
            </p>
            <ResourceRow
              label={catanTrade.youGive}
              counts={draft.give}
              most={composer.hand}
              showsMost
              canAdd={(resource) => canGiveMore(composer, draft, resource)}
              note={(resource) =>
                bank ? catanTrade.bankRate(composer.rates[resource]!) : catanTrade.resource(resource)
              }
              onChange={(resource, by) => setDraft({ ...draft, give: changed(draft.give, resource, by) })}
            />
          </div>
          <div>
            <p className={styles.label}>{catanTrade.youGet}</p>
            <ResourceRow
              label={catanTrade.youGet}
              counts={draft.want}
              most={ALL}
              canAdd={(resource) => canWantMore(draft, resource)}
              note={catanTrade.resource}
              onChange={(resource, by) => setDraft({ ...draft, want: changed(draft.want, resource, by) })}
            />
          </div>
        </div>
        {/* An answer with an offer has no longer than a yes or no. */}
        {counter === undefined ? null : <ExpiryBar expiry={expiries.incoming} showsSeconds />}
        <div className={styles.say}>
          <p role="status">
            {reason
              ? refusalText(texts, { message: reason.code, ...reason })
              : draftSentence(catanTrade, draft, { to, isToAll, bank })}
          </p>
          {counter === undefined && hasManyPartners ? (
            <PartnerToggles
              partners={partners}
              chosen={draft.to}
              names={names}
              onToggle={(other) => setDraft({ ...draft, to: toggled(draft.to, other) })}
            />
          ) : null}
        </div>
      </div>
      <div className={styles.buttons}>
        {bank ? (
          <Button
            kind={bank.actions.length === 0 ? 'plain' : partners === NOBODY ? 'primary' : 'second'}
            aria-disabled={bank.actions.length === 0}
            onClick={() => bank.actions.length > 0 && void send(...bank.actions)}
          >
            {bank.actions.length > 0 || bank.wants === null
              ? catanTrade.tradeWithBank
              : catanTrade.bankWants(bank.wants)}
          </Button>
        ) : null}
        {partners !== NOBODY ? (
          <Button kind="primary" aria-disabled={!canOffer} onClick={() => canOffer && void send(composer.action)}>
            {counter !== undefined
              ? catanTrade.sendCounter
              : (isToAll && hasManyPartners) || to.length === 0
                ? catanTrade.offerToAll
                : catanTrade.offerTo(catanTrade.and(to))}
          </Button>
        ) : null}
      </div>
    </Sheet>
  )

  function titleOf(): string {
    if (counter !== undefined) return catanTrade.counterTitle(names[offerById(state, counter)?.from ?? -1] ?? '')
    return offerOf(state, seat) ? catanTrade.change : catanTrade.title
  }
}

interface PartnerTogglesProps {
  readonly partners: SeatSet
  readonly chosen: SeatSet
  readonly names: readonly string[]
  readonly onToggle: (seat: Seat) => void
}

/** Whom an offer is for. */
function PartnerToggles({ partners, chosen, names, onToggle }: PartnerTogglesProps) {
  const { catanTrade } = useText()
  return (
    <fieldset className={styles.toggles}>
      <legend>{catanTrade.partners}</legend>
      {listSeats(partners).map((seat) => (
        <button
          key={seat}
          type="button"
          className={styles.toggle}
          aria-pressed={hasSeat(chosen, seat)}
          aria-label={names[seat]}
          title={names[seat]}
          onClick={() => onToggle(seat)}
        >
          <SeatMark seat={seat} size={26} />
        </button>
      ))}
    </fieldset>
  )
}
