import type { Action } from '@serai/kernel'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { Expiry } from './expiry.ts'
import { ExpiryBar } from './expiry-bar.tsx'
import styles from './offer-card.module.css'
import type { Incoming } from './offers-model.ts'
import { Swap } from './swap.tsx'

interface Props {
  readonly offer: Incoming
  /** How long it stands, where that is known. */
  readonly expiry?: Expiry | null
  /** Within the card of the own offer, which it answers. */
  readonly isInside?: boolean
  readonly onAct: (action: Action) => void
  readonly onCompose: (counter?: number) => void
}

/** Somebody else's offer, and what I may say to it. */
export function IncomingCard({ offer, expiry = null, isInside = false, onAct, onCompose }: Props) {
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
