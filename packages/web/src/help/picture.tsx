import type { ReactNode } from 'react'
import styles from './picture.module.css'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A drawing that says in one sentence what it shows. */
export function Picture({ label, box, children }: { label: string; box: Box; children: ReactNode }) {
  return (
    <svg
      className={styles.picture}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  )
}
