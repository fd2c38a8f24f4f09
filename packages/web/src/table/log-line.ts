import type { ReactNode } from 'react'
import type { IconName } from '../ui/icon.tsx'

/** One line of a table's log. */
export interface LogLine {
  /** Begins with the number of the entry that it tells of. */
  readonly key: string
  readonly seat: number | null
  readonly icon?: IconName
  readonly parts: ReactNode
  /** The same in plain words, for screen readers. */
  readonly text: string
  /** The first line of a turn: a rule with its number stands above it. */
  readonly turn?: number
}
