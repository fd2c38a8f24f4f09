import { type Bot, findBot, findGame } from '@serai/bots'
import type { AnyGame, Options } from '@serai/kernel'
import type { BoardGamesPlan, BoardMode, Seating } from '@serai/lab'
import type { Batch } from './batches.ts'

/** What is played, by names, as it is sent to a worker. */
interface Names {
  readonly game: string
  readonly options: Options
  readonly bots: readonly string[]
  readonly seed: number
}

/** What is wanted of every game besides its result. */
export interface Wanted {
  readonly logs?: boolean
  readonly decisions?: 'plain' | 'gzip'
}

/** Games of one plan: a bot for each seat. */
export interface GamesJob extends Names {
  readonly kind: 'games'
  readonly wanted: Wanted
}

/** Games of a match: a bot for each entrant, and who sits where. */
export interface MatchJob extends Names {
  readonly kind: 'match'
  readonly lineups: readonly Seating[]
}

/** Games on boards of the lab. */
export interface BoardGamesJob extends Omit<BoardGamesPlan, 'bot'> {
  readonly kind: 'board-games'
  readonly bot: string
}

/** What the seats of a game have after the set-up, and who wins. */
export interface DraftSampleJob {
  readonly kind: 'draft-sample'
  readonly mode: BoardMode
  readonly seats: number
  readonly seed: number
}

export type Job = GamesJob | MatchJob | BoardGamesJob | DraftSampleJob

/** Plays a batch; what comes out is plain data. */
export type Work<R> = (batch: Batch) => R

/** The same work for this thread and, by its job, for others. */
export interface Task<R> {
  readonly job: Job
  readonly work: Work<R>
}

interface Played {
  readonly game: AnyGame
  readonly options: Options
  readonly bots: readonly Bot[]
  readonly seed: number
}

export function namesOf({ game, options, bots, seed }: Played): Names {
  return { game: game.id, options, bots: bots.map((bot) => bot.name), seed }
}

export function playedOf({ game: id, options, bots: names, seed }: Names): Played {
  const game = findGame(id)
  if (!game) throw new Error(`no game "${id}"`)
  const bots = names.map((name) => {
    const bot = findBot(game, name)
    if (!bot) throw new Error(`no bot "${name}"`)
    return bot
  })
  return { game, options, bots, seed }
}
