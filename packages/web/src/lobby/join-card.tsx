import type { TableSummary } from '@serai/protocol'
import { type FormEvent, useState } from 'react'
import { api } from '../net/api.ts'
import { guestName } from '../people/guest-name.ts'
import { takeName, useMe } from '../people/me.ts'
import { NameField } from '../people/name-sheet.tsx'
import { useAttempt } from '../people/use-attempt.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import styles from './lobby.module.css'

/** For who has come by the link: a seat in one tap, under a name of their own or the one that is suggested. */
export function JoinCard({ summary }: { summary: TableSummary }) {
  const { home, lobby } = useText()
  const me = useMe((state) => state.me)
  const [draft, setDraft] = useState(() => guestName(home))
  const { isBusy, refusal, attempt } = useAttempt()
  if (summary.seats.every(({ kind }) => kind !== 'empty')) {
    return <p className={`card ${styles.card}`}>{lobby.full}</p>
  }
  const sit = async (event: FormEvent) => {
    event.preventDefault()
    await attempt(
      async () => {
        if (!me) await takeName(draft)
        await api.sit(summary.id)
      },
      { E_REQUEST: home.badName },
    )
  }
  return (
    <form className={`card ${styles.card}`} onSubmit={sit}>
      {me?.id === summary.hostId ? null : <h2>{lobby.invited(summary.host)}</h2>}
      {me ? (
        refusal && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )
      ) : (
        <NameField name={draft} onChange={setDraft} refusal={refusal} />
      )}
      <Button kind="primary" type="submit" disabled={isBusy}>
        {lobby.sitDown}
      </Button>
    </form>
  )
}
