import { type Board, spiralBoard } from '@serai/catan'
import { stream } from '@serai/kernel'
import {
  ADVICE_METHODS,
  advise,
  analyse,
  type BoardConstraints,
  emptyDraft,
  fairnessCard,
  generateBoard,
} from '@serai/lab'
import { perCpuSecond } from './cpu-rate.ts'
import type { Measurement } from './measurement.ts'
import type { Effort } from './measures.ts'

const BOARDS = 200
/** All at once: hardly any board that comes by chance keeps to them. */
const EVERY_CONSTRAINT: BoardConstraints = {
  equalsApart: true,
  rareApart: true,
  cluster: 2,
  cornerPips: 12,
  resourcePips: { min: 9, max: 15 },
  foreignHarbours: true,
  desert: 'centre',
}

/** Of the board lab: milliseconds of CPU time for one board, each one new. */
export const BOARD_MEASURES: { readonly [name: string]: (effort: Effort) => Measurement[] } = {
  'board-analysis': (effort) => [perBoard('board-analysis', effort, (board) => analyse({ ...board }))],

  'board-advice': (effort) =>
    ADVICE_METHODS.map((method) =>
      perBoard(`board-advice-${method}`, effort, (board) => advise(emptyDraft(board, 4), 0, method)),
    ),

  'board-card': (effort) => [perBoard('board-card', effort, (board) => fairnessCard(board, 4))],

  'board-fair': (effort) => {
    let number = 0
    const fair = (name: string, constraints: BoardConstraints) =>
      perBoard(name, effort, () => generateBoard({ mode: 'fair', seed: 1, number: ++number, constraints }))
    return [fair('board-fair', {}), fair('board-fair-constraints', EVERY_CONSTRAINT)]
  },
}

function perBoard(name: string, { seconds }: Effort, work: (board: Board) => unknown): Measurement {
  const boards = Array.from({ length: BOARDS }, (_, i) => spiralBoard(stream(1, 'board', i + 1)))
  let next = 0
  const once = () => {
    work(boards[next++ % BOARDS]!)
    return 1
  }
  perCpuSecond(seconds / 4, once)
  return { name, value: 1000 / perCpuSecond(seconds, once), unit: 'ms' }
}
