import { CARDS } from '@serai/catan'
import { useText } from '../../text/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { CARD_ICONS } from '../card-icons.ts'
import styles from './pictures.module.css'

/** The five kinds of development cards as the hand shows them. */
export function CardsPicture() {
  const { catanTable } = useText()
  return (
    <ul className={styles.cards}>
      {CARDS.map((card) => (
        <li key={card}>
          <span>
            <Icon name={CARD_ICONS[card]} />
          </span>
          {catanTable.cardNames[card]}
        </li>
      ))}
    </ul>
  )
}
