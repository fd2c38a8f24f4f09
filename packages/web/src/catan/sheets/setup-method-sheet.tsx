import type { AdviceMethod } from '@serai/lab'
import { useId } from 'react'
import { usePrefs } from '../../prefs/prefs.ts'
import { useText } from '../../text/language.ts'
import styles from './setup-method-sheet.module.css'

/** The first one is what everybody has who chose nothing. */
const METHODS: readonly AdviceMethod[] = ['expert', 'maxmin', 'classic']

/** By which method the hints of the setup are found. */
export function SetupMethodSheet({ onChoose }: { onChoose: (method: AdviceMethod) => void }) {
  const { catanTable, lab } = useText()
  const chosen = usePrefs((prefs) => prefs.setupMethod)
  const heading = useId()
  const name = useId()
  return (
    <div className={`card ${styles.panel}`} role="radiogroup" aria-labelledby={heading}>
      <h2 id={heading}>{catanTable.setupHints}</h2>
      <div>
        {METHODS.map((method) => (
          <label key={method}>
            <input
              type="radio"
              className="vh"
              name={name}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            />
            <b>{lab.methods[method]}</b>
            <small>{catanTable.setupMethods[method]}</small>
          </label>
        ))}
      </div>
    </div>
  )
}
