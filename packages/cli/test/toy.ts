import type { AnyGame } from '@serai/kernel'
import { toyGame } from '@serai/test-kit'

export const toy = toyGame as unknown as AnyGame
const { plays: _, ...steps } = toy
/** The toy without whole plays: every kind of action comes up. */
export const toyBySteps: AnyGame = steps
