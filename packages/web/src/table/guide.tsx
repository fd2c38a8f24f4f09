import { useLayoutEffect, useRef, useState } from 'react'
import { setPrefs, usePrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './guide.module.css'

export interface GuideStep {
  readonly icon: IconName
  /** What it is about: the part of the table that is marked meanwhile. */
  readonly part: string
  readonly title: string
  readonly text: string
}

interface Props {
  /** Under which it is remembered. */
  readonly id: string
  readonly steps: readonly GuideStep[]
}

/** A few words for the first game. Sent away once, it does not come back. */
export function Guide({ id, steps }: Props) {
  const { table } = useText()
  const seen = usePrefs((prefs) => prefs.seenGuides)
  const [step, setStep] = useState(0)
  const shown = seen.includes(id) ? undefined : steps[step]
  const part = shown?.part
  const aside = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const table = aside.current?.closest('main')
    if (!table || part === undefined) return
    table.dataset.marked = part
    return () => {
      delete table.dataset.marked
    }
  }, [part])
  if (!shown) return null
  const leave = () => setPrefs({ seenGuides: [...seen, id] })
  const isLast = step + 1 === steps.length
  return (
    <aside ref={aside} className={styles.guide} aria-label={table.guideLabel} data-guide={shown.part}>
      <Icon name={shown.icon} className={styles.icon} />
      <div className={styles.words} aria-live="polite">
        <b>{shown.title}</b>
        <p>{shown.text}</p>
      </div>
      <div className={styles.buttons}>
        <span className={`num ${styles.step}`}>{table.guideStep(step + 1, steps.length)}</span>
        {isLast ? null : (
          <Button kind="quiet" onClick={leave}>
            {table.guideSkip}
          </Button>
        )}
        <Button onClick={isLast ? leave : () => setStep(step + 1)}>{isLast ? table.guideDone : table.guideNext}</Button>
      </div>
    </aside>
  )
}
