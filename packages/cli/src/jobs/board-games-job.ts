import { findGame } from '@serai/bots'
import { catan } from '@serai/catan'
import { BoardGames, type BoardGamesPlan, fairnessCard } from '@serai/lab'
import { type BatchRunner, botNamed } from './job.ts'

/** Games on boards of the lab. */
export interface BoardGamesJob extends Omit<BoardGamesPlan, 'bot'> {
  readonly kind: 'board-games'
  readonly bot: string
}

/** Who won some games by draft seat, and what the fairness card says of the boards that begin with them. */
export interface BoardGamesResult {
  readonly winners: Int8Array
  readonly expected: readonly (readonly number[])[]
}

export function boardGamesRunner(job: BoardGamesJob): BatchRunner<BoardGamesResult> {
  const bot = botNamed(findGame(catan.id)!, job.bot)
  const games = new BoardGames({ ...job, bot })
  const { gamesPerBoard, seats } = job
  return (batch) => {
    const winners = new Int8Array(batch.games)
    const expected: number[][] = []
    // Board after board, so that each is made once.
    for (let played = 0; played < batch.games; ) {
      const before = batch.first - 1 + played
      const ofBoard = before % gamesPerBoard
      const some = Math.min(gamesPerBoard - ofBoard, batch.games - played)
      winners.set(games.play(before + 1, some), played)
      if (ofBoard === 0) {
        const board = games.board(1 + before / gamesPerBoard)
        expected.push(fairnessCard(board, seats).seats.map(({ share }) => share))
      }
      played += some
    }
    return { winners, expected }
  }
}

export function boardGamesJob({ bot, ...rest }: BoardGamesPlan): BoardGamesJob {
  return { kind: 'board-games', ...rest, bot: bot.name }
}
