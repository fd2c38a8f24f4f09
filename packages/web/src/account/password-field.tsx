import { useId, useState } from 'react'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import styles from './account.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isNew?: boolean
  readonly note?: string
  readonly refusal?: string | null
}

/** A password that can be looked at before it is sent. */
export function PasswordField({ label, value, onChange, isNew = false, note, refusal = null }: Props) {
  const { account } = useText()
  const [isShown, setShown] = useState(false)
  const id = useId()
  const message = refusal ?? note
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.password}>
        <input
          className="input large"
          id={id}
          {...(isShown ? { type: 'text' } : { type: 'password' })}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          spellcheck={false}
          required
          aria-invalid={refusal !== null}
          aria-describedby={message ? `${id}-said` : undefined}
        />
        <Button kind="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? account.hide : account.show}
        </Button>
      </div>
      {message ? (
        <small
          id={`${id}-said`}
          role={refusal ? 'alert' : undefined}
          className={refusal ? styles.refusal : styles.note}
        >
          {message}
        </small>
      ) : null}
    </div>
  )
}
