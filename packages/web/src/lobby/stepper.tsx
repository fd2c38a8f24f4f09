import { useId, useState } from 'react'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './table-form-sheet.module.css'

interface Props {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** Stands beside the range. */
  readonly note?: string | null
  readonly onChange: (value: number) => void
}

/** A whole number: one more, one less, or typed. */
export function Stepper({ label, value, min, max, note = null, onChange }: Props) {
  const { lobby } = useText()
  /** What is being typed, until it is a number that is allowed. */
  const [draft, setDraft] = useState<string | null>(null)
  const type = (field: HTMLInputElement) => {
    const text = field.value
    const number = Number(text)
    const isAllowed = text !== '' && Number.isInteger(number) && number >= min && number <= max
    setDraft(isAllowed ? null : text)
    if (!isAllowed) return
    // The same number written otherwise changes nothing, so nothing would draw it again.
    field.value = String(number)
    onChange(number)
  }
  /** Whatever number was meant, the nearest that is allowed. */
  const settle = () => {
    const number = Math.round(Number(draft))
    if (draft !== null && draft.trim() !== '' && Number.isFinite(number)) onChange(Math.min(max, Math.max(min, number)))
    setDraft(null)
  }
  const range = useId()
  return (
    <div className={styles.stepper}>
      <span>
        <span aria-hidden="true">{label}</span>
        <small id={range}>{note === null ? lobby.range(min, max) : lobby.joined([lobby.range(min, max), note])}</small>
      </span>
      <Button
        square
        aria-label={lobby.less(label)}
        disabled={value <= min}
        onClick={() => onChange(Math.min(max, value - 1))}
      >
        <Icon name="minus" />
      </Button>
      <input
        className="num"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={range}
        value={draft ?? String(value)}
        onChange={(event) => type(event.currentTarget)}
        onBlur={settle}
      />
      <Button
        square
        aria-label={lobby.more(label)}
        disabled={value >= max}
        onClick={() => onChange(Math.max(min, value + 1))}
      >
        <Icon name="plus" />
      </Button>
    </div>
  )
}
