import { decodeBoard, encodeBoard } from '@serai/catan'
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
  if (!isObject(board)) return { options }
  if (!('mode' in board)) {
    const given = decodeBoard(board)
    // Everybody in the lobby gets what is kept: a board, and nothing else that came along.
    return { options: isRefusal(given) ? options : { ...options, board: encodeBoard(given) } }
  }
  const request = decodeBoardRequest({ seed: newSeed(bytes), ...board, seats })
  if (isRefusal(request)) return request
  const made = await workers.makeBoard(request, { person: by.id, isAwaited: true })
  if (isRefusal(made)) return made
  const { seed: _, seats: __, ...boardWish } = board
  return { options: { ...options, board: made }, boardWish }
}

function newSeed(bytes: RandomBytes): number {
  return bytes(4).reduce((seed, byte) => 256 * seed + byte, 0)
}
