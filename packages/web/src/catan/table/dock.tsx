import { seatOf, seatsToRob, stageOf } from '@serai/catan'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { usePrefs } from '../../prefs/prefs.ts'
import { PromptLine, WhyLink } from '../../table/prompt-line.tsx'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { sectionOf } from '../rules/section-of.ts'
import { DiscardSheet } from '../sheets/discard-sheet.tsx'
import { SetupMethodSheet } from '../sheets/setup-method-sheet.tsx'
import type { OpenSheet } from '../sheets/table-sheets.tsx'
import { VictimSheet } from '../sheets/victim-sheet.tsx'
import type { ActionId } from '../view/action-bar.ts'
import { ActionButtons } from './action-buttons.tsx'
import styles from './dock.module.css'
import { Hand } from './hand.tsx'
import { focusLitPlace } from './table-keys.ts'
import type { CatanSession } from './use-catan-session.ts'
import type { CatanView } from './use-catan-view.ts'
import type { Play } from './use-play.ts'

interface Props {
  readonly game: CatanSession
  readonly view: CatanView
  readonly play: Play
  /** Where there is no column for it: the guide. */
  readonly above: ReactNode
  readonly onOpen: (sheet: OpenSheet) => void
}

/** Below the board: what is expected, and everything to do it with. */
export function Dock({ game, view, play, above, onOpen }: Props) {
  const { catanTable, common } = useText()
  const { prompt, whyCode } = play
  // In the setup hand and actions are of no use.
  const askBy = game.isFree ? play.askBy : null
  const { tone, title, detail, button, canCancel } = prompt
  const items = useStable(play.items)
  const choose = useChoice(play)
  const choice = useDueChoice(game, play)
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
              <Button kind="quiet" onClick={play.cancel}>
                {common.cancel}
              </Button>
            ) : null}
            {button ? (
              <Button
                kind={button.action === 'offer-again' ? 'second' : 'primary'}
                data-action={button.action}
                onClick={() => play.act(button.action)}
              >
                {button.label}
              </Button>
            ) : null}
          </PromptLine>
        </div>
        {choice ? (
          <div className={styles.choice}>{choice}</div>
        ) : game.isPlaying ? (
          <>
            {askBy ? (
              <div className={styles.over}>
                <SetupMethodSheet onChoose={askBy} />
              </div>
            ) : null}
            <div className={`${styles.hand} ${askBy ? styles.under : ''}`}>
              <Hand resources={view.resources} cards={view.cards} room={view.room} onOpen={onOpen} />
            </div>
            <div className={`${styles.actions} ${askBy ? styles.under : ''}`}>
              <ActionButtons items={items} onChoose={choose} />
            </div>
          </>
        ) : null}
      </div>
    </section>
  )
}

/** Resources or a seat have to be chosen: this takes the place of hand and actions. */
function useDueChoice(
  { session, state, seat, isFree, isMine }: CatanSession,
  { isHeld, hintedDiscard }: Play,
): ReactNode {
  const autoForced = usePrefs((prefs) => prefs.autoForced)
  if (seat === null || isHeld) return null
  if (isFree && stageOf(state) === 'discard' && seatOf(state, seat).owes > 0) {
    return <DiscardSheet session={session} state={state} seat={seat} hinted={hintedDiscard} />
  }
  if (isMine && stageOf(state) === 'steal' && (seatsToRob(state, seat).length > 1 || !autoForced)) {
    return <VictimSheet session={session} state={state} seat={seat} />
  }
  return null
}

/** Always the same function, so that the buttons are drawn again only when they change. */
function useChoice(play: Play): (id: ActionId, isByKey: boolean) => void {
  const latest = useRef(play)
  useEffect(() => {
    latest.current = play
  })
  return useCallback((id, isByKey) => {
    latest.current.choose(id)
    if (isByKey) focusLitPlace()
  }, [])
}
