import type { GameForm } from '../games/game-entry.ts'
import { hasEffect } from './has-effect.ts'

export const form: GameForm = { hasEffect }
