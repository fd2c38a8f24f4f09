import type { SessionInfo } from '@serai/protocol'
import { useCallback, useEffect, useState } from 'react'
import { ApiFault, api } from '../net/api.ts'
import { become } from '../people/me.ts'
import { useAttempt } from '../people/use-attempt.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { localeOf } from '../text/locale.ts'
import { Button } from '../ui/button.tsx'
import styles from './account.module.css'

/** Where I am signed in; each can be ended from here. */
export function SessionList() {
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
