import { BOARD_MODES } from '@serai/lab'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './board-settings.module.css'
import faults from './fault.module.css'
import more from './more-below.module.css'
import { type BoardSettings, MOST_SEED, newSeed, seedAsked } from './settings.ts'
import { WishFields } from './wish-fields.tsx'

interface Props {
  readonly settings: BoardSettings
  /** Was the board that is shown made of them? Else they are for the next one. */
  readonly isMade: boolean
  readonly onChange: (settings: BoardSettings) => void
}

/** How the next board shall be. Every change makes one. */
export function BoardSettingsForm({ settings, isMade, onChange }: Props) {
  const { lab } = useText()
  const { mode, seats, constraints } = settings
  return (
    <>
      {isMade ? null : <p className={styles.foreign}>{lab.fromCode}</p>}
      <Choice
        label={lab.mode}
        value={mode}
        values={BOARD_MODES.map((value) => ({ value, label: lab.modes[value] }))}
        onChange={(value) => onChange({ ...settings, mode: value })}
      />
      <div className={styles.players}>
        <span aria-hidden="true">{lab.players}</span>
        <Choice
          label={lab.players}
          value={String(seats)}
          values={['3', '4'].map((value) => ({ value, label: value }))}
          onChange={(value) => onChange({ ...settings, seats: Number(value) })}
        />
      </div>
      <SeedField seed={isMade ? settings.seed : null} onChange={(seed) => onChange({ ...settings, seed })} />
      <div className={`${more.scroller} ${styles.wishes}`}>
        <WishFields
          mode={settings.mode}
          constraints={constraints}
          onChange={(next) => onChange({ ...settings, constraints: next })}
        />
      </div>
    </>
  )
}

/** `seed` is null when the board that is shown has none. */
function SeedField({ seed, onChange }: { seed: number | null; onChange: (seed: number) => void }) {
  const { lab } = useText()
  const [text, setText] = useState(String(seed ?? ''))
  const [isRefused, setRefused] = useState(false)
  const message = useId()
  const type = (next: string) => {
    setText(next)
    setRefused(false)
  }
  useEffect(() => {
    setText(String(seed ?? ''))
    setRefused(false)
  }, [seed])
  const asked = seedAsked(text, seed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asked === null) setRefused(true)
    else onChange(asked === 'another' ? newSeed() : asked)
  }
  return (
    <form className={styles.seed} onSubmit={submit}>
      <label>
        <span className="label">{lab.seed}</span>
        <input
          className="input num"
          inputMode="numeric"
          value={text}
          aria-invalid={asked === null}
          aria-describedby={isRefused ? message : undefined}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </label>
      <Button type="submit">
        <Icon name="dice" />
        {asked === 'another' ? lab.newBoard : lab.load}
      </Button>
      {isRefused ? (
        <p id={message} role="alert" className={faults.fault}>
          {lab.noSeed(MOST_SEED)}
        </p>
      ) : null}
    </form>
  )
}
