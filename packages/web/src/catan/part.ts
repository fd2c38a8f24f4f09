import { catan } from '@serai/catan'
import type { AnyGame } from '@serai/kernel'
import { lazy } from 'react'
import type { GamePart } from '../games/registry.ts'
import { later } from '../look/later.tsx'
import { BoardFairness } from './board-fairness.tsx'
import { CatanMiniature } from './catan-miniature.tsx'
import { CatanTable } from './catan-table.tsx'
import { catanLogLines } from './log/log-lines.tsx'
import { catanQuietWords } from './log/quiet-words.ts'
import { catanOptionNote } from './option-note.ts'
import { pieceLook } from './piece-look.ts'

export const part: GamePart = {
  game: catan as unknown as AnyGame,
  Table: CatanTable,
  End: later(async () => (await import('./catan-end.tsx')).CatanEnd),
  Replay: later(async () => (await import('./catan-replay.tsx')).CatanReplay),
  logLines: catanLogLines,
  quietWords: catanQuietWords,
  Miniature: CatanMiniature,
  seatLooks: () => pieceLook,
  choices: {
    board: lazy(async () => ({ default: (await import('../lab/board-option.tsx')).BoardOption })),
  },
  optionNote: catanOptionNote,
  // An island that cannot be had is explained with what was wished for.
  explainRefusal: async (error, { board }, { lab }) =>
    (await import('../lab/board-wish.ts')).wishRefusal(error, board, lab),
  LobbyCard: BoardFairness,
}
