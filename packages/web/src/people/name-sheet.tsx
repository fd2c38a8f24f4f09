import { type FormEvent, useState } from 'react'
import { AccountOffer, type SignMode } from '../account/sign-in-sheet.tsx'
import { useAttempt } from '../net/use-attempt.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { takeName, useMe } from './me.ts'
import styles from './name-sheet.module.css'
import { guestName } from './names.ts'

interface Props {
  readonly onClose: () => void
  /** Somebody would rather have an account; left out where they have one. */
  readonly onAccount?: (mode: SignMode) => void
}

/** To choose or change the name that others see. */
export function NameSheet({ onClose, onAccount }: Props) {
  const { account, home } = useText()
  const me = useMe((state) => state.me)
  const [name, setName] = useState(() => me?.name ?? guestName(home))
  const { isBusy, refusal, attempt } = useAttempt()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await attempt(() => takeName(name), { E_REQUEST: home.badName })) onClose()
  }
  return (
    <Sheet title={me ? home.yourName : home.namePrompt} onClose={onClose}>
      <form className={styles.form} onSubmit={save}>
        <NameField
          name={name}
          onChange={setName}
          refusal={refusal}
          note={me?.isAccount ? account.nameNote : home.nameNote}
        />
        <div className={styles.buttons}>
          {me?.isAccount ? null : <Button onClick={() => setName(guestName(home))}>{home.otherName}</Button>}
          <Button kind="primary" type="submit" disabled={isBusy}>
            {home.saveName}
          </Button>
        </div>
      </form>
      {onAccount ? <AccountOffer onChoose={onAccount} /> : null}
    </Sheet>
  )
}

interface FieldProps {
  readonly name: string
  readonly onChange: (name: string) => void
  readonly refusal: string | null
  readonly note?: string
}

export function NameField({ name, onChange, refusal, note }: FieldProps) {
  const { home } = useText()
  return (
    <label className={styles.field}>
      <span>{home.nameLabel}</span>
      <input
        className="input large"
        value={name}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="nickname"
        spellcheck={false}
        aria-invalid={refusal !== null}
      />
      {refusal ? (
        <small className={styles.refusal} role="alert">
          {refusal}
        </small>
      ) : (
        <small>{note ?? home.nameNote}</small>
      )}
    </label>
  )
}
