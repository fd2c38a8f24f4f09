import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../net/api.ts'
import { useAttempt } from '../people/use-attempt.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { tableIdOf } from './table-link.ts'
import styles from './tables-card.module.css'

/** The way to a table that somebody told me of. */
export function JoinField() {
  const { home } = useText()
  const [, go] = useLocation()
  const [text, setText] = useState('')
  const { isBusy, refusal, refuse, attempt } = useAttempt()
  const join = async (event: FormEvent) => {
    event.preventDefault()
    const id = tableIdOf(text)
    if (!id) refuse(home.noCode)
    else if (await attempt(() => api.table(id))) go(`/t/${id}`)
  }
  return (
    <form className={styles.join} onSubmit={join}>
      <input
        className="input"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder={home.codeOrLink}
        aria-label={home.codeOrLink}
        aria-invalid={refusal !== null}
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
      />
      <Button type="submit" disabled={isBusy}>
        {home.join}
      </Button>
      {refusal ? <p role="alert">{refusal}</p> : null}
    </form>
  )
}
