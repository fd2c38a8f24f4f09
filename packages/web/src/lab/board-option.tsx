import { useState } from 'react'
import { Link } from 'wouter'
import type { ChoiceProps } from '../games/game-form.ts'
import styles from '../lobby/new-table.module.css'
import { useText } from '../text/language.ts'
import { buttonClass } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { MODES, optionOf, wishOf } from './board-wish.ts'
import { WishFields } from './wish-fields.tsx'

/** The island of a new table: those of the game, and those that the lab makes. */
export function BoardOption({ field, value, onChange }: ChoiceProps) {
  const { lab, lobby } = useText()
  const notes: { readonly [value: string]: string | undefined } = lobby.boardNotes
  const wish = wishOf(value)
  const chosen = wish?.mode ?? field.value
  const mode = MODES.find((one) => one === chosen)
  const constraints = wish?.constraints ?? {}
  const [hasWishes] = useState(() => Object.keys(constraints).length > 0)
  const [first, second, ...rest] = field.values
  const values = [first, second, { value: 'fair', label: lab.modes.fair }, ...rest].filter((one) => one !== undefined)
  const choose = (next: string) => {
    const made = MODES.find((one) => one === next)
    onChange(made ? optionOf({ mode: made, constraints }) : next)
  }
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{field.label}</span>
      <Choice label={field.label} value={chosen} values={values} onChange={choose} />
      <small role="status">{notes[chosen]}</small>
      {mode ? (
        <details className={styles.more} open={hasWishes}>
          <summary>{lab.wishes}</summary>
          <WishFields
            mode={mode}
            constraints={constraints}
            onChange={(next) => onChange(optionOf({ mode, constraints: next }))}
          />
          <Link className={buttonClass('plain')} href="/lab">
            {lab.toLab}
          </Link>
        </details>
      ) : null}
    </div>
  )
}
