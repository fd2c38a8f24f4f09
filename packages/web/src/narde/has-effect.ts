import type { Json } from '@serai/kernel'

/** Without draws nobody gets a last roll (N24). */
export function hasEffect(name: string, { scoring }: { readonly [name: string]: Json }): boolean {
  return name !== 'lastRoll' || scoring === 'winlosstie'
}
