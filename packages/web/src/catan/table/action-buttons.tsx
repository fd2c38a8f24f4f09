import { memo } from 'react'
import { useText } from '../../text/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { ResourceIcon } from '../resources/resource-cards.tsx'
import type { ActionId, ActionItem } from '../view/action-bar.ts'
import styles from './action-buttons.module.css'

interface Props {
  readonly items: readonly ActionItem[]
  /** `isByKey`: without a pointer. */
  readonly onChoose: (id: ActionId, isByKey: boolean) => void
}

/** Impossible ones stay in reach: a tap says why. */
export const ActionButtons = memo(function ActionButtons({ items, onChoose }: Props) {
  const { catanTable } = useText()
  return (
    <nav className={styles.actions} aria-label={catanTable.actions} data-part="actions">
      {items.map(({ id, icon, name, cost, costWords, note, why, isChosen }) => (
        <button
          key={id}
          type="button"
          className={`${styles.action} ${isChosen ? styles.chosen : ''}`}
          data-part={id}
          aria-label={[name, costWords, note].filter(Boolean).join(', ')}
          aria-disabled={why !== null || undefined}
          aria-pressed={cost.length > 0 && why === null ? isChosen : undefined}
          onClick={({ detail }) => onChoose(id, detail === 0)}
        >
          <Icon name={icon} />
          <span className={styles.name}>{name}</span>
          {cost.length > 0 ? (
            <span className={styles.cost} aria-hidden="true">
              {cost.map(({ resource, count, isMissing }) => (
                <i key={resource} className={isMissing ? styles.missing : ''}>
                  {count > 1 ? <b className="num">{count}</b> : null}
                  <ResourceIcon resource={resource} />
                </i>
              ))}
            </span>
          ) : null}
          <span className={styles.note}>{note}</span>
        </button>
      ))}
    </nav>
  )
})
