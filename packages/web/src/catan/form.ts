import type { GameForm } from '../games/game-entry.ts'
import { BoardOption, wishRefusal } from '../lab/board-option.tsx'
import { catanOptionNote } from './option-note.ts'

export const form: GameForm = {
  choices: { board: BoardOption },
  optionNote: catanOptionNote,
  // An island that cannot be had is explained with what was wished for.
  explainRefusal: (error, { board }, { lab }) => wishRefusal(error, board, lab),
}
