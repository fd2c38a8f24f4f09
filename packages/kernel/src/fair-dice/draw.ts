import type { Action } from '../contract/actor.ts'
import type { Game } from '../contract/game.ts'
import type { Options } from '../contract/options.ts'
import { FairRandom } from './random.ts'
import type { FairTerms } from './terms.ts'

/** The start position of a fair table. */
export function fairStart<S, O extends Options>(
  game: Game<S, O>,
  options: O,
  seats: number,
  secret: string,
  terms: FairTerms,
): S {
  return game.start(options, seats, new FairRandom(secret, terms, 0, ''))
}

/** What chance does as entry `seq`; `earlier` is the chain's hash of all before it. */
export function fairDraw<S, O extends Options>(
  game: Game<S, O>,
  state: S,
  secret: string,
  terms: FairTerms,
  seq: number,
  earlier: string,
): Action {
  return game.draw(state, new FairRandom(secret, terms, seq, earlier))
}
