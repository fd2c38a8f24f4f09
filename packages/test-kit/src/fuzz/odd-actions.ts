import type { Action, Actor, Game, Options, Random, Refusal } from '@serai/kernel'
import { fuzzText, fuzzWire, pick } from '../malformed.ts'
import { type Donor, mutateJson } from './mutate-json.ts'

/** Where the codes of actions lie: small ones, and those of offers far above. */
const EDGES = [2 ** 8, 2 ** 9, 2 ** 10, 2 ** 12, 2 ** 13, 2 ** 16, 2 ** 20, 2 ** 31, 2 ** 32, 2 ** 47, 2 ** 50, 2 ** 53]
const NO_ACTIONS = [Number.NaN, Infinity, -Infinity, -1, 0.5, -0.5, 1e308, -(2 ** 53), 2 ** 53]
const FINITE = 4096

/** Something that was sent, and what it is read as. */
export interface Sent {
  /** As it was sent. */
  readonly sent: unknown
  /** The number, or why there is none. */
  read(): Action | Refusal
}

/** An action that nobody would send here: `valid` are actions of other places, of other seats, of other games like this. */
export function oddAction<S, O extends Options>(
  game: Game<S, O>,
  random: Random,
  valid: readonly Action[],
  donor: Donor,
): Sent {
  const action = pick(random, valid)
  switch (random.below(16)) {
    case 0: {
      const text = fuzzText(random, game.format(action))
      return { sent: text, read: () => game.parse(text) }
    }
    case 1: {
      const wire = fuzzWire(random, game.encode(action))
      return { sent: wire, read: () => game.decode(wire) }
    }
    case 2:
    case 3: {
      const wire = mutateJson(random, game.encode(action), donor)
      return { sent: wire, read: () => game.decode(wire) }
    }
    case 4:
    case 5:
    case 6:
      return code(oddCode(random, action))
    default:
      return code(action)
  }
}

function code(action: Action): Sent {
  return { sent: action, read: () => action }
}

function oddCode(random: Random, action: Action): Action {
  switch (random.below(8)) {
    case 0:
      return pick(random, NO_ACTIONS)
    case 1:
      return pick(random, EDGES) + random.below(64) - 32
    case 2:
      return random.next() * 2 ** random.below(21) + random.below(1024)
    case 3:
      return action + random.below(41) - 20
    case 4:
      return action + 20 ** random.below(11) * (random.below(2) === 0 ? 1 : -1)
    case 5:
      return action + 0.5
    default:
      return random.below(FINITE)
  }
}

/** Most are one of the seats; the others are nobody. */
export function oddActor(random: Random, seats: number): Actor {
  if (random.below(12) > 0) return random.below(seats + 1) - 1
  return pick(random, [seats, seats + 1, -2, 15, 31, 32, 0.5, Number.NaN, Infinity, 2 ** 32, 2 ** 53])
}
