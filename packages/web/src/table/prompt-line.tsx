import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useText } from '../text/language.ts'
import { buttonClass } from '../ui/button.tsx'
import styles from './prompt-line.module.css'

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

/** When the focused element goes away (a button that was pressed, a sheet that closed), the focus moves here rather than nowhere. */
export function useKeptFocus(here: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: EventTarget | null = null
    const isGone = () => last instanceof Element && !last.isConnected
    const remember = ({ target }: FocusEvent) => {
      last = target
    }
    // Some browsers tell it of an element that goes away as well, while it is still there.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === last && !isGone() && target !== document.activeElement) last = null
      })
    const keep = new MutationObserver(() => {
      if (isGone() && document.activeElement === document.body) here.current?.focus({ preventScroll: true })
    })
    addEventListener('focusin', remember)
    addEventListener('focusout', forget)
    keep.observe(document.body, { childList: true, subtree: true })
    return () => {
      removeEventListener('focusin', remember)
      removeEventListener('focusout', forget)
      keep.disconnect()
    }
  }, [here])
}

/** Beside a refusal: the rule behind it, in a tab of its own so that the game stays. Nothing where there is no section of it. */
export function WhyLink({ game, section }: { game: string; section: string | undefined }) {
  const { help } = useText()
  if (!section) return null
  return (
    <a className={buttonClass('quiet')} href={`/help/${game}#${section}`} target="_blank" rel="noreferrer">
      {help.why}
    </a>
  )
}
