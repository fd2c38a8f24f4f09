import { type FormEvent, useId, useState } from 'react'
import { api } from '../net/api.ts'
import { useAttempt } from '../net/use-attempt.ts'
import { become, useMe } from '../people/me.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './account.module.css'
import { PasswordField } from './password-field.tsx'

export type SignMode = 'up' | 'in'

/** To get an account, or to come back to it. */
export function SignInSheet({ first, onClose }: { first: SignMode; onClose: () => void }) {
  const { account, home } = useText()
  const me = useMe((state) => state.me)
  const [mode, setMode] = useState(first)
  const [name, setName] = useState(first === 'up' ? (me?.name ?? '') : '')
  const [password, setPassword] = useState('')
  const { isBusy, refusal, refuse, attempt } = useAttempt()
  const id = useId()
  const isNew = mode === 'up'
  const sign = async (event: FormEvent) => {
    event.preventDefault()
    const work = async () => become(await (isNew ? api.signUp(name, password) : api.signIn(name, password)))
    if (await attempt(work, { E_REQUEST: home.badName })) onClose()
  }
  return (
    <Sheet title={isNew ? account.create : account.signIn} onClose={onClose}>
      <form className={styles.form} onSubmit={sign}>
        <Choice
          label={account.which}
          value={mode}
          values={[
            { value: 'up', label: account.isNew },
            { value: 'in', label: account.signIn },
          ]}
          onChange={(next) => {
            refuse(null)
            setMode(next)
          }}
        />
        <div className={styles.field}>
          <label htmlFor={id}>{account.name}</label>
          <input
            className="input large"
            id={id}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            autoComplete="username"
            autoCapitalize="none"
            spellcheck={false}
            required
          />
        </div>
        <PasswordField
          label={account.password}
          value={password}
          onChange={setPassword}
          isNew={isNew}
          refusal={refusal}
          {...(isNew && { note: account.passwordNote })}
        />
        {me ? <p className={styles.note}>{isNew ? account.keeps : account.leaves(me.name)}</p> : null}
        <Button kind="primary" type="submit" disabled={isBusy}>
          {isNew ? account.create : account.signIn}
        </Button>
      </form>
    </Sheet>
  )
}

/** What a guest is offered beside the name. */
export function AccountOffer({ onChoose }: { onChoose: (mode: SignMode) => void }) {
  const { account } = useText()
  return (
    <section className={styles.offer}>
      <p>{account.offer}</p>
      <div className={styles.pair}>
        <Button onClick={() => onChoose('up')}>{account.create}</Button>
        <Button onClick={() => onChoose('in')}>{account.signIn}</Button>
      </div>
    </section>
  )
}
