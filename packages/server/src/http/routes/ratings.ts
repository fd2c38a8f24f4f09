import { type Result, refuse } from '@serai/kernel'
import {
  Leaderboard,
  LeaderboardPath,
  type PastGame,
  Profile,
  ProfilePath,
  ProfileQuery,
  RatingChanges,
  TablePath,
} from '@serai/protocol'
import { dataOf, summarize } from '@serai/tables'
import type { PlayedGame, RatingRow } from '../../store/people-store.ts'
import { granted, Refused } from '../failure.ts'
import { costing } from '../limits/request-limits.ts'
import { nameKey } from '../people/account-name.ts'
import type { App, Services } from '../services.ts'
import { failures } from './answers.ts'

const MOST_LEADERS = 100

/** How strong people are, and what they have played. */
export function addRatings(app: App, { store, games, tables, ends, people, settings }: Services): void {
  app.get(
    '/api/people/:name',
    {
      config: costing(5, settings),
      schema: {
        summary: 'The profile of an account: ratings, how many games were finished, and the games, newest first',
        params: ProfilePath,
        querystring: ProfileQuery,
        response: { 200: Profile, ...failures },
      },
    },
    async ({ caller, params, query }) => {
      const account = await store.findAccount(nameKey(params.name))
      if (!account) throw new Refused(refuse('E_PERSON_UNKNOWN'))
      const { person, name, createdAt } = account
      const [ratings, counts, played] = await Promise.all([
        store.ratingsOf(person),
        store.countPlayed(person),
        store.playedBy(person, query.limit, query.before),
      ])
      const past = await Promise.all(played.map((game) => pastGame(game, name, caller?.id === person)))
      return {
        name,
        since: createdAt,
        ratings: ratings.map(ratingInfo),
        finished: counts.over,
        abandoned: counts.abandoned,
        games: past.filter((game) => game !== null),
        ...(played.length === query.limit && { next: played.at(-1)!.endedAt }),
      }
    },
  )

  /** With the names of today, by which those who have accounts are found. Null: not for others to see. */
  async function pastGame(played: PlayedGame, player: string, isOwn: boolean): Promise<PastGame | null> {
    const row = await store.readTable(played.table)
    if (!row || (row.isPrivate && !isOwn)) return null
    const { table, game, endedAt, place, seat, before, after } = played
    const { seats } = summarize(
      games.find(({ id }) => id === game),
      row,
      null,
    )
    const change = before === null || after === null ? null : { before, after }
    const names = await Promise.all(
      seats.map(async (one) => {
        if (one.seat === seat) return player
        return (one.person !== undefined && (await people.find(one.person))?.name) || one.name
      }),
    )
    const outcome = outcomeOf(dataOf(row).result, seat)
    return { table, game, outcome, endedAt, place, seat, names, change }
  }

  app.get(
    '/api/leaderboard/:game',
    {
      config: costing(3, settings),
      schema: {
        summary: 'The strongest accounts at a game; those whose rating is provisional come last',
        params: LeaderboardPath,
        response: { 200: Leaderboard, ...failures },
      },
    },
    async ({ params }) => {
      if (!games.some(({ id }) => id === params.game)) throw new Refused(refuse('E_GAME_UNKNOWN'))
      const leaders = await store.leaders(params.game, MOST_LEADERS)
      return { leaders: leaders.map((leader) => ({ name: leader.name, ...ratingInfo(leader) })) }
    },
  )

  app.get(
    '/api/tables/:id/ratings',
    {
      schema: {
        summary: 'What a finished game did to the ratings of its seats; when it was not rated, why',
        params: TablePath,
        response: { 200: RatingChanges, ...failures },
      },
    },
    async ({ params }) => {
      const { status } = granted(await tables.readTable(params.id))
      if (status === 'open' || status === 'running') throw new Refused(refuse('E_NOT_OVER'))
      // It may have ended this very moment.
      await ends.record(params.id)
      const played = await store.playedAt(params.id)
      const changes = played.flatMap(({ seat, before, after }) =>
        before === null || after === null ? [] : [{ seat, before, after }],
      )
      const unrated = changes.length > 0 ? null : await ends.whyUnrated(params.id)
      return { changes, ...(unrated !== null && { unrated }) }
    },
  )
}

function outcomeOf(result: Result | null, seat: number): PastGame['outcome'] {
  if (!result) return 'abandoned'
  if (result.winner === null) return 'drawn'
  return result.winner === seat ? 'won' : 'lost'
}

function ratingInfo({ game, shown, games, isProvisional }: RatingRow) {
  return { game, rating: shown, games, isProvisional }
}
