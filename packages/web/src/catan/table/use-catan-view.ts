import { handOf } from '@serai/catan'
import { useMemo } from 'react'
import type { LogLine } from '../../table/log-line.ts'
import { useText } from '../../text/language.ts'
import { type Size, useMedia, useSize } from '../../ui/use-media.ts'
import { useStable } from '../../ui/use-stable.ts'
import type { Spot } from '../island/island-model.ts'
import { catanLogLines } from '../log/log-lines.tsx'
import { lastBuilt } from '../moment-events.ts'
import { type Counts, NONE } from '../resources/counts.ts'
import { type HeldCard, heldCards } from '../view/hand-cards.ts'
import { type PlayerPanel, playerPanels } from '../view/player-panels.ts'
import type { CatanSession } from './use-catan-session.ts'

/** What is shown of a game, and how much room there is for it. */
export interface CatanView {
  /** The log in words. */
  readonly lines: readonly LogLine[]
  readonly panels: readonly PlayerPanel[]
  /** My panel; null when I watch. */
  readonly me: PlayerPanel | null
  /** My resource cards. */
  readonly resources: Counts
  /** My development cards. */
  readonly cards: readonly HeldCard[]
  /** The piece that was built last. */
  readonly last: Spot | null
  readonly size: Size
  /** The log has a column; otherwise it is in a sheet. */
  readonly hasLog: boolean
  /** For so many kinds of development cards; more are one pile. */
  readonly room: number
}

export function useCatanView({ state, seat, moments, summary, names }: CatanSession): CatanView {
  const texts = useText()
  const seats = summary?.seats
  const size = useTableSize()
  const hasLog = useHasLog()
  const room = useRoomForCards()
  const cards = useStable(useMemo(() => (seat === null ? [] : heldCards(state, seat, texts)), [state, seat, texts]))
  const lines = useMemo(() => catanLogLines(moments, names, seat, texts), [moments, names, seat, texts])
  const panels = useStable(useMemo(() => playerPanels(state, seats ?? [], seat, texts), [state, seats, seat, texts]))
  const last = useStable(useMemo(() => lastBuilt(moments), [moments]))
  const resources = useStable(seat === null ? NONE : handOf(state, seat))
  const me = panels.find((panel) => panel.isMe) ?? null
  return { lines, panels, me, resources, cards, last, size, hasLog, room }
}

/** A phone held sideways, or a window at 200 %: sheets are wide instead of high. */
const SHORT = '(max-height: 560px) and (max-width: 1100px)'
/** Rows below each other would leave too little of the height to the island: the parts of a phone. */
const LOW = '(max-height: 880px) and (max-width: 1100px)'
/** There the island and the parts have a column each, and the log what is left of theirs. */
const LOG_IN_COLUMN = `(orientation: landscape) and (min-height: 561px) and ${LOW}`

export function useIsShort(): boolean {
  return useMedia(SHORT)
}

/** The same steps as in the style sheets of the table. */
function useTableSize(): Size {
  const size = useSize()
  return useMedia(LOW) ? 'phone' : size
}

/** Otherwise it is in a sheet. */
function useHasLog(): boolean {
  const isInColumn = useMedia(LOG_IN_COLUMN)
  return useTableSize() !== 'phone' || isInColumn
}

/** So many kinds of development cards have room beside the actions; more are one pile. */
function useRoomForCards(): number {
  const isSmall = useMedia('(max-width: 1320px)')
  const isMiddling = useMedia('(max-width: 1600px)')
  return isSmall ? 2 : isMiddling ? 3 : 5
}
