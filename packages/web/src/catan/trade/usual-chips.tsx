import type { Action } from '@serai/kernel'
import { useText } from '../../text/language.ts'
import { fill, fillText } from '../resources/fill.tsx'
import { Quantity } from '../resources/quantity.tsx'
import { goodsText } from '../resources/resource-text.ts'
import styles from './usual-chips.module.css'
import type { UsualTrade } from './usual-trades.ts'

interface Props {
  readonly trades: readonly UsualTrade[]
  readonly onChoose: (action: Action) => void
}

/** Trades that one tap makes. */
export function UsualChips({ trades, onChoose }: Props) {
  const { catanTrade } = useText()
  if (trades.length === 0) return null
  return (
    <fieldset className={styles.chips}>
      <legend className="vh">{catanTrade.usual}</legend>
      {trades.map(({ action, give, get, isBank }) => {
        const what = fillText(catanTrade.forPrice, {
          give: goodsText(catanTrade, give, 'accusative'),
          get: goodsText(catanTrade, get, 'accusative'),
        })
        return (
          <button
            key={action}
            type="button"
            className={styles.chip}
            aria-label={isBank ? catanTrade.bankUsual(what) : catanTrade.offerUsual(what)}
            onClick={() => onChoose(action)}
          >
            {fill(catanTrade.forPrice, {
              give: <Quantity counts={give} text="" />,
              get: <Quantity counts={get} text="" />,
            })}
            <em>{isBank ? catanTrade.bank : catanTrade.toAll}</em>
          </button>
        )
      })}
    </fieldset>
  )
}
