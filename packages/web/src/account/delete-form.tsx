import { type FormEvent, useState } from 'react'
import { api } from '../net/api.ts'
import { become } from '../people/me.ts'
import { useAttempt } from '../people/use-attempt.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import styles from './account.module.css'
import { PasswordField } from './password-field.tsx'

/** The end of an account; the password says that it is meant. */
export function DeleteForm() {
  const { account } = useText()
  const [password, setPassword] = useState('')
  const { isBusy, refusal, attempt } = useAttempt()
  const remove = async (event: FormEvent) => {
    event.preventDefault()
    if (await attempt(() => api.deleteAccount(password))) become(null)
  }
  return (
    <details className={`card ${styles.fold}`}>
      <summary>{account.remove}</summary>
      <form className={styles.form} onSubmit={remove}>
        <p className={styles.note}>{account.removeNote}</p>
        <PasswordField label={account.password} value={password} onChange={setPassword} refusal={refusal} />
        <Button type="submit" className={styles.danger} disabled={isBusy}>
          {account.removeNow}
        </Button>
      </form>
    </details>
  )
}
