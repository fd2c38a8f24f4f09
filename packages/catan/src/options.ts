import { isRefusal, type Json, type OptionsSpec } from '@serai/kernel'
import { decodeBoard } from './board/board-json.ts'

/** R174 */
export type CatanOptions = {
  readonly victoryPoints: number
  /** `spiral`, `random`, `beginner`, or an explicit board as `describe` writes it. */
  readonly board: Json
  readonly trading: boolean
  readonly turnCap: number
}

export const OPTIONS: OptionsSpec<CatanOptions> = {
  victoryPoints: { kind: 'integer', default: 10, min: 3, max: 20, label: 'Victory points' },
  board: {
    kind: 'choice',
    default: 'spiral',
    values: ['spiral', 'random', 'beginner'],
    label: 'Board',
    custom: (value) => {
      const board = decodeBoard(value)
      return isRefusal(board) ? board : null
    },
  },
  trading: { kind: 'flag', default: true, label: 'Trading between players' },
  turnCap: { kind: 'integer', default: 0, min: 0, max: 100_000, label: 'Turn limit (0: none)' },
}
