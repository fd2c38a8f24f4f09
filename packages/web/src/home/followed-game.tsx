import { type AnyGame, Follower, hasSeat, isRefusal, parseEntry } from '@serai/kernel'
import type { WireEntry } from '@serai/protocol'
import { useEffect, useRef, useState } from 'react'
import { type GameScreens, useGameScreens } from '../games/registry.ts'
import type { TableMessage } from '../net/connection.ts'
import { quietLink, type TableLink } from '../net/table-link.ts'
import { History } from '../table/history.ts'
import type { LookOfSeat } from '../ui/seat-looks.ts'
import styles from './game-picture.module.css'
import { GameEmblem } from './game-picture.tsx'

/** What the position says beside its picture. */
export interface LiveStatus {
  /** How its seats are marked. */
  readonly looks: LookOfSeat
  readonly isMyTurn: boolean
}

export function liveStatusOf(
  part: Pick<GameScreens, 'game' | 'seatLooks'>,
  state: unknown,
  seat: number | null,
): LiveStatus {
  const { kind, must } = part.game.toAct(state)
  return { looks: part.seatLooks(state), isMyTurn: kind === 'seats' && seat !== null && hasSeat(must, seat) }
}

export interface FollowedProps {
  readonly id: string
  readonly game: string
  /** Mine, if I have one. */
  readonly seat: number | null
  readonly onStatus: (seen: LiveStatus) => void
}

/** The position of a running game as it changes. */
export function FollowedGame({ id, game, seat, onStatus }: FollowedProps) {
  const part = useGameScreens(game)
  const [state, setState] = useState<unknown>(null)
  const rules = part?.game
  useEffect(() => {
    if (!rules) return
    const position = new LivePosition(id, rules, quietLink, setState)
    position.open()
    return () => position.close()
  }, [id, rules])
  const report = useRef(onStatus)
  report.current = onStatus
  useEffect(() => {
    if (part && state !== null) report.current(liveStatusOf(part, state, seat))
  }, [part, state, seat])
  if (!part || state === null) return <GameEmblem game={game} />
  return (
    <div className={styles.cover}>
      <part.Miniature state={state} />
    </div>
  )
}

/** The position of a running game as it changes, from the one that comes first: what led to it is not asked for. */
export class LivePosition {
  readonly #id: string
  readonly #game: AnyGame
  readonly #link: Pick<TableLink, 'watch'>
  readonly #show: (state: unknown) => void
  #follower: Follower<unknown> | null = null
  #seats = 0
  #close: (() => void) | null = null

  constructor(id: string, game: AnyGame, link: Pick<TableLink, 'watch'>, show: (state: unknown) => void) {
    this.#id = id
    this.#game = game
    this.#link = link
    this.#show = show
  }

  open(): void {
    this.#close ??= this.#link.watch(this.#id, {
      lastSeq: () => this.#follower?.seq ?? null,
      receive: (message) => this.#receive(message),
      // The list says what became of the table.
      refuse: () => {},
    })
  }

  close(): void {
    this.#close?.()
    this.#close = null
  }

  #receive(message: TableMessage): void {
    if (message.type === 'snapshot' && message.view !== null) {
      const state = this.#game.parsePosition(message.view)
      if (isRefusal(state)) return
      this.#seats = message.summary.seats.length
      this.#follower = new Follower(this.#game, state, message.seq)
      this.#show(this.#game.clone(state))
    }
    if (message.type === 'log') {
      // Somebody else on this page follows the log of this table.
      const { state, seq } = History.read(this.#game, message)
      this.#seats = message.summary.seats.length
      this.#follower = new Follower(this.#game, state, seq)
      this.#show(state)
    }
    if (message.type === 'entries' && this.#follower) this.#follow(this.#follower, message.entries)
  }

  #follow(follower: Follower<unknown>, entries: readonly WireEntry[]): void {
    for (const json of entries) {
      const entry = parseEntry(this.#game, json, this.#seats)
      // A repeated one, after the connection came back.
      if (!isRefusal(entry) && entry.seq <= follower.seq) continue
      if (isRefusal(entry) || follower.append(entry)) {
        // Taken back to before I came, or something was missed: from a new position on.
        this.#follower = null
        this.close()
        this.open()
        return
      }
    }
    this.#show(this.#game.clone(follower.state))
  }
}
