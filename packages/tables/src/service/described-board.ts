import { isObject, isRefusal } from '@serai/kernel'
import { decodeBoardRequest } from '@serai/lab'
import type { RandomBytes } from '../random-bytes.ts'
import type { OptionResolver } from './resolve-options.ts'

/**
 * The options of a request, with a board where one is only described: `{ mode, seed?, constraints? }` asks the board lab
 * for one. The table keeps the board itself, and beside it what was wished for, without the seed: a rematch is played on
 * another board of the same kind.
 */
export const resolveBoard: OptionResolver = async (by, { seats, options }, bytes, workers) => {
  const { board } = options
  if (!isObject(board) || !('mode' in board)) return { options }
  const request = decodeBoardRequest({ seed: newSeed(bytes), ...board, seats })
  if (isRefusal(request)) return request
  const made = await workers.makeBoard(request, { person: by.id, isAwaited: true })
  if (isRefusal(made)) return made
  const { seed: _, ...boardWish } = board
  return { options: { ...options, board: made }, boardWish }
}

function newSeed(bytes: RandomBytes): number {
  return bytes(4).reduce((seed, byte) => 256 * seed + byte, 0)
}
