import type { AnyGame } from '@serai/kernel'
import { dataOf, type TableData, type TableRow } from '@serai/tables'
import type { PlayedGame, RatingRow, TableEnd } from '../store/people-store.ts'
import { ratingSystemOf } from './rating-system.ts'
import { whyUnrated } from './why-unrated.ts'

/** Fewer rated games than this, and a rating is provisional however sure its numbers are. */
const FEW_GAMES = 10

export interface Player {
  readonly person: string
  readonly seat: number
}

/** Who sat at a table that has ended, and what is known of them and of their game. */
export interface Sitting {
  readonly players: readonly Player[]
  /** Their latest games before this one. */
  readonly past: readonly PlayedGame[]
  /** How many entries of the log were not taken back, nor take anything back. */
  readonly standing: number
}

/** What the end of a table means for the people who sat there. `ratings` are theirs for this game, before it. */
export function tableEnd(
  game: AnyGame,
  row: TableRow,
  { players, past, standing }: Sitting,
  ratings: readonly RatingRow[],
): TableEnd {
  const data = dataOf(row)
  // A table that never started, or was taken away, is nobody's game.
  if (!data.start || data.removed !== undefined || data.endedAt === null) {
    return { table: row.id, played: [], ratings: [] }
  }
  const people = players.map(({ person }) => person)
  const rated = whyUnrated(data, people, past, standing) === null ? rate(game, data, players, ratings) : []
  const played = players.map(({ person, seat }): PlayedGame => {
    const after = rated.find((rating) => rating.person === person)
    return {
      table: row.id,
      person,
      game: game.id,
      status: row.status === 'over' ? 'over' : 'abandoned',
      endedAt: data.endedAt!,
      seat,
      seats: data.seats.length,
      people: data.seats.filter(({ kind }) => kind === 'person').length,
      place: data.result && placeOf(data.result.returns, seat),
      before: after ? shownBefore(game, person, ratings) : null,
      after: after?.shown ?? null,
    }
  })
  return { table: row.id, played, ratings: rated }
}

function rate(game: AnyGame, data: TableData, players: readonly Player[], ratings: readonly RatingRow[]): RatingRow[] {
  const system = ratingSystemOf(game)
  const before = players.map(({ person }) => ratings.find((rating) => rating.person === person))
  const places = players.map(({ seat }) => placeOf(data.result!.returns, seat))
  const after = system.after(
    before.map((rating) => rating?.numbers ?? system.start),
    places,
  )
  return players.map(({ person }, i) => {
    const games = (before[i]?.games ?? 0) + 1
    const numbers = after[i]!
    return {
      person,
      game: game.id,
      numbers,
      shown: system.shown(numbers),
      isProvisional: games < FEW_GAMES || !system.isSettled(numbers),
      games,
      updatedAt: data.endedAt!,
    }
  })
}

/** 1 for those who got the most; equal returns share a place. */
function placeOf(returns: readonly number[], seat: number): number {
  return 1 + returns.filter((one) => one > returns[seat]!).length
}

function shownBefore(game: AnyGame, person: string, ratings: readonly RatingRow[]): number {
  const system = ratingSystemOf(game)
  return ratings.find((rating) => rating.person === person)?.shown ?? system.shown(system.start)
}
