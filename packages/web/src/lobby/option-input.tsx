import type { Json } from '@serai/kernel'
import { Choice } from '../ui/choice.tsx'
import { Switch } from '../ui/switch.tsx'
import styles from './new-table.module.css'
import type { OptionField } from './option-fields.ts'
import { Stepper } from './stepper.tsx'

/** One option of a game, by its kind. */
export function OptionInput({ field, onChange }: { field: OptionField; onChange: (value: Json) => void }) {
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
