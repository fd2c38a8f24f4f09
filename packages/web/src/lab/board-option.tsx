import { isObject, isRefusal, type Json, type JsonObject } from '@serai/kernel'
import { BOARD_MODES, decodeBoardRequest } from '@serai/lab'
import type { WireError } from '@serai/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ChoiceProps } from '../games/game-entry.ts'
import styles from '../lobby/table-form-sheet.module.css'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { buttonClass } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import type { BoardSettings } from './board-settings.tsx'
import { WishFields, wishFault } from './wishes.tsx'

/** An island that the server makes when the table is opened: the option `board` as `{ mode, constraints }`. */
export type BoardWish = Pick<BoardSettings, 'mode' | 'constraints'>

/** The wish in an option; null for the engine's own islands and for explicit boards. */
export function wishOf(option: Json | undefined): BoardWish | null {
  if (!isObject(option) || !('mode' in option)) return null
  const request = decodeBoardRequest({ ...option, seed: 0 })
  return isRefusal(request) ? null : { mode: request.mode, constraints: request.constraints ?? {} }
}

/** A wish as an option: what the game makes by itself has a name. */
export function optionOf({ mode, constraints }: BoardWish): Json {
  return mode !== 'fair' && Object.keys(constraints).length === 0
    ? mode
    : ({ mode, constraints } as unknown as JsonObject)
}

/** Why the server has no such island, in words; null when it refused something else. */
export function wishRefusal(
  { code, ...details }: WireError,
  option: Json | undefined,
  lab: Catalogue['lab'],
): string | null {
  const wish = wishOf(option)
  if (!wish || (code !== 'E_CONSTRAINT' && code !== 'E_NO_BOARD')) return null
  return wishFault({ ...details, code }, wish.constraints, lab)
}

/** The island of a new table: those of the game, and those that the lab makes. */
export function BoardOption({ field, value, onChange }: ChoiceProps) {
  const { games, lab } = useText()
  const notes: { readonly [value: string]: string | undefined } = games.catan.boardNotes
  const wish = wishOf(value)
  const chosen = wish?.mode ?? field.value
  const mode = BOARD_MODES.find((one) => one === chosen)
  const constraints = wish?.constraints ?? {}
  const [hasWishes] = useState(() => Object.keys(constraints).length > 0)
  const [first, second, ...rest] = field.values
  const values = [first, second, { value: 'fair', label: lab.modes.fair }, ...rest].filter((one) => one !== undefined)
  const choose = (next: string) => {
    const made = BOARD_MODES.find((one) => one === next)
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
