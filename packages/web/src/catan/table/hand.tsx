import { RESOURCES } from '@serai/catan'
import { memo } from 'react'
import { useText } from '../../text/language.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Counts } from '../resources/counts.ts'
import { ResourceIcon } from '../resources/resource-cards.tsx'
import type { OpenSheet } from '../sheets/table-sheets.tsx'
import type { HeldCard } from '../view/hand-cards.ts'
import styles from './hand.module.css'

interface Props {
  readonly resources: Counts
  readonly cards: readonly HeldCard[]
  /** For so many kinds of development cards; more are one pile. */
  readonly room: number
  readonly onOpen: (sheet: OpenSheet) => void
}

/** Five resources that never change their place, then my development cards. */
export const Hand = memo(function Hand({ resources, cards, room, onOpen }: Props) {
  const texts = useText()
  const { catanTable, catanTrade } = texts
  const isPile = cards.length > room
  const total = cards.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={styles.hand} aria-label={catanTable.yourHand} data-anchor="hand">
      <ul className={styles.resources}>
        {resources.map((count, resource) => (
          <li
            key={RESOURCES[resource]}
            className={`${styles.card} ${count === 0 ? styles.none : ''}`}
            data-anchor={`hand-${RESOURCES[resource]}`}
            data-resource={RESOURCES[resource]}
          >
            <span className={styles.picture}>
              <ResourceIcon resource={resource} />
            </span>
            <span className={styles.name} aria-hidden="true">
              {catanTrade.resource(resource)}
            </span>
            <b className={`num ${styles.count}`} aria-hidden="true">
              {count}
            </b>
            <span className="vh">{catanTrade.quantity(count, resource)}</span>
          </li>
        ))}
      </ul>
      {isPile ? (
        <div className={styles.cards}>
          <button type="button" className={`${styles.card} ${styles.pile}`} onClick={() => onOpen({ kind: 'cards' })}>
            <span className={styles.picture}>
              <Icon name="dev" />
            </span>
            <span className={styles.name}>{catanTable.cardsPile(total)}</span>
          </button>
        </div>
      ) : cards.length > 0 ? (
        <div className={styles.cards}>
          {cards.map((card) => (
            <button
              key={card.card}
              type="button"
              className={`${styles.card} ${card.canPlay ? '' : styles.waits}`}
              aria-label={catanTable.cardStatus(card.title, card.status)}
              onClick={() => onOpen({ kind: 'card', card: card.card })}
            >
              <span className={styles.picture}>
                <Icon name={card.icon} />
              </span>
              <span className={styles.name}>{card.name}</span>
              <small>{card.status}</small>
            </button>
          ))}
        </div>
      ) : null}
    </section>
  )
})
