import { Icon } from '../../ui/icon.tsx'
import type { Counter } from '../view/player-panels.ts'
import styles from './counters.module.css'

/** What a seat has, as pictures with numbers. */
export function Counters({ counters, seat }: { counters: readonly Counter[]; seat: number }) {
  return (
    <ul className={styles.counters}>
      {counters.map(({ icon, count, label, tone }) => (
        <li key={icon} className={styles[tone]} title={label} data-anchor={`${icon}-${seat}`}>
          <Icon name={icon} className={styles.counterIcon} />
          <b className="num" aria-hidden="true">
            {count}
          </b>
          <span className="vh">{label}</span>
        </li>
      ))}
    </ul>
  )
}
