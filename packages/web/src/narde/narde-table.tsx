import { useRef, useState } from 'react'
import type { TableProps } from '../games/registry.ts'
import { ChatBubble } from '../table/chat.tsx'
import { KeysSheet } from '../table/keys-sheet.tsx'
import { useText } from '../text/language.ts'
import { SeatLooks } from '../ui/seat-looks.ts'
import { useSize } from '../ui/use-media.ts'
import { NardeBoard } from './board/narde-board.tsx'
import { GameEndSheet } from './game-end-sheet.tsx'
import { NardeGuide } from './narde-guide.tsx'
import { NardePromptBox } from './narde-prompt-box.tsx'
import { NardeLogSheet, NardeRail, NardeTools } from './narde-rail.tsx'
import styles from './narde-table.module.css'
import { PlayerPanel } from './player-panel.tsx'
import { OFF } from './targets.ts'
import { nardeKeyHelp, useNardePlay } from './use-narde-play.ts'
import { useNardeSession } from './use-narde-session.ts'
import { useNardeView } from './use-narde-view.ts'

/** A game under way, for the two who play and for those who watch. */
export function NardeTable({ session, onPlayedOut }: TableProps) {
  const { narde } = useText()
  const isPhone = useSize() === 'phone'
  const [isLog, setLog] = useState(false)
  const [isKeys, setKeys] = useState(false)
  const openLog = () => setLog(true)
  const openKeys = () => setKeys(true)
  const box = useRef<HTMLElement>(null)
  const table = useNardeSession(session, onPlayedOut)
  const play = useNardePlay(session, table, { onLog: isPhone ? openLog : focusLog, onKeys: openKeys })
  const view = useNardeView(session, table, play, box, isPhone)
  const { seat, names } = table
  const { turn, hint } = play
  const { board, lines, resignSure } = view
  const isPlayer = seat !== null
  const first = seat ?? 0

  const panel = (of: number) => {
    const isMe = of === seat
    return (
      <PlayerPanel
        session={session}
        info={table.seats[of]!}
        state={view.state}
        seat={of}
        isMe={isMe}
        isActive={view.mover === of}
        offTarget={isMe && isPhone ? board.model.offTarget : null}
        onOff={() => play.onPlace(OFF)}
      >
        {isPhone && of !== first ? (
          <NardeTools session={session} onLog={openLog} onKeys={openKeys} resignSure={resignSure} />
        ) : null}
      </PlayerPanel>
    )
  }
  const promptBox = (
    <NardePromptBox
      prompt={view.prompt}
      whyCode={view.whyCode}
      left={view.left}
      canTakeBack={play.canTakeBack}
      canHint={play.canHint}
      isHint={view.isHint}
      isPlayer={isPlayer}
      isPhone={isPhone}
      onRoll={turn.roll}
      onConfirm={turn.confirm}
      onTakeBack={turn.takeBack}
      onHint={hint.ask}
      onPlayHint={play.onPlayHint}
      onCancelHint={hint.clear}
      onTakeOver={play.onTakeOver}
      onForget={play.onForget}
    />
  )
  const guide = isPlayer ? <NardeGuide side={board.model.side} /> : null
  return (
    <SeatLooks value={view.looks}>
      <main className={styles.table}>
        <div className={styles.opponent}>{panel(1 - first)}</div>
        <section ref={box} className={styles.board} data-board data-part="board">
          <NardeBoard
            {...board}
            isPlayer={isPlayer}
            onPlace={play.onPlace}
            onLift={turn.choose}
            onDrop={play.onDrop}
            onRoll={turn.roll}
          />
          {isPhone ? <ChatBubble session={session} seat={null} className={styles.bubble} /> : null}
        </section>
        {isPhone ? guide : null}
        <div className={styles.me}>{panel(first)}</div>
        {isPhone ? (
          <div className={styles.bar}>{promptBox}</div>
        ) : (
          <NardeRail
            session={session}
            state={table.base}
            first={first}
            names={names}
            lines={lines}
            isPlayer={isPlayer}
            onKeys={openKeys}
            resignSure={resignSure}
            guide={guide}
          >
            {promptBox}
          </NardeRail>
        )}
        {isPhone ? (
          <p className="vh" role="log" aria-live="polite">
            {lines.at(-1)?.text}
          </p>
        ) : null}
        {isLog && isPhone ? (
          <NardeLogSheet session={session} lines={lines} isPlayer={isPlayer} onClose={() => setLog(false)} />
        ) : null}
        {isKeys ? <KeysSheet keys={nardeKeyHelp(narde, isPlayer)} onClose={() => setKeys(false)} /> : null}
        {view.end ? (
          <GameEndSheet session={session} seat={seat} names={names} end={view.end} onClose={table.playback.goOn} />
        ) : null}
      </main>
    </SeatLooks>
  )
}

/** Beside the board it is in sight: the keys that scroll go there. */
function focusLog(): void {
  document.querySelector<HTMLElement>('[role=tabpanel] [tabindex="0"]')?.focus()
}
