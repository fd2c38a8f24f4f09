import type { Board } from '@serai/catan'
import { isRefusal } from '@serai/kernel'
import { type BoardMode, type BoardRequest, generateBoard, parseBoardCode } from '@serai/lab'
import { CommandError } from '../command-error.ts'
import { constraintLabel, readConstraints } from './constraints.ts'

export interface BoardFlags {
  readonly mode: BoardMode
  readonly seed: number
  readonly seats: number
  readonly constraints?: string
  readonly code?: string
}

export function requestOf({ mode, seed, seats, constraints }: BoardFlags): BoardRequest {
  return { mode, seed, seats, constraints: readConstraints(constraints) }
}

export function chooseBoard(flags: BoardFlags): Board {
  if (flags.code === undefined) return boardOfRequest(requestOf(flags))
  const board = parseBoardCode(flags.code)
  if (isRefusal(board)) throw new CommandError(`board code: ${String(board.fault)}`)
  return board
}

export function boardOfRequest(request: BoardRequest): Board {
  const board = generateBoard(request)
  if (!isRefusal(board)) return board
  if (board.code === 'E_CONSTRAINT') {
    throw new CommandError(`impossible constraint ${constraintLabel(String(board.constraint))}: ${String(board.fault)}`)
  }
  const [asked, broken] = [board.asked, board.broken].map((names) =>
    (names as readonly string[]).map(constraintLabel).join(', '),
  )
  throw new CommandError(
    `no ${request.mode} board found that meets all of ${asked}; the closest one violates ${broken}`,
  )
}
