import type { GameEntry } from '../games/game-entry.ts'
import { plainLook } from '../ui/seat-looks.ts'
import picture from './narde-picture.svg'

export const entry: GameEntry = {
  load: () => import('./screens.ts'),
  loadForm: () => import('./form.ts'),
  loadRules: () => import('./rules/rules.tsx'),
  picture,
  ground: 'linear-gradient(var(--wood-2), var(--wood-1) 50%, var(--wood-3))',
  emblem: 'dice',
  // Sides are drawn at the opening roll, and change from game to game.
  looks: plainLook,
  rareOptions: ['opening', 'scoring', 'lastRoll'],
}
