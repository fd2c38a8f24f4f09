import { MOST_LABEL, type NewToken, type TokenInfo } from '@serai/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiFault, api } from '../net/api.ts'
import { useAttempt } from '../net/use-attempt.ts'
import { useMe } from '../people/me.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { localeOf } from '../text/locale.ts'
import { Button } from '../ui/button.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { Header } from '../ui/header.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './settings-form.module.css'
import { SettingsForm } from './settings-form.tsx'

export function SettingsPage() {
  const { settings } = useText()
  const isSomebody = useMe(({ me }) => me !== null)
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{settings.title}</h1>
        <div className={`card ${styles.card}`}>
          <SettingsForm />
        </div>
        {isSomebody ? <TokenCard /> : null}
      </main>
    </>
  )
}

/** The tokens by which programs of mine play in my name. */
function TokenCard() {
  const { settings } = useText()
  const [tokens, setTokens] = useState<readonly TokenInfo[]>([])
  const [made, setMade] = useState<NewToken | null>(null)
  const [label, setLabel] = useState('')
  const { isBusy, refusal, attempt } = useAttempt()
  const read = async () => setTokens(await api.tokens())
  useEffect(() => {
    let isShown = true
    api.tokens().then(
      (list) => isShown && setTokens(list),
      (fault) => {
        // What is asked for next says why.
        if (!(fault instanceof ApiFault)) throw fault
      },
    )
    return () => {
      isShown = false
    }
  }, [])
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const name = label.trim()
    if (name === '') return
    await attempt(async () => {
      setMade(await api.addToken(name))
      setLabel('')
      await read()
    })
  }
  const remove = ({ id }: TokenInfo) =>
    attempt(async () => {
      await api.deleteToken(id)
      if (made?.id === id) setMade(null)
      await read()
    })
  return (
    <section className={`card ${styles.card} ${styles.tokens}`}>
      <h2>{settings.tokens}</h2>
      <p>{settings.tokensNote}</p>
      <form onSubmit={(event) => void add(event)}>
        <input
          className="input"
          value={label}
          maxLength={MOST_LABEL}
          aria-label={settings.tokenLabel}
          placeholder={settings.tokenLabel}
          autoComplete="off"
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isBusy || label.trim() === ''}>
          {settings.tokenMake}
        </Button>
      </form>
      {refusal ? <p role="alert">{refusal}</p> : null}
      {made ? (
        <div role="status">
          <p>{settings.tokenOnce(made.label)}</p>
          <CopyField text={made.token} label={settings.tokens} />
        </div>
      ) : null}
      <ul>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} isBusy={isBusy} onRemove={() => void remove(token)} />
        ))}
      </ul>
    </section>
  )
}

function TokenRow({ token, isBusy, onRemove }: { token: TokenInfo; isBusy: boolean; onRemove: () => void }) {
  const { settings } = useText()
  const language = usePrefs((prefs) => prefs.language)
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(token.createdAt)
  return (
    <li>
      <span>
        <b>{token.label}</b>
        <small>{date}</small>
      </span>
      <Button kind="quiet" square aria-label={settings.tokenDelete(token.label)} disabled={isBusy} onClick={onRemove}>
        <Icon name="x" />
      </Button>
    </li>
  )
}
