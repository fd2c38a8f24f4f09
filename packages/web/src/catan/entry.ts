import type { GameEntry } from '../games/game-entry.ts'
import picture from './island/island-picture.svg'
import { pieceLook } from './piece-look.ts'

export const entry: GameEntry = {
  load: () => import('./screens.ts'),
  loadForm: () => import('./form.ts'),
  loadRules: () => import('./rules/rules.tsx'),
  picture,
  ground: 'var(--sea-0)',
  emblem: 'settlement',
  looks: pieceLook,
  rareOptions: ['turnCap'],
}
