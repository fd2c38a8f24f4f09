import { useState } from 'react'
import { Link } from 'wouter'
import { looksOf } from '../games/registry.ts'
import { useText } from '../text/language.ts'
import { buttonClass } from '../ui/button.tsx'
import { SeatLooks } from '../ui/seat-looks.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import type { Seen } from './followed-game.tsx'
import { GameEmblem } from './game-picture.tsx'
import { LiveMiniature } from './live-miniature.tsx'
import styles from './table-list.module.css'
import type { TableRow } from './table-rows.ts'

/** So many games are followed at once; the others show a still picture. */
const MOST_LIVE = 6

interface Props {
  readonly rows: readonly TableRow[]
  /** Told when a game begins to wait for me, and when it does no longer. */
  readonly onTurn?: (table: string, isMine: boolean) => void
}

/** Tables, each with its position, its people and the way to it. */
export function TableList({ rows, onTurn }: Props) {
  const live = new Set(rows.filter(({ isLive }) => isLive).slice(0, MOST_LIVE))
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          isFollowed={live.has(row)}
          onTurn={onTurn && ((isMine) => onTurn(row.id, isMine))}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  readonly row: TableRow
  readonly isFollowed: boolean
  readonly onTurn: ((isMine: boolean) => void) | undefined
}

function Row({ row, isFollowed, onTurn }: RowProps) {
  const { home } = useText()
  const [{ looks, isMyTurn }, setSeen] = useState<Seen>(() => ({ looks: looksOf(row.game), isMyTurn: false }))
  const see = (seen: Seen) => {
    setSeen(seen)
    onTurn?.(seen.isMyTurn)
  }
  return (
    <li>
      <div className={styles.picture}>
        {isFollowed ? (
          <LiveMiniature id={row.id} game={row.game} seat={row.mySeat} onSeen={see} />
        ) : (
          <GameEmblem game={row.game}>
            {row.won ? (
              <SeatLooks value={looks}>
                <span className={styles.won}>
                  <SeatMark seat={row.won.seat} size={34} />
                  {row.won.points}
                </span>
              </SeatLooks>
            ) : null}
          </GameEmblem>
        )}
      </div>
      <div className={styles.words}>
        <b>{row.title}</b>
        <span>
          {isMyTurn ? <em>{home.yourTurn}</em> : null}
          {row.note}
        </span>
        <div className={styles.seats} role="img" aria-label={row.seatsText}>
          <SeatLooks value={looks}>
            {row.seats.map(({ seat, state }) => (
              <SeatMark key={seat} seat={seat} state={state} size={22} />
            ))}
          </SeatLooks>
        </div>
      </div>
      <Link
        className={buttonClass()}
        href={`/t/${row.id}`}
        aria-label={`${row.verb}: ${row.title}, ${isMyTurn ? `${home.yourTurn}, ` : ''}${row.note}`}
      >
        {row.verb}
      </Link>
    </li>
  )
}
