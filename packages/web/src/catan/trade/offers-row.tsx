import type { Action } from '@serai/kernel'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { type Counts, resourcesText } from '../resources/counts.ts'
import { Quantity } from '../resources/resource-cards.tsx'
import { type Expiries, ExpiryBar } from './expiry.tsx'
import type { Answer, Incoming, OffersModel, OwnOffer } from './offers-model.ts'
import styles from './offers-panel.module.css'

interface Props {
  readonly model: OffersModel
  readonly expiries: Expiries
  /** It has just come: what is tapped now was meant for what is below. */
  readonly isSettling: boolean
  readonly onAct: (action: Action) => void
  readonly onCompose: (counter?: number) => void
  readonly onOpen: () => void
}

/** The offers in one row, for phones: what matters most of them, and the way to the rest. */
export function OffersRow({ model, expiries, isSettling, onAct, onCompose, onOpen }: Props) {
  const { catanTrade } = useText()
  const { mine, incoming, watched } = model
  // What I am asked comes first: the prompt asks for it.
  const shown = incoming[0] ?? (mine ? undefined : watched[0])
  const count = incoming.length + watched.length + (mine ? 1 : 0)
  const offer = shown ?? mine
  const kinds = offer ? [...offer.give, ...offer.get].filter((cards) => cards > 0).length : 0
  return (
    <section
      className={styles.row}
      aria-label={catanTrade.offersPanel}
      data-settling={isSettling || undefined}
      data-high={count > 1 || kinds > 3 || undefined}
    >
      {shown ? (
        <>
          <IncomingRow offer={shown} onAct={onAct} onCompose={onCompose} />
          {count > 1 ? <Button onClick={onOpen}>{catanTrade.allOffers(count)}</Button> : null}
        </>
      ) : mine ? (
        <OwnRow offer={mine} onAct={onAct} onOpen={onOpen} />
      ) : null}
      {mine || incoming.length > 0 ? <ExpiryBar expiry={shown ? expiries.incoming : expiries.mine} /> : null}
    </section>
  )
}

/** What goes one way, and whose it is. */
function Side({ label, counts }: { label: string; counts: Counts }) {
  const { catanTrade } = useText()
  return (
    <span className={styles.rowSide}>
      <small>{label}</small> <Quantity counts={counts} text={resourcesText(catanTrade, counts, 'accusative')} />
    </span>
  )
}

function OwnRow({ offer, onAct, onOpen }: { offer: OwnOffer; onAct: (action: Action) => void; onOpen: () => void }) {
  const { catanTrade } = useText()
  const [willing, ...more] = offer.answers.filter(({ confirm }) => confirm !== null)
  const counter = offer.answers.find(({ counter }) => counter !== null)
  const answered = offer.answers.filter(({ kind }) => kind !== 'thinks').length
  return (
    <>
      <span className={styles.rowWords}>
        <Side label={catanTrade.youGive} counts={offer.give} />
        <Side label={catanTrade.youGet} counts={offer.get} />
      </span>
      <Button aria-label={catanTrade.answers(answered)} aria-haspopup="dialog" onClick={onOpen}>
        <AnswerMarks answers={offer.answers} />
      </Button>
      {willing && more.length > 0 ? (
        <Button kind="second" aria-haspopup="dialog" onClick={onOpen}>
          {catanTrade.trade}
        </Button>
      ) : willing ? (
        <Button
          kind="second"
          aria-label={catanTrade.tradeWith(willing.name)}
          onClick={() => willing.confirm !== null && onAct(willing.confirm)}
        >
          {catanTrade.trade}
        </Button>
      ) : counter ? (
        <Button kind="second" aria-label={catanTrade.lookAt(counter.name)} aria-haspopup="dialog" onClick={onOpen}>
          {catanTrade.look}
        </Button>
      ) : null}
    </>
  )
}

function IncomingRow({
  offer,
  onAct,
  onCompose,
}: {
  offer: Incoming
  onAct: (action: Action) => void
  onCompose: (counter: number) => void
}) {
  const { catanTrade } = useText()
  const { accept, refuse, name } = offer
  const isMine = refuse !== null || offer.isAccepted
  return (
    <>
      <span className={styles.rowWords}>
        <SeatMark seat={offer.from} size={22} />
        <span className="vh">{catanTrade.offers(name)}</span>
        <Side label={isMine ? catanTrade.youGet : catanTrade.gives(name)} counts={offer.get} />
        <Side label={isMine ? catanTrade.youGive : catanTrade.gets(name)} counts={offer.give} />
        {offer.isAccepted ? <Icon name="end" className={styles.yes} /> : null}
      </span>
      {accept === null ? null : (
        <Button kind="primary" className={styles.answer} onClick={() => onAct(accept)}>
          <Icon name="end" />
          {catanTrade.accept}
        </Button>
      )}
      {offer.canCounter ? (
        <Button className={styles.answer} onClick={() => onCompose(offer.id)}>
          <Icon name="trade" />
          {catanTrade.counter}
        </Button>
      ) : null}
      {refuse === null ? null : (
        <Button className={styles.answer} onClick={() => onAct(refuse)}>
          <Icon name="x" />
          {catanTrade.refuse}
        </Button>
      )}
    </>
  )
}

const BADGES: { readonly [Kind in Answer['kind']]: IconName | null } = {
  accepts: 'end',
  counters: 'trade',
  refuses: 'x',
  thinks: null,
}

/** Everybody who was asked, each with what they said so far; the words are beside it. */
function AnswerMarks({ answers }: { answers: readonly Answer[] }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {answers.map(({ seat, kind }) => {
        const badge = BADGES[kind]
        return (
          <span key={seat} className={styles.mark} data-kind={kind}>
            <SeatMark seat={seat} size={22} />
            {badge ? <Icon name={badge} className={styles.badge} /> : <i className={styles.waits}>…</i>}
          </span>
        )
      })}
    </span>
  )
}
