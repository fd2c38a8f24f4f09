import type { ReactNode } from 'react'
import type { IconName } from '../ui/icon.tsx'

/** One line of a table's log. */
export interface LogLine {
  /** Begins with the number of its entry. */
  readonly key: string
  readonly seat: number | null
  readonly icon?: IconName
  readonly parts: ReactNode
  /** The same in plain words, for screen readers. */
  readonly text: string
  /** The first line of a turn: a rule with its number stands above it. */
  readonly turn?: number
}

/** Lines that are drawn together, and not again unless one of them is new. */
export interface Block {
  /** The number of its first line in the whole log. */
  readonly first: number
  readonly lines: readonly LogLine[]
}

/** The last lines are all that people scroll back to; the replay has the rest. */
const MOST = 200
const SIZE = 25

/** The end of the log in blocks that stay the same while it grows. */
export function blocksOf(lines: readonly LogLine[]): readonly Block[] {
  const start = Math.max(0, Math.ceil((lines.length - MOST) / SIZE) * SIZE)
  return Array.from({ length: Math.ceil((lines.length - start) / SIZE) }, (_, index) => {
    const first = start + index * SIZE
    return { first, lines: lines.slice(first, first + SIZE) }
  })
}
