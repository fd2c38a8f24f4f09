import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { api } from '../net/api.ts'
import { useAttempt } from '../net/use-attempt.ts'
import { become, loadMe, useMe } from '../people/me.ts'
import { NameSheet } from '../people/name-sheet.tsx'
import { refusalText } from '../table/refusal-text.ts'
import { useText } from '../text/language.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Header } from '../ui/header.tsx'
import styles from './account.module.css'
import { PasswordField } from './password-field.tsx'
import { Sessions } from './sessions.tsx'
import { AccountOffer, SignInSheet, type SignMode } from './sign-in-sheet.tsx'

/** My account, or how to get one. */
export function AccountPage() {
  const { account, common } = useText()
  const { me, isKnown } = useMe()
  useEffect(() => {
    loadMe().catch(() => {})
  }, [])
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{account.title}</h1>
        {isKnown ? me?.isAccount ? <MyAccount name={me.name} /> : <Guest /> : <p>{common.loading}</p>}
      </main>
    </>
  )
}

function Guest() {
  const texts = useText()
  const { account } = texts
  const ban = useMe((state) => state.ban)
  const [mode, setMode] = useState<SignMode | null>(null)
  return (
    <>
      <div className={`card ${styles.card}`}>
        <p role={ban ? 'alert' : undefined}>{ban ? refusalText(texts, ban) : account.guest}</p>
        {ban ? <Button onClick={() => setMode('in')}>{account.signIn}</Button> : <AccountOffer onChoose={setMode} />}
        {mode ? <SignInSheet first={mode} onClose={() => setMode(null)} /> : null}
      </div>
      {ban?.isAccount ? (
        <>
          <Sessions />
          <DeleteForm />
        </>
      ) : null}
    </>
  )
}

function MyAccount({ name }: { name: string }) {
  const { account } = useText()
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <section className={`card ${styles.card}`}>
        <h2 className={styles.name}>{name}</h2>
        <div className={styles.pair}>
          <Link href={`/people/${encodeURIComponent(name)}`} className={buttonClass()}>
            {account.profile}
          </Link>
          <Button onClick={() => setNaming(true)}>{account.rename}</Button>
        </div>
      </section>
      <Sessions />
      <PasswordForm name={name} />
      <DeleteForm />
      {isNaming ? <NameSheet onClose={() => setNaming(false)} /> : null}
    </>
  )
}

/** Changes the password; the present one must be known. */
function PasswordForm({ name }: { name: string }) {
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

/** The end of an account; the password says that it is meant. */
function DeleteForm() {
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
