import type { ReactNode } from 'react'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { fill } from '../resources/fill.tsx'
import { Quantity } from '../resources/quantity.tsx'
import { goodsText } from '../resources/resource-text.ts'
import styles from './offer-card.module.css'
import type { Answer } from './offers-model.ts'

interface Props {
  readonly answer: Answer
  readonly isOpen: boolean
  readonly onTrade: () => void
  readonly onLook: () => void
}

/** What one player says to my offer. */
export function OfferLine({ answer, isOpen, onTrade, onLook }: Props) {
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
          get: <Quantity counts={get} text={goodsText(catanTrade, get)} />,
          give: <Quantity counts={give} text={goodsText(catanTrade, give, 'accusative')} />,
        })
      }
    }
  }
}
