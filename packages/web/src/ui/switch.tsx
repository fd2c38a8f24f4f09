import type { ReactNode } from 'react'
import styles from './switch.module.css'

interface Props {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly label: ReactNode
  readonly note?: ReactNode
}

export function Switch({ on, onChange, label, note }: Props) {
  return (
    <button type="button" role="switch" aria-checked={on} className={styles.row} onClick={() => onChange(!on)}>
      <span className={styles.words}>
        {label}
        {note ? <small>{note}</small> : null}
      </span>
      <span className={styles.track} />
    </button>
  )
}
