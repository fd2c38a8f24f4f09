import { type Bot, botsOf } from '@serai/bots'
import type { AnyGame } from '@serai/kernel'
import { heroLineup, ladderLineups, type Seating } from '@serai/lab'
import { checkSeats, chooseBot } from '../choices.ts'
import { CommandError } from '../command-error.ts'

export interface ContestFlags {
  readonly hero?: string
  readonly field?: string
  readonly bots?: string
  readonly ladder?: true
  readonly seats?: number
}

/** Who plays whom: one bot per entrant, and the line-ups of entrants. */
export interface Contest {
  readonly kind: 'hero' | 'mix' | 'ladder'
  readonly bots: readonly Bot[]
  readonly lineups: readonly Seating[]
}

export function chooseContest(game: AnyGame, flags: ContestFlags): Contest {
  const { hero, field, bots, ladder } = flags
  if (hero !== undefined || field !== undefined) {
    if (hero === undefined || field === undefined) throw new CommandError('--hero and --field must be used together')
    if (bots !== undefined || ladder)
      throw new CommandError('--hero and --field cannot be used with --bots or --ladder')
    return {
      kind: 'hero',
      bots: [chooseBot(game, hero), chooseBot(game, field)],
      lineups: [heroLineup(seatsOf(game, flags))],
    }
  }
  if (ladder) return chooseLadder(game, flags)
  if (bots === undefined)
    throw new CommandError('no bots given: use --hero BOT --field BOT, --bots BOT,BOT,… or --ladder')
  return chooseMix(game, flags, bots)
}

function chooseMix(game: AnyGame, { seats }: ContestFlags, names: string): Contest {
  const chosen = names.split(',').map((name) => chooseBot(game, name))
  if (seats !== undefined && seats !== chosen.length)
    throw new CommandError(`--bots lists ${chosen.length} bots, but --seats is ${seats}`)
  checkSeats(game, chosen.length)
  const bots = [...new Set(chosen)]
  return { kind: 'mix', bots, lineups: [chosen.map((bot) => bots.indexOf(bot))] }
}

function chooseLadder(game: AnyGame, flags: ContestFlags): Contest {
  const named = flags.bots?.split(',').map((name) => chooseBot(game, name))
  const bots = [...new Set(named ?? botsOf(game))]
  if (bots.length < 2) throw new CommandError('a ladder needs at least two bots')
  return { kind: 'ladder', bots, lineups: ladderLineups(bots.length, seatsOf(game, flags)) }
}

function seatsOf(game: AnyGame, { seats = game.seats.max }: ContestFlags): number {
  checkSeats(game, seats)
  return seats
}
