import { refusalText } from '../../table/refusal-text.ts'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { HeldCard } from '../view/hand-cards.ts'
import styles from './card-sheet.module.css'

interface Props {
  readonly title: string
  readonly cards: readonly HeldCard[]
  readonly onPlay: (card: HeldCard) => void
  readonly onClose: () => void
}

/** Development cards, what each of them does, and why one cannot be played now. */
export function CardSheet({ title, cards, onPlay, onClose }: Props) {
  const texts = useText()
  const { catanTable } = texts
  return (
    <Sheet title={title} beside onClose={onClose}>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.card}>
            <Icon name={card.icon} className={styles.icon} />
            <div className={styles.words}>
              {cards.length > 1 ? <b>{catanTable.howMany(card.title, card.count)}</b> : null}
              <p>{card.does}</p>
              {card.refusal ? (
                <p className={styles.why}>{refusalText(texts, { code: card.refusal, message: card.status })}</p>
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
