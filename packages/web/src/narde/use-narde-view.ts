import { diceLeft, moverOf, stageOf } from '@serai/narde'
import { type RefObject, useCallback, useMemo } from 'react'
import { useSounds } from '../alerts/use-sounds.ts'
import { usePrefs } from '../prefs/prefs.ts'
import type { TableSession } from '../table/table-session.ts'
import { useHeldMove, useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import { boardModel } from './board/board-model.ts'
import { useGeometry } from './board/geometry.ts'
import { lastRollNow } from './last-roll.ts'
import { lastPass, lastPlaces } from './moment-events.ts'
import { newsFor, useNardeLines } from './narde-log-lines.tsx'
import { nardePrompt, rolledText } from './narde-prompt.ts'
import { gameEnd, resignQuestion } from './result-text.ts'
import { checkerLooks } from './seats.ts'
import { soundOf } from './sounds.ts'
import type { NardePlay } from './use-narde-play.ts'
import type { NardeSession } from './use-narde-session.ts'
import { whyNotText } from './why-not.ts'

/** What is seen, read and heard of the table: the board and its place, the log, and what the prompt says. */
export function useNardeView(
  session: TableSession,
  table: NardeSession,
  { turn, hint }: NardePlay,
  box: RefObject<HTMLElement | null>,
  isPhone: boolean,
) {
  const texts = useText()
  const { narde } = texts
  const { base, newest, past, names, seat, mine } = table
  const { isOpening, isStopped, slide: played } = table.playback
  const { draft, chosen, isCovered, isForced, isSent } = turn
  const { suggestion } = hint
  const refusal = useTableView(session, (view) => view.refusal)
  const isHeld = useHeldMove(session) !== null
  const autoRoll = usePrefs((prefs) => prefs.autoRoll)

  // Dice that are covered are neither told nor heard.
  const open = useMemo(() => (isCovered ? past.slice(0, -1) : past), [past, isCovered])
  const { fresh, lines } = useNardeLines(open, names, seat, texts.nardeLog)
  useSounds(
    session,
    open,
    useCallback((moment) => soundOf(moment, mine), [mine]),
    played?.ms,
  )

  const pass = useMemo(() => lastPass(past), [past])
  // News is read at the roll; with dice that roll without me, it is read with the dice.
  const isNews = mine !== null && (draft === null || autoRoll)
  const news = isNews ? newsFor(fresh, mine) : []
  const newsText = news.slice(isPhone ? -1 : 0).join('\n')
  const notice =
    pass === null
      ? newsText || null
      : pass.seat === seat
        ? narde.passed(rolledText(pass.dice, narde))
        : narde.theyPassed(names[pass.seat]!, rolledText(pass.dice, narde))

  const lastRoll = useMemo(() => lastRollNow(past, base), [past, base])
  const last = useMemo(() => lastPlaces(past, seat), [past, seat])
  const model = boardModel({
    base,
    state: draft?.state ?? base,
    seat,
    isOpen: draft !== null && !isForced && !isSent,
    isCovered,
    isOpening,
    chosen,
    hinted: suggestion,
    last,
  })
  const geometry = useGeometry(box, isPhone)

  const prompt = nardePrompt(
    {
      base,
      seat,
      names,
      draft,
      chosen,
      isCovered,
      isOpening,
      isForced,
      isPilot: table.isPilot,
      isHeld,
      refusal: refusal ? whyNotText(texts, refusal) : null,
      notice,
      lastRoll,
    },
    texts,
  )
  // What was refused since is said first.
  const isHint = suggestion !== null && refusal === null
  return {
    /** Of both seats, with the steps that are laid. */
    state: draft?.state ?? base,
    /** Whose turn is on the board. */
    mover: moverOf(base),
    looks: checkerLooks(base),
    board: { model, geometry, label: narde.board(prompt.title), slide: turn.slide ?? played },
    lines,
    prompt: isHint
      ? { ...prompt, title: suggestion.title, detail: suggestion.reason }
      : hint.isThinking
        ? { ...prompt, detail: narde.hintThinks }
        : prompt,
    isHint,
    whyCode: refusal?.code ?? null,
    /** Dice that can still be played; null: it is not my move. */
    left: draft && !isForced && !isHeld ? diceLeft(draft.state).length : null,
    /** Of a game of a match that is looked at; null: of none. */
    end: isStopped && stageOf(base) !== 'over' ? gameEnd(base, seat, names, texts) : null,
    resignSure: seat === null ? undefined : resignQuestion(newest, seat, names, narde),
  }
}
