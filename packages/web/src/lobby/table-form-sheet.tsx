import type { Json } from '@serai/kernel'
import type { GameInfo } from '@serai/protocol'
import { useState } from 'react'
import { gameEntry, gameForms } from '../games/registry.ts'
import { ApiFault } from '../net/api.ts'
import { useAttempt } from '../people/use-attempt.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Switch } from '../ui/switch.tsx'
import styles from './new-table.module.css'
import { type OptionField, optionFields } from './option-fields.ts'
import { OptionInput } from './option-input.tsx'
import { CLOCK_RULES, CLOCKS, type TableForm } from './table-form.ts'

interface Props {
  readonly game: GameInfo
  readonly title: string
  readonly first: () => TableForm
  /** Is it asked whether the table stands in the list? */
  readonly isListable?: boolean
  readonly button: string
  readonly onSubmit: (form: TableForm) => Promise<void>
  readonly onClose: () => void
}

/** How a table shall be: seats, options and clock. */
export function TableFormSheet({ game, title, first, isListable = false, button, onSubmit, onClose }: Props) {
  const texts = useText()
  const { lobby } = texts
  // As it was fetched when the form was opened.
  const [part] = useState(() => gameForms.loaded(game.id))
  const [form, setForm] = useState(first)
  /** To the newest form: a second press may come before the first one is drawn. */
  const change = (changes: Partial<typeof form>) => setForm((newest) => ({ ...newest, ...changes }))
  const { isBusy, refusal, refuse, attempt } = useAttempt()
  const { min, max } = game.seats
  const reserve = form.clock === 'own' ? undefined : CLOCK_RULES[form.clock]?.reserveSeconds
  const rareNames = gameEntry(game.id)?.rareOptions ?? []
  const fields = optionFields(game, form.options, texts)
  const rare = fields.filter(({ name }) => rareNames.includes(name))
  // Whoever opens the rest stays with it, and whoever has something there sees it at once.
  const [isMoreOpen] = useState(() => rare.some(({ name, value }) => value !== game.options[name]!.default))
  const ask = (field: OptionField) => {
    if (part?.hasEffect?.(field.name, form.options) === false) return null
    const set = (value: Json) =>
      setForm((newest) => ({ ...newest, options: { ...newest.options, [field.name]: value } }))
    const OwnInput = part?.choices?.[field.name]
    const note = part?.optionNote?.(field.name, form.options, texts)
    return (
      <div key={field.name}>
        {OwnInput && field.kind === 'choice' ? (
          <OwnInput field={field} value={form.options[field.name]} onChange={set} />
        ) : (
          <OptionInput field={field} onChange={set} />
        )}
        {note ? (
          <p className={styles.note} role="status">
            {note}
          </p>
        ) : null}
      </div>
    )
  }
  const explain = (fault: unknown) => {
    const said = fault instanceof ApiFault ? part?.explainRefusal?.(fault.error, form.options, texts) : null
    if (!said) throw fault
    refuse(said)
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.form}>
        {min < max ? (
          <div className={styles.choice}>
            <span aria-hidden="true">{lobby.seats}</span>
            <Choice
              label={lobby.seats}
              value={String(form.seats)}
              values={Array.from({ length: max - min + 1 }, (_, i) => {
                const count = String(min + i)
                return { value: count, label: count }
              })}
              onChange={(seats) => change({ seats: Number(seats) })}
            />
          </div>
        ) : null}
        {fields.filter((field) => !rare.includes(field)).map(ask)}
        <div className={styles.choice}>
          <span aria-hidden="true">{lobby.clock}</span>
          <Choice
            label={lobby.clock}
            value={form.clock}
            values={CLOCKS.map((value) => ({ value, label: lobby.clocks[value] }))}
            onChange={(clock) => change({ clock })}
          />
          {reserve ? <small>{lobby.clockNote(reserve / 60)}</small> : null}
        </div>
        {rare.length > 0 ? (
          <details className={styles.more} open={isMoreOpen}>
            <summary>{lobby.moreRules}</summary>
            <div className={styles.form}>{rare.map(ask)}</div>
          </details>
        ) : null}
        {isListable ? (
          <Switch
            on={!form.isPrivate}
            onChange={(isListed) => change({ isPrivate: !isListed })}
            label={lobby.listed}
            note={lobby.listedNote}
          />
        ) : null}
        <div className={styles.foot}>
          {refusal ? (
            <p className={styles.refusal} role="alert">
              {refusal}
            </p>
          ) : null}
          <Button kind="primary" disabled={isBusy} onClick={() => void attempt(() => onSubmit(form).catch(explain))}>
            {button}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
