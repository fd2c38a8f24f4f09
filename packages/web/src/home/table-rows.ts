import type { TableSummary } from '@serai/protocol'
import { whenText } from '../finished/when-text.ts'
import { gameName } from '../games/game-words.ts'
import { seatName } from '../people/names.ts'
import type { Catalogue } from '../text/catalogue.ts'

type Texts = Pick<Catalogue, 'common' | 'games' | 'home'>

export interface TableRow {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly note: string
  /** Who sits where, for the shapes. */
  readonly seats: readonly { readonly seat: number; readonly state: 'here' | 'away' | 'empty' }[]
  readonly seatsText: string
  readonly verb: string
  /** Whether the position changes while one looks. */
  readonly isLive: boolean
  /** Where I sit; null: nowhere, or a bot plays there. */
  readonly mySeat: number | null
  /** Who won, and with how many points, where they are counted. */
  readonly won: { readonly seat: number; readonly points: number } | null
}

/** Tables that one can join come first, then those that one can watch; each as the server has them, newest first. */
export function tableRows(tables: readonly TableSummary[], texts: Texts, now: number): readonly TableRow[] {
  const { home } = texts
  const isOpen = (table: TableSummary) => table.status === 'open'
  const hasSeat = (table: TableSummary) => isOpen(table) && freeSeats(table) > 0
  return [
    ...tables.filter(hasSeat),
    ...tables.filter((table) => table.status === 'running'),
    ...tables.filter((table) => isOpen(table) && !hasSeat(table)),
  ].map((table) => ({
    ...rowBase(table, home),
    title: home.tableOf(table.host),
    note: stateText(table, texts, now),
    verb: hasSeat(table) ? home.sit : home.watch,
    isLive: table.status === 'running',
  }))
}

export function hasEnded({ status }: TableSummary): boolean {
  return status === 'over' || status === 'abandoned'
}

/** My tables: running ones first, then those that wait, then what has ended. */
export function myRows(
  tables: readonly TableSummary[],
  me: string,
  texts: Texts,
  now: number,
  locale: string,
): readonly TableRow[] {
  const { home } = texts
  const order = { running: 0, open: 1, over: 2, abandoned: 2 }
  return [...tables]
    .sort((a, b) => order[a.status] - order[b.status])
    .map((summary) => {
      const name = gameName(texts, summary.game)
      const isOver = hasEnded(summary)
      return {
        ...rowBase(summary, home, me),
        title: isOver ? outcome(summary, me, texts) : home.tableOf(summary.host),
        note: isOver
          ? [name, summary.endedAt === undefined ? null : whenText(summary.endedAt, now, locale)]
              .filter(Boolean)
              .join(', ')
          : summary.status === 'open'
            ? home.waiting(name)
            : stateText(summary, texts, now),
        verb: isOver ? home.review : home.goOn,
        isLive: summary.status === 'running',
      }
    })
}

function rowBase(table: TableSummary, home: Texts['home'], me?: string) {
  const { id, game, seats, result, scores } = table
  const winner = result?.winner ?? -1
  const points = scores?.[winner]
  const isGoing = !hasEnded(table)
  return {
    id,
    game,
    seats: seats.map(({ seat, kind, connected, person }) => {
      // I am here, whatever page I look at; from a game that is over nobody is missing.
      const isAway = isGoing && !connected && (me === undefined || person !== me)
      return { seat, state: kind === 'empty' ? ('empty' as const) : isAway ? ('away' as const) : ('here' as const) }
    }),
    seatsText: home.seats(seats.length - freeSeats(table), seats.length),
    mySeat: seats.find(({ person, autopilot }) => person !== undefined && person === me && !autopilot)?.seat ?? null,
    won: points === undefined ? null : { seat: winner, points },
  }
}

function freeSeats({ seats }: TableSummary): number {
  return seats.filter(({ kind }) => kind === 'empty').length
}

function stateText(table: TableSummary, texts: Texts, now: number): string {
  const { home } = texts
  const name = gameName(texts, table.game)
  const { startedAt } = table
  if (startedAt !== undefined) return home.underWay(name, Math.max(0, Math.floor((now - startedAt) / 60_000)))
  const free = freeSeats(table)
  return free > 0 ? home.freeSeats(name, free) : home.fullTable(name)
}

function outcome({ status, result, seats, scores }: TableSummary, me: string, texts: Texts): string {
  const { home } = texts
  if (status === 'abandoned') return home.givenUp
  const winner = result?.winner ?? null
  if (winner === null) return home.noWinner
  const { person } = seats[winner]!
  const name = seatName(seats[winner]!, texts)
  const most = scores?.[winner]
  const mine = scores?.[seats.findIndex((seat) => seat.person === me)]
  if (person === me) return most === undefined ? home.youWon : home.youWonWith(most)
  return most === undefined || mine === undefined ? home.youLost(name) : home.youLostWith(name, most, mine)
}
