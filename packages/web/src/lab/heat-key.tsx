import { HEAT_COLOURS } from '@serai/lab'
import { useText } from '../text/language.ts'
import styles from './heat-key.module.css'

/** What the colours of the heat map mean. */
export function HeatKey() {
  const { lab } = useText()
  return (
    <p className={styles.key} role="img" aria-label={lab.key}>
      <span>{lab.weak}</span>
      <i>
        {HEAT_COLOURS.map((colour) => (
          <u key={colour} style={{ background: colour }} />
        ))}
      </i>
      <span>{lab.strong}</span>
    </p>
  )
}
