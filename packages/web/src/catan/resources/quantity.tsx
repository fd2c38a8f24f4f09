import { type Counts, GOODS } from './counts.ts'
import styles from './quantity.module.css'
import { GoodIcon } from './resource-icon.tsx'

/** Cards as numbers with icons; `text` says them to a screen reader. */
export function Quantity({ counts, text }: { counts: Counts; text: string }) {
  return (
    <>
      <span className={styles.list} aria-hidden="true">
        {GOODS.filter((good) => counts[good]! > 0).map((good) => (
          <span key={good} className={styles.one}>
            <b className="num">{counts[good]}</b>
            <GoodIcon good={good} />
          </span>
        ))}
      </span>
      <span className="vh">{text}</span>
    </>
  )
}
