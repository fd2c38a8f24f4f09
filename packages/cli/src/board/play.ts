import { findBot, findGame } from '@serai/bots'
import { catan } from '@serai/catan'
import { BoardGames, type BoardGamesPlan, fairnessCard, SeatShares, type SeatSharesFigures } from '@serai/lab'
import type { Context } from '../context.ts'
import { showProgress } from '../progress.ts'
import { Batches } from '../workers/batches.ts'
import type { BoardGamesJob, Task, Work } from '../workers/job.ts'
import { runBatches } from '../workers/run-batches.ts'

/** Who won some games by draft seat, and what the fairness card says of the boards that begin with them. */
interface PlayedOnBoards {
  readonly winners: Int8Array
  readonly expected: readonly (readonly number[])[]
}

export function boardGamesWork({ bot: name, ...rest }: Omit<BoardGamesJob, 'kind'>): Work<PlayedOnBoards> {
  const bot = findBot(findGame(catan.id)!, name)
  if (!bot) throw new Error(`no bot "${name}"`)
  const games = new BoardGames({ ...rest, bot })
  const { gamesPerBoard, seats } = rest
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

function boardGamesTask({ bot, ...rest }: BoardGamesPlan): Task<PlayedOnBoards> {
  const job = { ...rest, bot: bot.name }
  return { job: { kind: 'board-games', ...job }, work: boardGamesWork(job) }
}

/** Plays all games of the plan and counts who won, by draft seat. */
export async function playOnBoards(
  plan: BoardGamesPlan,
  games: number,
  workers: number,
  context: Context,
): Promise<SeatSharesFigures> {
  const shares = new SeatShares(plan.seats, plan.gamesPerBoard)
  const progress = showProgress(context, games, 'games')
  const take = ({ winners, expected }: PlayedOnBoards) => {
    shares.add(winners, expected)
    progress.advance(winners.length)
    return true
  }
  const together = 'terrain' in plan.board ? 1 : plan.gamesPerBoard
  try {
    await runBatches(boardGamesTask(plan), new Batches(games, { together }), workers, take)
  } finally {
    progress.stop()
  }
  return shares.figures(plan.seed)
}
