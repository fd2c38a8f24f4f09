import { type ReactNode, useRef } from 'react'
import styles from './prompt-line.module.css'
import { useKeptFocus } from './use-kept-focus.ts'

export type PromptTone = 'mine' | 'waiting' | 'pilot' | 'warn'

interface Props {
  readonly tone: PromptTone
  /** One sentence: what is expected, or whom we wait for. */
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** At the right: the one button that does it, and beside it the way out. */
  readonly children?: ReactNode
}

export function PromptLine({ tone, title, detail, children }: Props) {
  const prompt = useRef<HTMLElement>(null)
  useKeptFocus(prompt)
  return (
    <section ref={prompt} tabIndex={-1} className={`${styles.prompt} ${styles[tone] ?? ''}`} data-tone={tone}>
      <p role="status" aria-live="polite">
        <b>{title}</b> {detail ? <span>{detail}</span> : null}
      </p>
      {children}
    </section>
  )
}
