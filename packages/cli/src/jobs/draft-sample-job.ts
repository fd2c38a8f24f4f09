import { findGame } from '@serai/bots'
import { catan } from '@serai/catan'
import { BoardGames, type BoardMode, readSetupTerms, SETUP_TERMS } from '@serai/lab'
import { type BatchRunner, botNamed } from './job.ts'

/** Games of the greedy bot, each on a board of its own. */
export interface DraftSampleJob {
  readonly kind: 'draft-sample'
  readonly mode: BoardMode
  readonly seats: number
  readonly seed: number
}

/** What the seats had after the setup of some games, and who won them. */
export interface DraftSample {
  readonly terms: Float64Array
  readonly winners: Int8Array
}

export function draftSampleRunner({ seats, seed, mode }: DraftSampleJob): BatchRunner<DraftSample> {
  const bot = botNamed(findGame(catan.id)!, 'greedy')
  const games = new BoardGames({ board: { mode, seed }, gamesPerBoard: 1, bot, seats, seed })
  const width = SETUP_TERMS.length * seats
  return (batch) => {
    const terms = new Float64Array(width * batch.games)
    let game = 0
    const winners = games.play(batch.first, batch.games, (s) => {
      terms.set(readSetupTerms(s).subarray(0, width), width * game++)
    })
    return { terms, winners }
  }
}
