import * as z from 'zod'
import { SeatNumber, TableId, Time } from './basics.ts'

export const RatingInfo = z.strictObject({
  game: z.string(),
  rating: z.int(),
  /** Rated games. */
  games: z.int().min(0),
  /** Not sure yet: few games, or a wide spread. */
  isProvisional: z.boolean(),
})
export type RatingInfo = z.infer<typeof RatingInfo>

/** A game that somebody has played, as their profile lists it. */
export const PastGame = z.strictObject({
  table: TableId,
  game: z.string(),
  outcome: z.enum(['won', 'lost', 'drawn', 'abandoned']),
  endedAt: Time,
  /** Null without a result; equal returns share a place. */
  place: z.int().min(1).nullable(),
  /** The names at the seats, in their order. */
  names: z.array(z.string()).readonly(),
  seat: SeatNumber,
  /** The rating before and after; null when the game was not rated. */
  change: z.strictObject({ before: z.int(), after: z.int() }).nullable(),
})
export type PastGame = z.infer<typeof PastGame>

export const Profile = z.strictObject({
  name: z.string(),
  since: Time,
  ratings: z.array(RatingInfo).readonly(),
  /** Games with other people in them: played to the end, and left by everybody. */
  finished: z.int().min(0),
  abandoned: z.int().min(0),
  games: z.array(PastGame).readonly(),
  /** There are earlier games: ask for those before this time. */
  next: z.exactOptional(Time),
})
export type Profile = z.infer<typeof Profile>

export const ProfilePath = z.strictObject({ name: z.string().min(1).max(100) })
export const ProfileQuery = z.strictObject({
  limit: z.coerce.number().pipe(z.int().min(1).max(50)).default(20),
  /** Only games that ended before this time, for the next page. */
  before: z.exactOptional(z.coerce.number().pipe(z.int().min(0))),
})

export const Leader = z.strictObject({ name: z.string(), ...RatingInfo.shape })
export type Leader = z.infer<typeof Leader>
export const Leaderboard = z.strictObject({ leaders: z.array(Leader).readonly() })
export const LeaderboardPath = z.strictObject({ game: z.string().max(64) })

/** What a finished game did to the rating of a seat. */
export const RatingChange = z.strictObject({ seat: SeatNumber, before: z.int(), after: z.int() })
export type RatingChange = z.infer<typeof RatingChange>

/**
 * Why a game was not rated: it ended without a result, fewer than two people of today played it, it was given up at once,
 * a bot won it, or the same people have had as many in a day as are rated.
 */
export const Unrated = z.enum(['no_result', 'few_people', 'too_short', 'bot_won', 'too_often'])
export type Unrated = z.infer<typeof Unrated>

/** No changes when the game was not rated; then it says why, if that is known. */
export const RatingChanges = z.strictObject({
  changes: z.array(RatingChange).readonly(),
  unrated: z.exactOptional(Unrated),
})
export type RatingChanges = z.infer<typeof RatingChanges>
