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
import { type Counts, changed, NONE, RESOURCE_NUMBERS, resourcesText, total } from '../resources/counts.ts'
import { ResourceIcon, ResourceRow, tint } from '../resources/resource-cards.tsx'
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
  const resources = RESOURCE_NUMBERS.flatMap((resource) => Array<number>(choice[resource]!).fill(resource))
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
        <ResourceRow
          label={catanTrade.plentyTitle(count)}
          counts={choice}
          most={bank}
          canAdd={(resource) => total(choice) < count && choice[resource]! < bank[resource]!}
          note={(resource) => catanTrade.bankHas(bank[resource]!)}
          onChange={(resource, by) => setChoice(changed(choice, resource, by))}
        />
        <div className={styles.foot}>
          <Button kind="quiet" onClick={onClose}>
            {catanTrade.keepCard}
          </Button>
          <Button kind="primary" aria-disabled={action === null || undefined} onClick={() => void take()}>
            {action === null
              ? catanTrade.moreToChoose(count - total(choice))
              : catanTrade.take(resourcesText(catanTrade, choice, 'accusative'))}
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
  const [resource, setResource] = useState<number | null>(null)
  const take = async (): Promise<void> => {
    if (resource === null || busy) return
    if (await session.act(makeAction({ type: 'PLAY_MONOPOLY', resource }))) onClose()
  }
  return (
    <Sheet title={catanTrade.monopolyTitle} beside onClose={onClose}>
      <div className={styles.stack}>
        <ResourceChoice label={catanTrade.monopolyTitle} chosen={resource} onChoose={setResource} />
        <div className={styles.foot}>
          <Button kind="quiet" onClick={onClose}>
            {catanTrade.keepCard}
          </Button>
          <Button kind="primary" aria-disabled={resource === null || undefined} onClick={() => void take()}>
            {catanTrade.takeAll(resource)}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

interface ResourceChoiceProps {
  readonly label: string
  readonly chosen: number | null
  readonly onChoose: (resource: number) => void
}

/** One of the five resources, as big buttons. */
function ResourceChoice({ label, chosen, onChoose }: ResourceChoiceProps) {
  const { catanTrade } = useText()
  return (
    <fieldset className={styles.resources}>
      <legend className="vh">{label}</legend>
      {RESOURCE_NUMBERS.map((resource) => (
        <button
          key={resource}
          type="button"
          className={styles.resource}
          style={tint(resource)}
          aria-pressed={resource === chosen}
          onClick={() => onChoose(resource)}
        >
          <ResourceIcon resource={resource} />
          {catanTrade.resource(resource)}
        </button>
      ))}
    </fieldset>
  )
}
