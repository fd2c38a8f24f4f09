import type { GameForm } from '../games/game-form.ts'
import { BoardOption } from '../lab/board-option.tsx'
import { wishRefusal } from '../lab/board-wish.ts'
import { catanOptionNote } from './option-note.ts'

export const form: GameForm = {
  choices: { board: BoardOption },
  optionNote: catanOptionNote,
  // An island that cannot be had is explained with what was wished for.
  explainRefusal: (error, { board }, { lab }) => wishRefusal(error, board, lab),
}
