import { hasSeat } from '@serai/kernel'
import { useEffect, useRef, useState } from 'react'
import type { GameScreens } from '../games/registry.ts'
import { useGameScreens } from '../games/use-game-screens.ts'
import { quietLink } from '../net/table-link.ts'
import type { LookOfSeat } from '../ui/seat-looks.ts'
import styles from './game-picture.module.css'
import { GameEmblem } from './game-picture.tsx'
import { LivePosition } from './live-position.ts'

/** What the position says beside its picture. */
export interface Seen {
  /** How its seats are marked. */
  readonly looks: LookOfSeat
  readonly isMyTurn: boolean
}

export function seenOf(part: Pick<GameScreens, 'game' | 'seatLooks'>, state: unknown, seat: number | null): Seen {
  const { kind, must } = part.game.toAct(state)
  return { looks: part.seatLooks(state), isMyTurn: kind === 'seats' && seat !== null && hasSeat(must, seat) }
}

export interface FollowedProps {
  readonly id: string
  readonly game: string
  /** Mine, if I have one. */
  readonly seat: number | null
  readonly onSeen: (seen: Seen) => void
}

/** The position of a running game as it changes. */
export function FollowedGame({ id, game, seat, onSeen }: FollowedProps) {
  const part = useGameScreens(game)
  const [state, setState] = useState<unknown>(null)
  const rules = part?.game
  useEffect(() => {
    if (!rules) return
    const position = new LivePosition(id, rules, quietLink, setState)
    position.open()
    return () => position.close()
  }, [id, rules])
  const tell = useRef(onSeen)
  tell.current = onSeen
  useEffect(() => {
    if (part && state !== null) tell.current(seenOf(part, state, seat))
  }, [part, state, seat])
  if (!part || state === null) return <GameEmblem game={game} />
  return (
    <div className={styles.cover}>
      <part.Miniature state={state} />
    </div>
  )
}
