import { diceLeft, moverOf, type NardeState, sideOf, stageOf } from '@serai/narde'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMyTurn } from '../alerts/use-my-turn.ts'
import { useSounds } from '../alerts/use-sounds.ts'
import type { TableProps } from '../games/registry.ts'
import { mayMove, usePrefs } from '../prefs/prefs.ts'
import { useAutopilot } from '../table/autopilot.tsx'
import { ChatBubble } from '../table/chat.tsx'
import { KeysSheet } from '../table/keys-sheet.tsx'
import type { LogLine } from '../table/log-line.ts'
import { LogButton, SidePanel, useLogTitle } from '../table/side-panel.tsx'
import { TableMenu } from '../table/table-menu.tsx'
import { arrowKeys, useKeys } from '../table/use-keys.ts'
import { useHeldMove, useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import { SeatLooks } from '../ui/seat-looks.ts'
import { Sheet } from '../ui/sheet.tsx'
import { useSize } from '../ui/use-media.ts'
import { boardModel } from './board/board-model.ts'
import { focusBoard, NardeBoard } from './board/narde-board.tsx'
import { isComplete } from './draft.ts'
import { gameEnd } from './game-end.ts'
import { GameEndSheet } from './game-end-sheet.tsx'
import { keepLines } from './keep-lines.ts'
import { lastPass, lastPlaces } from './last-places.ts'
import { openingIn } from './moment-events.ts'
import { NardeGuide } from './narde-guide.tsx'
import { nardeKeyHelp, nardeKeys } from './narde-keys.ts'
import { nardeLogLines } from './narde-log-lines.tsx'
import { nardePrompt, rolledText } from './narde-prompt.ts'
import { NardePromptBox } from './narde-prompt-box.tsx'
import { NardeOptions, NardeRail } from './narde-rail.tsx'
import styles from './narde-table.module.css'
import { newsFor } from './news.ts'
import { NextClock } from './next-clock.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { resignQuestion } from './resign-question.ts'
import { checkerLooks } from './seats.ts'
import { keepSeen, seenBefore } from './seen-before.ts'
import { soundOf } from './sounds.ts'
import { OFF, type Place } from './targets.ts'
import { touchPlace } from './touch-place.ts'
import { useGeometry } from './use-geometry.ts'
import { usePlayback } from './use-playback.ts'
import { usePlayedOut } from './use-played-out.ts'
import { useSuggestion } from './use-suggestion.ts'
import { useTurn } from './use-turn.ts'
import { NOT_ROLLED, whyNotText, whyNotTo } from './why-not.ts'

/** A game under way, for the two who play and for those who watch. */
export function NardeTable({ session, onPlayedOut }: TableProps) {
  const texts = useText()
  const { narde, nardeLog } = texts
  const summary = useTableView(session, (view) => view.summary)!
  const seat = useTableView(session, (view) => view.seat)
  const seq = useTableView(session, (view) => view.seq)
  const newest = useTableView(session, (view) => view.state) as NardeState
  const moments = useTableView(session, (view) => view.moments)
  const refusal = useTableView(session, (view) => view.refusal)
  const { confirm: asks, autoRoll } = usePrefs()
  const isPilot = useAutopilot(session)
  const isHeld = useHeldMove(session) !== null
  const isPhone = useSize() === 'phone'

  const mine = isPilot ? null : seat
  const [before] = useState(() => seenBefore(session.id))
  const playback = usePlayback(moments, { seat: mine, stops: mine !== null, lastSeen: before?.seq ?? null })
  const { shown, slide: played, isOpening, isStopped, behind } = playback
  const base = (shown > 0 ? moments[shown - 1]!.after : (moments[0]?.before ?? newest)) as NardeState
  const isLive = shown === moments.length && !isOpening
  // The dice of the opening roll lie open: both have seen them.
  const mayCover = shown === 0 || !openingIn(moments[shown - 1]!)
  const turn = useTurn(session, base, seq, seat, isLive && !isPilot, mayCover)
  const { draft, isCovered } = turn
  useEffect(() => {
    if (behind !== null) keepSeen({ table: session.id, seq: behind, isRolled: !isCovered })
  }, [session, behind, isCovered])
  const { suggestion, isThinking, canAsk, ask, clear } = useSuggestion(session, turn)
  const isOver = summary.status !== 'running' && shown === moments.length
  usePlayedOut(isOver ? (moments.at(-1) ?? null) : null, mine, onPlayedOut)
  useMyTurn(session, (isLive || isStopped) && mine !== null && moverOf(newest) === mine)

  const names = useMemo(
    () => summary.seats.map(({ name, seat: at }) => (at === seat ? narde.you : name)),
    [summary.seats, seat, narde],
  )
  const past = useMemo(() => moments.slice(0, shown), [moments, shown])
  // Dice that are covered are neither told nor heard.
  const open = useMemo(() => (isCovered ? past.slice(0, -1) : past), [past, isCovered])
  const fresh = useMemo(() => nardeLogLines(open, names, seat, nardeLog), [open, names, seat, nardeLog])
  const told = useRef<readonly LogLine[]>([])
  const lines = useMemo(() => {
    told.current = keepLines(told.current, fresh)
    return told.current
  }, [fresh])
  // Where nothing moves, this page goes as soon as the match is over, whatever it has still to show.
  const heard = stageOf(newest) === 'over' && !mayMove() ? moments : open
  useSounds(
    session,
    heard,
    useCallback((moment) => soundOf(moment, mine), [mine]),
    played?.ms,
  )
  const pass = useMemo(() => lastPass(past), [past])
  // Read at the roll; who has it made by itself reads it with the dice.
  const isNews = mine !== null && (draft === null || autoRoll)
  const news = isNews ? newsFor(fresh, mine) : []
  const said = news.slice(isPhone ? -1 : 0).join('\n')
  const notice =
    pass === null
      ? said || null
      : pass.seat === seat
        ? narde.passed(rolledText(pass.dice, narde))
        : narde.theyPassed(names[pass.seat]!, rolledText(pass.dice, narde))
  const model = boardModel({
    base,
    state: draft?.state ?? base,
    seat,
    isOpen: draft !== null && !turn.isForced && !turn.isSent,
    isCovered,
    isOpening,
    chosen: turn.chosen,
    hinted: suggestion,
    last: useMemo(() => lastPlaces(past, seat), [past, seat]),
  })
  const prompt = nardePrompt(
    {
      base,
      seat,
      names,
      draft,
      chosen: turn.chosen,
      isCovered,
      isOpening,
      isForced: turn.isForced,
      isPilot,
      isHeld,
      refusal: refusal ? whyNotText(texts, refusal) : null,
      notice,
    },
    texts,
  )
  // What was refused since is said first.
  const isHint = suggestion !== null && refusal === null
  const shownPrompt = isHint
    ? { ...prompt, title: suggestion.title, detail: suggestion.reason }
    : isThinking
      ? { ...prompt, detail: narde.hintThinks }
      : prompt

  const [isLog, setLog] = useState(false)
  const logTitle = useLogTitle(session)
  const [isKeys, setKeys] = useState(false)
  const end = isStopped && stageOf(base) !== 'over' ? gameEnd(base, seat, names, texts) : null

  const onPlace = (place: Place) => {
    if (isCovered) session.refuse({ message: '', ...NOT_ROLLED })
    if (!draft || turn.isForced || turn.isSent) return
    const touch = touchPlace(draft, turn.chosen, place, !asks)
    if ('play' in touch) turn.play(touch.play)
    else if ('choose' in touch) turn.choose(touch.choose)
    else session.refuse({ message: '', ...touch.refused })
  }
  const onDrop = (from: Place, to: Place | null) => {
    const touch = draft && to !== null ? touchPlace(draft, from, to, false) : null
    if (touch && 'play' in touch) return turn.play(touch.play, true)
    turn.choose(null)
    if (draft && to !== null && to !== from) {
      session.refuse({ message: '', ...whyNotTo(draft.state, draft.seat, from, to) })
    }
  }
  const doHint = () => suggestion && turn.play(suggestion.steps)
  const primary = () => {
    if (isCovered) turn.roll()
    else turn.confirm()
  }
  useKeys(
    nardeKeys({
      primary: isCovered || (draft !== null && isComplete(draft)) ? primary : undefined,
      takeBack: draft && draft.steps.length > 0 ? turn.takeBack : undefined,
      hint: canAsk ? ask : undefined,
      pilot: seat === null ? undefined : () => void session.autopilot(!isPilot),
      log: isPhone ? () => setLog(true) : focusLog,
      keys: () => setKeys(true),
      none: turn.chosen !== null ? () => turn.choose(null) : suggestion ? clear : undefined,
    }),
  )
  useKeys(arrowKeys(seat === null ? undefined : focusBoard))

  const resignSure = seat === null ? undefined : resignQuestion(newest, seat, names, narde)
  const box = useRef<HTMLElement>(null)
  const geometry = useGeometry(box, isPhone)
  const first = seat ?? 0
  const panel = (of: number) => {
    const info = summary.seats[of]!
    const isMe = of === seat
    return (
      <PlayerPanel
        session={session}
        info={info}
        state={draft?.state ?? base}
        seat={of}
        isMe={isMe}
        isActive={moverOf(base) === of}
        offTarget={isMe && isPhone ? model.offTarget : null}
        onOff={() => onPlace(OFF)}
      >
        {isPhone && of !== first ? (
          <span className={styles.tools}>
            <LogButton session={session} icon="log" onClick={() => setLog(true)} />
            <TableMenu session={session} onKeys={() => setKeys(true)} resignSure={resignSure} />
          </span>
        ) : null}
      </PlayerPanel>
    )
  }
  const promptBox = (
    <NardePromptBox
      prompt={shownPrompt}
      whyCode={refusal?.code ?? null}
      left={draft && !turn.isForced && !isHeld ? diceLeft(draft.state).length : null}
      canTakeBack={draft !== null && draft.steps.length > 0 && !turn.isSent}
      canHint={canAsk && !isComplete(draft!)}
      isHint={isHint}
      isPlayer={seat !== null}
      isPhone={isPhone}
      onRoll={turn.roll}
      onConfirm={turn.confirm}
      onTakeBack={turn.takeBack}
      onHint={ask}
      onDoHint={doHint}
      onCancelHint={clear}
      onTakeOver={() => void session.autopilot(false)}
      onForget={() => session.refuse(null)}
    />
  )
  const guide = seat === null ? null : <NardeGuide side={sideOf(base, seat)} />
  return (
    <SeatLooks value={checkerLooks(base)}>
      <main className={styles.table}>
        <div className={styles.opponent}>{panel(1 - first)}</div>
        <section ref={box} className={styles.board} data-board data-part="board">
          <NardeBoard
            model={model}
            geometry={geometry}
            label={narde.board(prompt.title)}
            isPlayer={seat !== null}
            slide={turn.slide ?? played}
            onPlace={onPlace}
            onLift={(from) => turn.choose(from)}
            onDrop={onDrop}
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
            state={base}
            first={first}
            names={names}
            lines={lines}
            isPlayer={seat !== null}
            onKeys={() => setKeys(true)}
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
          <Sheet title={logTitle} onClose={() => setLog(false)}>
            <NardeOptions isPlayer={seat !== null} />
            <div className={styles.sheet}>
              <SidePanel session={session} lines={lines} />
            </div>
          </Sheet>
        ) : null}
        {isKeys ? <KeysSheet keys={nardeKeyHelp(narde, seat !== null)} onClose={() => setKeys(false)} /> : null}
        {end ? (
          <GameEndSheet end={end} onClose={playback.goOn}>
            <NextClock session={session} seat={seat} names={names} />
          </GameEndSheet>
        ) : null}
      </main>
    </SeatLooks>
  )
}

/** Beside the board it is in sight: the keys that scroll go there. */
function focusLog(): void {
  document.querySelector<HTMLElement>('[role=tabpanel] [tabindex="0"]')?.focus()
}
