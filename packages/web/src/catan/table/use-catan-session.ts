import { type CatanState, seatOf } from '@serai/catan'
import type { TableSummary } from '@serai/protocol'
import { useMemo } from 'react'
import { useMyTurn } from '../../alerts/use-my-turn.ts'
import { useSounds } from '../../alerts/use-sounds.ts'
import { seatName } from '../../people/names.ts'
import { useAutopilot } from '../../table/autopilot.tsx'
import type { Moment } from '../../table/history.ts'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import { soundOf } from '../sounds.ts'
import { isWaitedFor } from '../view/player-panels.ts'

/** A game of Catan as the table follows it: the position, what has happened, and whose side I am on. */
export interface CatanSession {
  readonly session: TableSession
  readonly state: CatanState
  /** Mine; null when I watch. */
  readonly seat: number | null
  readonly moments: readonly Moment[]
  readonly summary: TableSummary | null
  readonly names: readonly string[]
  /** I have a seat, and have not resigned. */
  readonly isPlaying: boolean
  /** A bot plays my seat now. */
  readonly isPiloted: boolean
  /** I play, and no bot does it for me. */
  readonly isFree: boolean
  /** The table waits for me. */
  readonly isMine: boolean
  readonly canUndo: boolean
}

/** Follows the game, with its sounds and the call when it is my turn. */
export function useCatanSession(session: TableSession): CatanSession {
  const state = useTableView(session, (view) => view.state) as CatanState
  const seat = useTableView(session, (view) => view.seat)
  const moments = useTableView(session, (view) => view.moments)
  const summary = useTableView(session, (view) => view.summary)
  const names = useNames(session)
  const isPiloted = useAutopilot(session)
  const isPlaying = seat !== null && seatOf(state, seat).isPlaying
  const isFree = isPlaying && !isPiloted
  const isMine = isFree && isWaitedFor(state, seat)
  const canUndo = isFree && session.history?.canUndo(seat) === true
  useMyTurn(session, isMine)
  useSounds(session, moments, soundOf)
  return { session, state, seat, moments, summary, names, isPlaying, isPiloted, isFree, isMine, canUndo }
}

/** The name of the player of each seat. */
export function useNames(session: TableSession): readonly string[] {
  const seats = useTableView(session, (view) => view.summary?.seats)
  const texts = useText()
  return useMemo(() => seats?.map((info) => seatName(info, texts)) ?? [], [seats, texts])
}
