import type { GameEntry } from '../games/game-entry.ts'
import { pieceLook } from './piece-look.ts'

export const entry: GameEntry = {
  load: () => import('./part.ts'),
  loadForm: () => import('./form.ts'),
  loadRules: () => import('./rules/rules.tsx'),
  loadPicture: async () => (await import('./island/island-picture.tsx')).IslandPicture,
  ground: 'var(--sea-0)',
  emblem: 'settlement',
  looks: pieceLook,
  rareOptions: ['turnCap'],
}
