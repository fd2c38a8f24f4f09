import { MOST_SEED } from '@serai/protocol'
import { type FormEvent, useState } from 'react'
import { api } from '../net/api.ts'
import { useAttempt } from '../people/use-attempt.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import styles from './lobby.module.css'

/** My own part of the dice: with it, nobody else can have known them. */
export function Luck({ id }: { id: string }) {
  const { lobby } = useText()
  const [seed, setSeed] = useState('')
  const [saved, setSaved] = useState<string | null>(null)
  const { isBusy, refusal, attempt } = useAttempt()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await attempt(() => api.seed(id, seed))) setSaved(seed)
  }
  return (
    <section className={`card ${styles.card}`}>
      <h2>{lobby.luck}</h2>
      <p>{lobby.luckNote}</p>
      <form className={styles.luck} onSubmit={save}>
        <input
          className="input"
          value={seed}
          maxLength={MOST_SEED}
          aria-label={lobby.luckField}
          autoComplete="off"
          onChange={(event) => setSeed(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isBusy || seed === '' || seed === saved}>
          {lobby.luckSave}
        </Button>
      </form>
      <p role="status" className={refusal ? styles.refusal : undefined}>
        {refusal ?? (saved !== null && saved === seed ? lobby.luckDone : '')}
      </p>
    </section>
  )
}
