import { bankOf, type CatanState, makeAction } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { useState } from 'react'
import { refusalText } from '../../table/refusal-text.ts'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { type Counts, changed, GOODS, goodsText, NONE, total } from '../resources/counts.ts'
import { GoodIcon, GoodsRow, tint } from '../resources/resource-cards.tsx'
import type { HeldCard } from '../view/hand-cards.ts'
import styles from './sheets.module.css'

interface CardSheetProps {
  readonly title: string
  readonly cards: readonly HeldCard[]
  readonly onPlay: (card: HeldCard) => void
  readonly onClose: () => void
}

/** Development cards, what each of them does, and why one cannot be played now. */
export function CardSheet({ title, cards, onPlay, onClose }: CardSheetProps) {
  const texts = useText()
  const { catanTable } = texts
  return (
    <Sheet title={title} beside onClose={onClose}>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.card}>
            <Icon name={card.icon} className={styles.cardIcon} />
            <div className={styles.cardWords}>
              {cards.length > 1 ? <b>{catanTable.howMany(card.title, card.count)}</b> : null}
              <p>{card.does}</p>
              {card.refusal ? (
                <p className={styles.cardWhy}>{refusalText(texts, { code: card.refusal, message: card.status })}</p>
              ) : null}
            </div>
            {card.canPlay ? (
              <Button kind="primary" data-first={cards.length === 1 || undefined} onClick={() => onPlay(card)}>
                {catanTable.play}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

interface PlentyModel {
  readonly bank: Counts
  /** How many cards are taken: two, or the last one of the bank (R105). */
  readonly count: number
  /** Null: not enough chosen yet. */
  readonly action: Action | null
}

export function plentyModel(state: CatanState, choice: Counts): PlentyModel {
  const bank = bankOf(state)
  const count = Math.min(2, total(bank))
  const resources = GOODS.flatMap((good) => Array<number>(choice[good]!).fill(good))
  return {
    bank,
    count,
    action: count > 0 && total(choice) === count ? makeAction({ type: 'PLAY_YEAR_OF_PLENTY', resources }) : null,
  }
}

interface PlentySheetProps {
  readonly session: TableSession
  readonly state: CatanState
  readonly onClose: () => void
}

/** R104 */
export function PlentySheet({ session, state, onClose }: PlentySheetProps) {
  const { catanTrade } = useText()
  const busy = useTableView(session, (view) => view.busy)
  const [choice, setChoice] = useState(NONE)
  const { action, bank, count } = plentyModel(state, choice)
  const take = async (): Promise<void> => {
    if (action !== null && !busy && (await session.act(action))) onClose()
  }
  return (
    <Sheet title={catanTrade.plentyTitle(count)} beside onClose={onClose}>
      <div className={styles.stack}>
        <GoodsRow
          label={catanTrade.plentyTitle(count)}
          counts={choice}
          most={bank}
          canAdd={(good) => total(choice) < count && choice[good]! < bank[good]!}
          note={(good) => catanTrade.bankHas(bank[good]!)}
          onChange={(good, by) => setChoice(changed(choice, good, by))}
        />
        <div className={styles.foot}>
          <Button kind="quiet" onClick={onClose}>
            {catanTrade.keepCard}
          </Button>
          <Button kind="primary" aria-disabled={action === null || undefined} onClick={() => void take()}>
            {action === null
              ? catanTrade.moreToChoose(count - total(choice))
              : catanTrade.take(goodsText(catanTrade, choice, 'accusative'))}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

interface MonopolySheetProps {
  readonly session: TableSession
  readonly onClose: () => void
}

/** R107 */
export function MonopolySheet({ session, onClose }: MonopolySheetProps) {
  const { catanTrade } = useText()
  const busy = useTableView(session, (view) => view.busy)
  const [good, setGood] = useState<number | null>(null)
  const take = async (): Promise<void> => {
    if (good === null || busy) return
    if (await session.act(makeAction({ type: 'PLAY_MONOPOLY', resource: good }))) onClose()
  }
  return (
    <Sheet title={catanTrade.monopolyTitle} beside onClose={onClose}>
      <div className={styles.stack}>
        <GoodsChoice label={catanTrade.monopolyTitle} chosen={good} onChoose={setGood} />
        <div className={styles.foot}>
          <Button kind="quiet" onClick={onClose}>
            {catanTrade.keepCard}
          </Button>
          <Button kind="primary" aria-disabled={good === null || undefined} onClick={() => void take()}>
            {catanTrade.takeAll(good)}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

interface GoodsChoiceProps {
  readonly label: string
  readonly chosen: number | null
  readonly onChoose: (good: number) => void
}

/** One of the five goods, as big buttons. */
function GoodsChoice({ label, chosen, onChoose }: GoodsChoiceProps) {
  const { catanTrade } = useText()
  return (
    <fieldset className={styles.goods}>
      <legend className="vh">{label}</legend>
      {GOODS.map((good) => (
        <button
          key={good}
          type="button"
          className={styles.good}
          style={tint(good)}
          aria-pressed={good === chosen}
          onClick={() => onChoose(good)}
        >
          <GoodIcon good={good} />
          {catanTrade.good(good)}
        </button>
      ))}
    </fieldset>
  )
}
