import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { api } from '../net/api.ts'
import { become, loadMe, useMe } from '../people/me.ts'
import { NameSheet } from '../people/name-sheet.tsx'
import { useAttempt } from '../people/use-attempt.ts'
import { refusalText } from '../table/refusal-text.ts'
import { useText } from '../text/language.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Header } from '../ui/header.tsx'
import styles from './account.module.css'
import { AccountOffer } from './account-offer.tsx'
import { DeleteForm } from './delete-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { type SignMode, SignSheet } from './sign-sheet.tsx'

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
        {isKnown ? me?.isAccount ? <Own name={me.name} /> : <Guest /> : <p>{common.loading}</p>}
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
        {mode ? <SignSheet first={mode} onClose={() => setMode(null)} /> : null}
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

function Own({ name }: { name: string }) {
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

/** Where I am signed in, and the way out. */
function Sessions() {
  const { account } = useText()
  const { isBusy, refusal, attempt } = useAttempt()
  const leave = (work: () => Promise<unknown>) => void attempt(work).then((isDone) => isDone && become(null))
  return (
    <section className={`card ${styles.card}`}>
      <h2>{account.sessions}</h2>
      <SessionList />
      <div className={styles.pair}>
        <Button disabled={isBusy} onClick={() => leave(api.signOut)}>
          {account.signOut}
        </Button>
        <Button disabled={isBusy} onClick={() => leave(api.signOutEverywhere)}>
          {account.everywhere}
        </Button>
      </div>
      {refusal ? (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      ) : null}
    </section>
  )
}
