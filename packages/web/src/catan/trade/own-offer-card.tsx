import type { Action } from '@serai/kernel'
import { useState } from 'react'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import type { Expiry } from './expiry.ts'
import { ExpiryBar } from './expiry-bar.tsx'
import { IncomingCard } from './incoming-card.tsx'
import styles from './offer-card.module.css'
import { OfferLine } from './offer-line.tsx'
import type { OwnOffer } from './offers-model.ts'
import { Swap } from './swap.tsx'

interface Props {
  readonly offer: OwnOffer
  /** How long it is waited for an answer, where that is known. */
  readonly expiry: Expiry | null
  readonly onAct: (action: Action) => void
  readonly onCompose: (counter?: number) => void
}

/** My open offer, with a line for each player who was asked. */
export function OwnOfferCard({ offer, expiry, onAct, onCompose }: Props) {
  const { catanTrade } = useText()
  // Whoever opens the answers after a counter-offer has come wants to see it.
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
