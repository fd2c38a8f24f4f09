import type { Action, Game, Options } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { checkLaw, subjectOf } from './check-law.ts'
import { LAWS, type LawName } from './laws/all.ts'
import { legalDigest } from './laws/legal-order.ts'
import { setupsOf } from './setup.ts'
import { SOAK } from './soak.ts'

export interface LawSettings<O extends Options> {
  /** Default: every number of seats, with the options for simulation. */
  readonly setups?: readonly { readonly seats: number; readonly options?: Partial<O> }[]
  /** Random games for each setup and law; below one, only for so large a part of the setups. */
  readonly walks?: number
  /** Most steps of a walk. */
  readonly steps?: number
  /** Looks only at every so many places; a law may look yet more seldom by itself. */
  readonly every?: number
  readonly seed?: string
  /** All finite actions, chance's and hidden ones too: each is tried everywhere. */
  readonly universe?: readonly Action[]
  /** What is legal at times without being listed. */
  readonly unlisted?: (action: Action) => boolean
  /** More than the longest list. */
  readonly capacity?: number
  /** `legalDigest` of a walk from the first setup, by its seed. */
  readonly pinned?: Readonly<Record<string, string>>
  /** Laws that the game does not keep, each with the reason. */
  readonly skip?: { readonly [Name in LawName]?: string }
}

/** Registers a test for every law. */
export function describeLaws<S, O extends Options>(game: Game<S, O>, settings: LawSettings<O> = {}): void {
  const { walks = 2, steps = 3000, every = 1, seed = 'laws', pinned = {}, skip = {} } = settings
  const { universe, unlisted, capacity } = settings
  const subject = subjectOf(game, {
    ...(universe && { universe }),
    ...(unlisted && { unlisted }),
    ...(capacity && { capacity }),
  })
  const all = setupsOf(game, settings.setups)
  const setups = all.slice(0, Math.ceil(all.length * Math.min(1, walks)))
  // A walk is not made shorter than a game: it is looked at more seldom.
  const stride = every * Math.max(1, Math.round(1 / SOAK))

  describe(`laws of ${game.title}`, () => {
    for (const [key, law] of Object.entries(LAWS)) {
      const reason = skip[key as LawName]
      if (reason !== undefined) {
        it.skip(`${law.name} (${reason})`)
        continue
      }
      it(law.name, () => {
        for (const setup of setups) {
          for (let i = 0; i < walks; i++) checkLaw(law, subject, setup, { seed: `${seed} ${i}`, steps }, stride)
        }
      })
    }
    it.each(Object.entries(pinned))('the legal lists of walk "%s" are the pinned ones', (walkSeed, digest) => {
      expect(legalDigest(game, setups[0]!, { seed: walkSeed, steps })).toBe(digest)
    })
  })
}
