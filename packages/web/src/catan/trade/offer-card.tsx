import type { Action } from '@serai/kernel'
import { type ReactNode, useState } from 'react'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { type Counts, resourcesText } from '../resources/counts.ts'
import { fill } from '../resources/fill.tsx'
import { Quantity } from '../resources/resource-cards.tsx'
import { type Expiry, ExpiryBar } from './expiry.tsx'
import type { Answer, Incoming, OwnOffer } from './offers-model.ts'
import styles from './offers-panel.module.css'

interface IncomingCardProps {
  readonly offer: Incoming
  /** How long it stands, where that is known. */
  readonly expiry?: Expiry | null
  /** Within the card of the own offer, which it answers. */
  readonly isInside?: boolean
  readonly onAct: (action: Action) => void
  readonly onCompose: (counter?: number) => void
}

/** Somebody else's offer, and what I may say to it. */
export function IncomingCard({ offer, expiry = null, isInside = false, onAct, onCompose }: IncomingCardProps) {
  const { catanTrade, refusals } = useText()
  const { accept, refuse, canCounter, name } = offer
  const isMine = refuse !== null || offer.isAccepted
  return (
    <section className={isInside ? styles.inside : `card ${styles.card}`} aria-label={catanTrade.offers(name)}>
      <h2 className={styles.title}>
        <SeatMark seat={offer.from} size={26} />
        {catanTrade.offers(name)}
      </h2>
      <Swap
        left={{ label: isMine ? catanTrade.youGet : catanTrade.gives(name), counts: offer.get }}
        right={{ label: isMine ? catanTrade.youGive : catanTrade.gets(name), counts: offer.give }}
      />
      {offer.isAccepted ? <p className={styles.note}>{catanTrade.youAccepted(name)}</p> : null}
      {offer.isShort ? <p className={styles.note}>{refusals.E_TRADE_COVER}</p> : null}
      <ExpiryBar expiry={expiry} showsSeconds />
      {refuse === null ? null : (
        <div className={styles.buttons}>
          {accept === null ? null : (
            <Button kind="primary" onClick={() => onAct(accept)}>
              {catanTrade.accept}
            </Button>
          )}
          {canCounter ? <Button onClick={() => onCompose(offer.id)}>{catanTrade.counter}</Button> : null}
          <Button onClick={() => onAct(refuse)}>{catanTrade.refuse}</Button>
        </div>
      )}
    </section>
  )
}

interface OwnOfferCardProps {
  readonly offer: OwnOffer
  /** How long it is waited for an answer, where that is known. */
  readonly expiry: Expiry | null
  readonly onAct: (action: Action) => void
  readonly onCompose: (counter?: number) => void
}

/** My open offer, with a line for each player who was asked. */
export function OwnOfferCard({ offer, expiry, onAct, onCompose }: OwnOfferCardProps) {
  const { catanTrade } = useText()
  // A counter-offer that has come is what the answers are opened for.
  const [looked, setLooked] = useState(() => offer.answers.find(({ counter }) => counter)?.seat ?? null)
  const counter = offer.answers.find(({ seat }) => seat === looked)?.counter ?? null
  return (
    <section className={`card ${styles.card}`} aria-label={catanTrade.yourOffer}>
      <h2 className={styles.title}>{catanTrade.yourOffer}</h2>
      <Swap
        left={{ label: catanTrade.youGive, counts: offer.give }}
        right={{ label: catanTrade.youGet, counts: offer.get }}
      />
      <ExpiryBar expiry={expiry} showsSeconds />
      <ul className={styles.lines}>
        {offer.answers.map((answer) => (
          <OfferLine
            key={answer.seat}
            answer={answer}
            isOpen={answer.seat === looked}
            onTrade={() => answer.confirm !== null && onAct(answer.confirm)}
            onLook={() => setLooked(answer.seat === looked ? null : answer.seat)}
          />
        ))}
      </ul>
      {counter ? <IncomingCard offer={counter} isInside onAct={onAct} onCompose={onCompose} /> : null}
      {offer.cancel === null ? null : (
        <footer className={styles.foot}>
          <Button kind="quiet" onClick={() => onCompose()}>
            {catanTrade.changeIt}
          </Button>
          <Button kind="quiet" onClick={() => offer.cancel !== null && onAct(offer.cancel)}>
            {catanTrade.withdraw}
          </Button>
        </footer>
      )}
    </section>
  )
}

interface OfferLineProps {
  readonly answer: Answer
  readonly isOpen: boolean
  readonly onTrade: () => void
  readonly onLook: () => void
}

/** What one player says to my offer. */
function OfferLine({ answer, isOpen, onTrade, onLook }: OfferLineProps) {
  const { catanTrade } = useText()
  return (
    <li className={styles.line} data-kind={answer.kind}>
      <SeatMark seat={answer.seat} size={24} />
      <span className={styles.words}>{sentence()}</span>
      {answer.confirm === null ? null : (
        <Button kind="second" aria-label={catanTrade.tradeWith(answer.name)} onClick={onTrade}>
          {catanTrade.trade}
        </Button>
      )}
      {answer.counter ? (
        <Button aria-label={catanTrade.lookAt(answer.name)} aria-expanded={isOpen} onClick={onLook}>
          {catanTrade.look}
        </Button>
      ) : null}
    </li>
  )

  function sentence(): ReactNode {
    const who = <b>{answer.name}</b>
    switch (answer.kind) {
      case 'accepts':
        return fill(catanTrade.accepts, { who })
      case 'refuses':
        return fill(catanTrade.refuses, { who })
      case 'thinks':
        return (
          <>
            <span className="vh">{fill(catanTrade.thinking, { who })}</span>
            <span aria-hidden="true">
              {who} <span className={styles.dots}>•••</span>
            </span>
          </>
        )
      case 'counters': {
        const { get, give } = answer.counter!
        return fill(catanTrade.counters, {
          who,
          get: <Quantity counts={get} text={resourcesText(catanTrade, get)} />,
          give: <Quantity counts={give} text={resourcesText(catanTrade, give, 'accusative')} />,
        })
      }
    }
  }
}

interface Side {
  readonly label: string
  readonly counts: Counts
}

/** Both sides of a trade, with the arrow between. */
function Swap({ left, right }: { left: Side; right: Side }) {
  return (
    <div className={styles.swap}>
      <OneSide {...left} />
      <Icon name="trade" className={styles.arrow} />
      <OneSide {...right} />
    </div>
  )
}

function OneSide({ label, counts }: Side) {
  const { catanTrade } = useText()
  return (
    <p className={styles.swapSide}>
      <small>{label}</small>
      <Quantity counts={counts} text={resourcesText(catanTrade, counts, 'accusative')} />
    </p>
  )
}
