import { BOARD_MODES, type BoardConstraints, type BoardMode } from '@serai/lab'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './board-settings.module.css'
import page from './lab.module.css'
import { WishFields } from './wishes.tsx'

/** How a board is asked for. */
export interface BoardSettings {
  readonly mode: BoardMode
  readonly seed: number
  readonly seats: number
  readonly constraints: BoardConstraints
}

const SEEDS = 1_000_000

export const newSeed = (): number => Math.floor(Math.random() * SEEDS)

export const MOST_SEED = Number.MAX_SAFE_INTEGER

/** What a seed field asks for: a seed, another board where nothing new is written, or null where it is no seed. */
export function seedAsked(text: string, present: number | null): number | 'another' | null {
  if (text.trim() === '') return 'another'
  const seed = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(seed)) return null
  return seed === present ? 'another' : seed
}

export function firstSettings(): BoardSettings {
  return { mode: 'fair', seed: newSeed(), seats: 4, constraints: { redsApart: true } }
}

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
      <div className={`${page.scroller} ${styles.wishes}`}>
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
        <p id={message} role="alert" className={page.fault}>
          {lab.noSeed(MOST_SEED)}
        </p>
      ) : null}
    </form>
  )
}
