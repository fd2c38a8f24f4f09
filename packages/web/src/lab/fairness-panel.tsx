import type { Board } from '@serai/catan'
import { fairnessCard } from '@serai/lab'
import { type ReactNode, useMemo } from 'react'
import { useText } from '../text/language.ts'
import { CardFigures } from './card-figures.tsx'
import styles from './fairness.module.css'

interface Props {
  readonly board: Board
  readonly seats: number
  readonly children?: ReactNode
}

/** How fair a board is: the word first, then what it rests on. */
export function FairnessPanel({ board, seats, children }: Props) {
  const { lab } = useText()
  const card = useMemo(() => fairnessCard(board, seats), [board, seats])
  return (
    <section className={`card ${styles.panel}`} aria-label={lab.fairness}>
      <h2>
        {lab.fairness} <span className={styles.grade}>{lab.grades[card.grade]}</span>
      </h2>
      <p className={styles.note}>{lab.fairnessNote}</p>
      <CardFigures card={card} />
      {children}
    </section>
  )
}
