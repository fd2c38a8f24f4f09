import { type CatanState, offerById, offerOf } from '@serai/catan'
import { type Action, listSeats, NOBODY } from '@serai/kernel'
import { useState } from 'react'
import { refusalText } from '../../table/refusal-text.ts'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ALL, changed } from '../resources/counts.ts'
import { GoodsRow } from '../resources/resource-row.tsx'
import { useIsShort } from '../table/use-table-size.ts'
import { canGiveMore, canWantMore, compose, type Draft, firstDraft, isEmpty, toggled } from './composer.ts'
import { draftSentence } from './draft-sentence.ts'
import { ExpiryBar } from './expiry-bar.tsx'
import { PartnerToggles } from './partner-toggles.tsx'
import styles from './trade-sheet.module.css'
import { useExpiries } from './use-expiries.ts'
import { useNames } from './use-names.ts'
import { UsualChips } from './usual-chips.tsx'
import { usualTrades } from './usual-trades.ts'

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
            <GoodsRow
              label={catanTrade.youGive}
              counts={draft.give}
              most={composer.hand}
              showsMost
              canAdd={(good) => canGiveMore(composer, draft, good)}
              note={(good) => (bank ? catanTrade.bankRate(composer.rates[good]!) : catanTrade.good(good))}
              onChange={(good, by) => setDraft({ ...draft, give: changed(draft.give, good, by) })}
            />
          </div>
          <div>
            <p className={styles.label}>{catanTrade.youGet}</p>
            <GoodsRow
              label={catanTrade.youGet}
              counts={draft.want}
              most={ALL}
              canAdd={(good) => canWantMore(draft, good)}
              note={catanTrade.good}
              onChange={(good, by) => setDraft({ ...draft, want: changed(draft.want, good, by) })}
            />
          </div>
        </div>
        {/* Whoever answers with an offer has no longer than for a yes or no. */}
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
