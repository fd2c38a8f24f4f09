import { type CatanState, catan } from '@serai/catan'
import { type Action, CHANCE, defaultOptions, formatRefusal, stream } from '@serai/kernel'
import { catanPosition } from '@serai/test-kit/positions'
import type { Counts } from '../src/catan/resources/counts.ts'

/** Seat 0 of four, after the roll, with these hands and everything else empty. */
export function scene(...hands: readonly Counts[]): CatanState {
  const state = catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, 4, stream(1, 'board'))
  catan.apply(state, CHANCE, catan.draw(state, stream(1, 'first')))
  return catanPosition(state, {
    stage: 'main',
    active: 0,
    hands: { 0: [], 1: [], 2: [], 3: [], ...hands },
    rates: { 0: 4, 1: 4, 2: 4, 3: 4 },
  })
}

/** Does what must be legal. */
export function act(state: CatanState, by: number, action: Action): void {
  const refusal = catan.check(state, by, action)
  if (refusal) throw new Error(formatRefusal(refusal))
  catan.apply(state, by, action)
}
