import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import type { CodeFault } from './code-fault.ts'
import styles from './code-fault-text.module.css'
import faults from './fault.module.css'

/** What is wrong with a code, and the code that was probably meant as a button. */
export function CodeFaultText({ fault, onLoad }: { fault: CodeFault; onLoad: (code: string) => void }) {
  const { lab } = useText()
  const { text, meant } = fault
  return (
    <div className={styles.codeFault}>
      <p role="alert" className={faults.fault}>
        {text}
      </p>
      {meant === null ? null : <Button onClick={() => onLoad(meant)}>{lab.loadMeant(meant)}</Button>}
    </div>
  )
}
