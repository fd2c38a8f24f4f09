import { moverOf, type NardeState } from '@serai/narde'
import { useMemo, useState } from 'react'
import { useMyTurn } from '../alerts/use-my-turn.ts'
import { seatName } from '../people/names.ts'
import { useAutopilot } from '../table/autopilot.tsx'
import type { TableSession } from '../table/table-session.ts'
import { useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import { openingIn } from './moment-events.ts'
import { seenBefore, usePlayback, usePlayedOut } from './use-playback.ts'

export type NardeSession = ReturnType<typeof useNardeSession>

/** What the table follows: who plays, and how much of what happened is shown by now. */
export function useNardeSession(session: TableSession, onPlayedOut: (() => void) | undefined) {
  const texts = useText()
  const { seats, status } = useTableView(session, (view) => view.summary)!
  const seat = useTableView(session, (view) => view.seat)
  const newest = useTableView(session, (view) => view.state) as NardeState
  const moments = useTableView(session, (view) => view.moments)
  const isPilot = useAutopilot(session)
  const mine = isPilot ? null : seat

  const [before] = useState(() => seenBefore(session.id))
  const playback = usePlayback(moments, { seat: mine, stops: mine !== null, lastSeen: before?.seq ?? null })
  const { shown, isOpening, isStopped } = playback
  const base = (shown > 0 ? moments[shown - 1]!.after : (moments[0]?.before ?? newest)) as NardeState
  const isLive = shown === moments.length && !isOpening
  const isOver = status !== 'running' && shown === moments.length
  usePlayedOut(isOver ? (moments.at(-1) ?? null) : null, mine, onPlayedOut)
  useMyTurn(session, (isLive || isStopped) && mine !== null && moverOf(newest) === mine)

  const names = useMemo(
    () => seats.map((info) => (info.seat === seat ? texts.narde.you : seatName(info, texts))),
    [seats, seat, texts],
  )
  const past = useMemo(() => moments.slice(0, shown), [moments, shown])
  return {
    seats,
    names,
    seat,
    /** Null where a bot plays for me, too. */
    mine,
    isPilot,
    moments,
    /** The position after all of them. */
    newest,
    playback,
    /** The moments that are shown. */
    past,
    /** The position after those. */
    base,
    /** Everything is shown: one can play. */
    isLive,
    /** Not those of the opening roll, which both have seen. */
    mayCoverDice: shown === 0 || !openingIn(moments[shown - 1]!),
  }
}
