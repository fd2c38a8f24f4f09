import { pips } from '@serai/catan'
import styles from './pictures.module.css'
import { useRules } from './use-rules.ts'

const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]

/** How often each number comes: the dots under it. */
export function PipsPicture() {
  const rules = useRules()
  return (
    <ul className={styles.pips}>
      {NUMBERS.map((number) => (
        <li key={number} data-hot={number === 6 || number === 8 || undefined}>
          <b className="serif" aria-hidden="true">
            {number}
          </b>
          <span aria-hidden="true">{'•'.repeat(pips(number))}</span>
          <span className="vh">{rules.pips(number, pips(number))}</span>
        </li>
      ))}
    </ul>
  )
}
