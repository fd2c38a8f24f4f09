import type { ReactNode } from 'react'
import { PromptLine, WhyLink } from '../../table/prompt-line.tsx'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { sectionOf } from '../rules/section-of.ts'
import type { Prompt, PromptDeed } from '../view/prompt.ts'
import styles from './dock.module.css'

interface Props {
  readonly prompt: Prompt
  /** A refusal that the prompt tells of; the rules page explains it. */
  readonly whyCode: string | null
  readonly onDeed: (action: PromptDeed) => void
  readonly onCancel: () => void
  /** Where there is no column for it: the guide. */
  readonly above?: ReactNode
  /** Goods or a seat have to be chosen: this takes the place of hand and actions. */
  readonly choice?: ReactNode
  /** Nothing for one who watches. */
  readonly hand?: ReactNode
  readonly actions?: ReactNode
}

/** Below the board: what is expected, and everything to do it with. */
export function Dock({ prompt, whyCode, onDeed, onCancel, above, choice, hand, actions }: Props) {
  const { catanTable, common } = useText()
  const { tone, title, detail, button, canCancel } = prompt
  // What has to be chosen says so itself; the sentence stays for screen readers, and for everybody with a hint or a reason.
  const isHeard = choice && !button && !canCancel
  return (
    <section className={styles.dock} aria-label={catanTable.dock}>
      <div className={styles.above}>{above}</div>
      <div className={styles.parts}>
        <div className={isHeard ? 'vh' : styles.prompt} data-part="prompt">
          <PromptLine tone={tone} title={title} detail={detail}>
            {whyCode ? <WhyLink game="catan" section={sectionOf[whyCode]} /> : null}
            {canCancel ? (
              <Button kind="quiet" onClick={onCancel}>
                {common.cancel}
              </Button>
            ) : null}
            {button ? (
              <Button
                kind={button.action === 'offer-again' ? 'second' : 'primary'}
                data-action={button.action}
                onClick={() => onDeed(button.action)}
              >
                {button.label}
              </Button>
            ) : null}
          </PromptLine>
        </div>
        {choice ? (
          <div className={styles.choice}>{choice}</div>
        ) : (
          <>
            {hand ? <div className={styles.hand}>{hand}</div> : null}
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </>
        )}
      </div>
    </section>
  )
}
