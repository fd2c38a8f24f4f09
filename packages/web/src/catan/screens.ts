import { catan } from '@serai/catan'
import type { GameScreens } from '../games/registry.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { BoardFairness } from './board-fairness.tsx'
import { CatanMiniature } from './island/island-miniature.tsx'
import { catanLogLines, catanUnloggedWords } from './log/log-lines.tsx'
import { pieceLook } from './piece-look.ts'
import { CatanTable } from './table/catan-table.tsx'

export const part: GameScreens = {
  game: catan,
  Table: CatanTable,
  End: lazyComponent(async () => (await import('./end/catan-end.tsx')).CatanEnd),
  Replay: lazyComponent(async () => (await import('./end/catan-replay.tsx')).CatanReplay),
  logLines: catanLogLines,
  unloggedWords: catanUnloggedWords,
  Miniature: CatanMiniature,
  seatLooks: () => pieceLook,
  LobbyCard: BoardFairness,
}
