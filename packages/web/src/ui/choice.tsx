import { useId } from 'react'
import styles from './choice.module.css'

interface Props<T extends string> {
  /** For screen readers: what is chosen. */
  readonly label: string
  readonly value: T
  readonly values: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ label, value, values, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className="vh">{label}</legend>
      {values.map((one) => (
        <label key={one.value}>
          <input
            type="radio"
            className="vh"
            name={name}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  )
}
