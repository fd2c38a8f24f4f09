import { catan } from '@serai/catan'
import type { GamePart } from '../games/registry.ts'
import { later } from '../look/later.tsx'
import { BoardFairness } from './board-fairness.tsx'
import { CatanMiniature } from './catan-miniature.tsx'
import { CatanTable } from './catan-table.tsx'
import { catanLogLines, catanQuietWords } from './log/log-lines.tsx'
import { pieceLook } from './piece-look.ts'

export const part: GamePart = {
  game: catan,
  Table: CatanTable,
  End: later(async () => (await import('./catan-end.tsx')).CatanEnd),
  Replay: later(async () => (await import('./catan-replay.tsx')).CatanReplay),
  logLines: catanLogLines,
  quietWords: catanQuietWords,
  Miniature: CatanMiniature,
  seatLooks: () => pieceLook,
  LobbyCard: BoardFairness,
}
