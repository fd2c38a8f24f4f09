import { type CatanState, COSTS, catan, handOf, type Purchase, readAction, seatOf } from '@serai/catan'
import type { Action, Seat } from '@serai/kernel'
import { useText } from '../../text/language.ts'
import { type Counts, changed, NONE, RESOURCE_NUMBERS, resourcesText, total } from '../resources/counts.ts'
import { fill, fillText } from '../resources/fill.tsx'
import { Quantity } from '../resources/resource-cards.tsx'
import { lacks } from '../view/deal.ts'
import { legalActions } from '../view/targeting.ts'
import styles from './trade-sheet.module.css'

/** A trade that a person would often make, done by one tap. */
export interface UsualTrade {
  readonly action: Action
  readonly give: Counts
  readonly get: Counts
  readonly isBank: boolean
}

const MOST_OFFERS = 2
const PURCHASES: readonly Purchase[] = ['settlement', 'city', 'card', 'road']

/** The purchase that the hand is nearest to, among those that it cannot pay yet. */
function nextPurchase(hand: Counts): Counts | null {
  let best: Counts | null = null
  let fewest = 3
  for (const purchase of PURCHASES) {
    const missing = total(lacks(hand, purchase))
    if (missing > 0 && missing < fewest) [best, fewest] = [COSTS[purchase], missing]
  }
  return best
}

/** Gives only what the next purchase does not need and gets only what it lacks; one offer for each resource given. */
export function usualTrades(state: CatanState, seat: Seat): readonly UsualTrade[] {
  const hand = handOf(state, seat)
  const cost = nextPurchase(hand)
  if (!cost) return []
  const isUseful = ({ give, get }: UsualTrade): boolean =>
    RESOURCE_NUMBERS.every(
      (resource) => hand[resource]! - give[resource]! >= cost[resource]! || give[resource] === 0,
    ) && RESOURCE_NUMBERS.every((resource) => get[resource]! <= Math.max(0, cost[resource]! - hand[resource]!))
  const spare = ({ give }: UsualTrade): number =>
    Math.max(...RESOURCE_NUMBERS.map((resource) => (give[resource]! > 0 ? hand[resource]! : 0)))
  const bySpare = (a: UsualTrade, b: UsualTrade): number => spare(b) - spare(a)
  const isOneForOne = ({ give, get }: UsualTrade): boolean => total(give) === 1 && total(get) === 1
  const offers = offersOf(state, seat).filter(isOneForOne).filter(isUseful).sort(bySpare)
  return [...offers.slice(0, MOST_OFFERS), ...bankTrades(state, seat).filter(isUseful).sort(bySpare).slice(0, 1)]
}

function offersOf(state: CatanState, seat: Seat): readonly UsualTrade[] {
  const out: Action[] = []
  out.length = catan.offers(state, seat, out)
  return out.flatMap((action) => {
    const read = readAction(action)
    return read.type === 'PROPOSE_TRADE' ? [{ action, give: read.give, get: read.want, isBank: false }] : []
  })
}

function bankTrades(state: CatanState, seat: Seat): readonly UsualTrade[] {
  const { rates } = seatOf(state, seat)
  return legalActions(state, seat).flatMap((action) => {
    const read = readAction(action)
    if (read.type !== 'TRADE_WITH_BANK') return []
    return [
      { action, give: changed(NONE, read.give, rates[read.give]!), get: changed(NONE, read.get, 1), isBank: true },
    ]
  })
}

interface UsualChipsProps {
  readonly trades: readonly UsualTrade[]
  readonly onChoose: (action: Action) => void
}

/** Trades that one tap makes. */
export function UsualChips({ trades, onChoose }: UsualChipsProps) {
  const { catanTrade } = useText()
  if (trades.length === 0) return null
  return (
    <fieldset className={styles.chips}>
      <legend className="vh">{catanTrade.usual}</legend>
      {trades.map(({ action, give, get, isBank }) => {
        const what = fillText(catanTrade.forPrice, {
          give: resourcesText(catanTrade, give, 'accusative'),
          get: resourcesText(catanTrade, get, 'accusative'),
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
