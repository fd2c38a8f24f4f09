import { type BoardGamesPlan, SeatShares, type SeatSharesFigures } from '@serai/lab'
import type { Context } from '../context.ts'
import { Batches } from '../jobs/batches.ts'
import { type BoardGamesResult, boardGamesJob } from '../jobs/board-games-job.ts'
import { runBatches } from '../jobs/run-batches.ts'
import { showProgress } from '../progress.ts'

/** Plays all games of the plan and counts who won, by draft seat. */
export async function playOnBoards(
  plan: BoardGamesPlan,
  games: number,
  workers: number,
  context: Context,
): Promise<SeatSharesFigures> {
  const shares = new SeatShares(plan.seats, plan.gamesPerBoard)
  const progress = showProgress(context, games, 'games')
  const take = ({ winners, expected }: BoardGamesResult) => {
    shares.add(winners, expected)
    progress.advance(winners.length)
    return true
  }
  const together = 'terrain' in plan.board ? 1 : plan.gamesPerBoard
  try {
    await runBatches(boardGamesJob(plan), new Batches(games, { together }), workers, take)
  } finally {
    progress.stop()
  }
  return shares.figures(plan.seed)
}
