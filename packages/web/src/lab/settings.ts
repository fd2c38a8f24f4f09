import type { BoardConstraints, BoardMode } from '@serai/lab'

/** How a board is asked for. */
export interface BoardSettings {
  readonly mode: BoardMode
  readonly seed: number
  readonly seats: number
  readonly constraints: BoardConstraints
}

const SEEDS = 1_000_000

export const newSeed = (): number => Math.floor(Math.random() * SEEDS)

export const MOST_SEED = Number.MAX_SAFE_INTEGER

/** What a seed field asks for: a seed, another board where nothing new is written, or null where it is no seed. */
export function seedAsked(text: string, present: number | null): number | 'another' | null {
  if (text.trim() === '') return 'another'
  const seed = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(seed)) return null
  return seed === present ? 'another' : seed
}

export function firstSettings(): BoardSettings {
  return { mode: 'fair', seed: newSeed(), seats: 4, constraints: { redsApart: true } }
}
