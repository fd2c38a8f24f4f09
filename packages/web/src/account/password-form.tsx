import { type FormEvent, useState } from 'react'
import { api } from '../net/api.ts'
import { useAttempt } from '../people/use-attempt.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import styles from './account.module.css'
import { PasswordField } from './password-field.tsx'

/** Another password, for whoever knows the one of now. */
export function PasswordForm({ name }: { name: string }) {
  const { account } = useText()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [isSaved, setSaved] = useState(false)
  const { isBusy, refusal, attempt } = useAttempt()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    if (!(await attempt(() => api.setPassword(old, password)))) return
    setOld('')
    setPassword('')
    setSaved(true)
  }
  return (
    <details className={`card ${styles.fold}`}>
      <summary>{account.changePassword}</summary>
      <form className={styles.form} onSubmit={save}>
        {/* For password managers: whose password it is. */}
        <input className="vh" tabIndex={-1} aria-hidden="true" autoComplete="username" value={name} readOnly />
        <PasswordField label={account.oldPassword} value={old} onChange={setOld} />
        <PasswordField
          label={account.newPassword}
          value={password}
          onChange={setPassword}
          isNew
          note={account.passwordNote}
          refusal={refusal}
        />
        <Button type="submit" disabled={isBusy}>
          {account.save}
        </Button>
        {isSaved ? <p role="status">{account.passwordSaved}</p> : null}
      </form>
    </details>
  )
}
