import type { Json } from '@serai/kernel'
import type { GameInfo, TableSummary } from '@serai/protocol'
import { useState } from 'react'
import { gameEntry, gameForms } from '../games/registry.ts'
import { ApiFault, api } from '../net/api.ts'
import { useAttempt } from '../net/use-attempt.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Switch } from '../ui/switch.tsx'
import { type OptionField, optionFields } from './option-fields.ts'
import { Stepper } from './stepper.tsx'
import { CLOCK_RULES, CLOCKS, formOf, rulesOf, type TableForm } from './table-form.ts'
import styles from './table-form-sheet.module.css'

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
  // The rest stays open once it was opened, and is open from the start where something in it was chosen.
  const [isMoreOpen] = useState(() => rare.some(({ name, value }) => value !== game.options[name]!.default))
  const fieldInput = (field: OptionField) => {
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
    const reason = fault instanceof ApiFault ? part?.explainRefusal?.(fault.error, form.options, texts) : null
    if (!reason) throw fault
    refuse(reason)
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
        {fields.filter((field) => !rare.includes(field)).map(fieldInput)}
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
            <div className={styles.form}>{rare.map(fieldInput)}</div>
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

/** One option of a game, by its kind. */
function OptionInput({ field, onChange }: { field: OptionField; onChange: (value: Json) => void }) {
  switch (field.kind) {
    case 'flag':
      return <Switch on={field.value} onChange={onChange} label={field.label} />
    case 'integer':
      return (
        <Stepper
          label={field.label}
          value={field.value}
          min={field.min}
          max={field.max}
          note={field.note}
          onChange={onChange}
        />
      )
    case 'choice':
      return (
        <div className={styles.choice}>
          <span aria-hidden="true">{field.label}</span>
          <Choice label={field.label} value={field.value} values={field.values} onChange={onChange} />
        </div>
      )
  }
}

interface RulesProps {
  readonly game: GameInfo
  readonly summary: TableSummary
  readonly onClose: () => void
}

/** What this table plays by, for its host to change. */
export function RulesSheet({ game, summary, onClose }: RulesProps) {
  const { lobby } = useText()
  const change = async (form: TableForm) => {
    await api.changeRules(summary.id, rulesOf(form, summary))
    onClose()
  }
  return (
    <TableFormSheet
      game={game}
      title={lobby.rules}
      first={() => formOf(summary)}
      button={lobby.saveRules}
      onSubmit={change}
      onClose={onClose}
    />
  )
}
