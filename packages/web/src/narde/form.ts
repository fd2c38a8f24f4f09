import type { GameForm } from '../games/game-form.ts'
import { hasEffect } from './has-effect.ts'

export const form: GameForm = { hasEffect }
