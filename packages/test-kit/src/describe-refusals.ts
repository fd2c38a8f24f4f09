import type { Game, Options } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { checkDamage } from './damage.ts'
import { checkRefusals } from './refusals.ts'
import { setupsOf } from './setup.ts'

export interface RefusalSettings<O extends Options> {
  /** Malformed actions, shared among the setups; and a hundredth as many damaged descriptions and snapshots. */
  readonly count?: number
  readonly setups?: readonly { readonly seats: number; readonly options?: Partial<O> }[]
  readonly steps?: number
  readonly seed?: string
}

/** Registers tests that no input, however malformed, throws, changes a byte, or is refused without a code. */
export function describeRefusals<S, O extends Options>(game: Game<S, O>, settings: RefusalSettings<O> = {}): void {
  const { count = 50_000, steps = 3000, seed = 'malformed' } = settings
  const setups = setupsOf(game, settings.setups)
  const share = Math.ceil(count / setups.length)

  describe(`malformed input to ${game.title}`, () => {
    it.each(setups)(`is refused with a code and changes nothing: ${share} actions, $seats seats`, (setup) => {
      const { unreadable, illegal } = checkRefusals(game, setup, { seed, steps }, share)
      expect(unreadable).toBeGreaterThan(0)
      expect(illegal).toBeGreaterThan(0)
    })
    it.each(setups)('is refused or gives a state that works: descriptions and snapshots, $seats seats', (setup) => {
      const { refused } = checkDamage(game, setup, { seed, steps }, Math.ceil(share / 100))
      expect(refused).toBeGreaterThan(0)
    })
  })
}
