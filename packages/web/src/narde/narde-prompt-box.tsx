import { PromptLine, WhyLink } from '../table/prompt-line.tsx'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { NardePrompt } from './narde-prompt.ts'
import styles from './narde-prompt-box.module.css'
import { sectionOf } from './why-not.ts'

interface Props {
  readonly prompt: NardePrompt
  /** The refusal that the prompt tells of, if it does. */
  readonly whyCode: string | null
  /** Dice that can still be played, before the turn can be confirmed; null: not my move. */
  readonly left: number | null
  readonly canTakeBack: boolean
  readonly canHint: boolean
  readonly isHint: boolean
  /** Whether there are buttons at other times: they keep their room. */
  readonly isPlayer: boolean
  readonly isPhone: boolean
  readonly onRoll: () => void
  readonly onConfirm: () => void
  readonly onTakeBack: () => void
  readonly onHint: () => void
  readonly onPlayHint: () => void
  readonly onCancelHint: () => void
  readonly onTakeOver: () => void
  readonly onForget: () => void
}

/** What is expected, and the buttons of a turn. */
export function NardePromptBox(props: Props) {
  const { prompt, left, canTakeBack, canHint, isHint, isPlayer, isPhone } = props
  const { common, narde } = useText()
  const hint = isHint ? (
    <Button square={isPhone} aria-label={isPhone ? common.close : undefined} onClick={props.onCancelHint}>
      <Icon name="x" /> {isPhone ? null : common.close}
    </Button>
  ) : (
    <Button
      square={isPhone}
      aria-label={isPhone ? narde.hint : undefined}
      aria-disabled={!canHint}
      onClick={canHint ? props.onHint : undefined}
    >
      <Icon name="hint" /> {isPhone ? null : narde.hint}
    </Button>
  )
  const undo = (
    <Button
      square={isPhone}
      aria-label={isPhone ? narde.undo : undefined}
      aria-disabled={!canTakeBack}
      onClick={canTakeBack ? props.onTakeBack : undefined}
    >
      <Icon name="undo" /> {isPhone ? null : narde.undo}
    </Button>
  )
  const isRefused = prompt.tone === 'warn'
  const title =
    isRefused && props.whyCode ? (
      <>
        {prompt.title} <WhyLink game="long-narde" section={sectionOf[props.whyCode]} />
      </>
    ) : (
      prompt.title
    )
  return (
    <div className={styles.box} data-part="prompt">
      <PromptLine tone={prompt.tone} title={title} detail={prompt.detail}>
        {isRefused && isPhone ? (
          <Button kind="quiet" square className={styles.forget} aria-label={common.close} onClick={props.onForget}>
            <Icon name="x" />
          </Button>
        ) : null}
        <div className={styles.buttons} data-keep={isPlayer || undefined}>
          {left === null ? null : hint}
          {left === null || (isPhone && isHint && !canTakeBack) ? null : undo}
          <MainButton {...props} isHint={isHint} />
        </div>
      </PromptLine>
    </div>
  )
}

function MainButton({ prompt, left, isHint, isPhone, onRoll, onConfirm, onPlayHint, onTakeOver }: Props) {
  const { narde } = useText()
  if (prompt.button === 'takeOver') {
    return (
      <Button kind="primary" className={styles.main} onClick={onTakeOver}>
        {narde.takeOver}
      </Button>
    )
  }
  if (prompt.button === 'roll') {
    return (
      <Button kind="primary" className={styles.main} onClick={onRoll}>
        <Icon name="dice" /> {narde.roll}
      </Button>
    )
  }
  if (isHint) {
    return (
      <Button kind="primary" className={styles.main} onClick={onPlayHint}>
        {narde.doHint}
      </Button>
    )
  }
  if (prompt.button === 'confirm') {
    return (
      <Button kind="primary" className={styles.main} onClick={onConfirm}>
        {narde.confirm}
      </Button>
    )
  }
  if (left === null) return null
  return (
    <Button className={styles.main} aria-disabled="true">
      {isPhone ? narde.confirm : narde.diceLeft(left)}
    </Button>
  )
}
