import type { Json } from '@serai/kernel'
import type { GameForm } from '../games/game-entry.ts'

/** Without draws nobody gets a last roll (N24). */
export function hasEffect(name: string, { scoring }: { readonly [name: string]: Json }): boolean {
  return name !== 'lastRoll' || scoring === 'winlosstie'
}

export const form: GameForm = { hasEffect }
