import { Icon } from '../../look/icon.tsx'
import type { Well } from '../view/player-strips.ts'
import styles from './wells.module.css'

/** What a seat has, as pictures with numbers. */
export function Wells({ wells, seat }: { wells: readonly Well[]; seat: number }) {
  return (
    <ul className={styles.wells}>
      {wells.map(({ icon, count, label, tone }) => (
        <li key={icon} className={styles[tone]} title={label} data-anchor={`${icon}-${seat}`}>
          <Icon name={icon} className={styles.wellIcon} />
          <b className="num" aria-hidden="true">
            {count}
          </b>
          <span className="vh">{label}</span>
        </li>
      ))}
    </ul>
  )
}
