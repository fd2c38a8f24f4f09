import type { SessionInfo } from '@serai/protocol'
import { useCallback, useEffect, useState } from 'react'
import { ApiFault, api } from '../net/api.ts'
import { useAttempt } from '../net/use-attempt.ts'
import { become } from '../people/me.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { localeOf } from '../text/locale.ts'
import { Button } from '../ui/button.tsx'
import styles from './account.module.css'

/** Where I am signed in; each can be ended from here. */
function SessionList() {
  const { account, common } = useText()
  const language = usePrefs((prefs) => prefs.language)
  const [sessions, setSessions] = useState<readonly SessionInfo[] | null>(null)
  const { isBusy, refusal, attempt } = useAttempt()
  const load = useCallback(async () => {
    try {
      setSessions(await api.sessions())
    } catch (fault) {
      // Signed out from elsewhere.
      if (fault instanceof ApiFault && fault.error.code === 'E_NOBODY') become(null)
      else throw fault
    }
  }, [])
  useEffect(() => {
    load().catch(() => setSessions([]))
  }, [load])
  if (!sessions) return <p>{common.loading}</p>
  const when = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' })
  const end = (id: string) =>
    attempt(async () => {
      await api.endSession(id)
      await load()
    })
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(({ id, label, seenAt, isThis }) => {
          const words = label === '?' ? account.unknownBrowser : label
          return (
            <li key={id}>
              <b>{words}</b>
              <small>{isThis ? account.here : account.seen(when.format(seenAt))}</small>
              {isThis ? null : (
                <Button disabled={isBusy} aria-label={account.endOf(words)} onClick={() => void end(id)}>
                  {account.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {refusal ? (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      ) : null}
    </>
  )
}

/** Where I am signed in, and the way out. */
export function Sessions() {
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
