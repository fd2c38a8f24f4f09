import {
  type Action,
  type Actor,
  equalBytes,
  everySeat,
  type Game,
  isRefusal,
  listSeats,
  newOutcomes,
  type Options,
  type Refusal,
  stream,
} from '@serai/kernel'
import { broken, demand } from './law.ts'
import { fuzzText, fuzzWire } from './malformed.ts'
import { legalList, offerList } from './random-player.ts'
import type { Setup } from './setup.ts'
import { type Walk, walkGame } from './walk.ts'

/** What became of malformed actions. */
export interface RefusalCounts {
  /** Refused by decode or parse. */
  unreadable: number
  /** Read, and refused by check. */
  illegal: number
  /** Legal after all. */
  legal: number
}

/** Malformed actions at each place of a walk. */
const AT_A_PLACE = 64
/** How many valid actions of earlier places are kept to be spoiled. */
const REMEMBERED = 1024

/**
 * Sends `count` malformed or misplaced actions along random walks, by seats in and out of turn and as chance. Each must
 * be refused with a code, or be legal after all; nothing may throw, and no byte of the state may change.
 */
export function checkRefusals<S, O extends Options>(
  game: Game<S, O>,
  setup: Setup<O>,
  { seed, steps }: Walk,
  count: number,
): RefusalCounts {
  const counts: RefusalCounts = { unreadable: 0, illegal: 0, legal: 0 }
  const random = stream(seed, 'malformed')
  const valid: Action[] = []
  let seen = 0
  let sent = 0
  for (let walk = 0; sent < count; walk++) {
    for (const { state } of walkGame(game, setup, { seed: `${seed} ${walk}`, steps })) {
      for (const action of possibleActions(game, state)) valid[seen++ % REMEMBERED] = action
      const before = game.write(state)
      for (let i = 0; i < AT_A_PLACE && sent < count; i++, sent++) {
        const action = valid[random.below(valid.length)]!
        const by = random.below(setup.seats + 1) - 1
        counts[send(action, by)]++
      }
      demand(equalBytes(game.write(state), before), () => 'a malformed action changed the state')
      if (sent === count) break

      function send(action: Action, by: Actor): keyof RefusalCounts {
        switch (random.below(8)) {
          case 0: {
            const text = fuzzText(random, game.format(action))
            return judge(game, state, by, text, () => game.parse(text))
          }
          case 1:
            return judge(game, state, by, action, () => action)
          default: {
            const wire = fuzzWire(random, game.encode(action))
            return judge(game, state, by, wire, () => game.decode(wire))
          }
        }
      }
    }
  }
  return counts
}

function judge<S, O extends Options>(
  game: Game<S, O>,
  state: S,
  by: Actor,
  sent: unknown,
  read: () => Action | Refusal,
): keyof RefusalCounts {
  try {
    const action = read()
    if (isRefusal(action)) {
      demandCode(action)
      return 'unreadable'
    }
    demand(Number.isSafeInteger(action), () => `read as ${action}, which is no action`)
    demand(game.decode(game.encode(action)) === action, () => `read as ${action}, which does not survive the wire`)
    const refusal = game.check(state, by, action)
    if (!refusal) return 'legal'
    demandCode(refusal)
    return 'illegal'
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault)
    return broken(`${message}\n  (sent ${JSON.stringify(sent)} by ${by})`)
  }
}

function demandCode(refusal: Refusal): void {
  demand(/^E_[A-Z_]+$/.test(refusal.code), () => `refused with the code ${refusal.code}`)
}

/** What could be sent here: by any seat, or by chance. */
function possibleActions<S, O extends Options>(game: Game<S, O>, state: S): Action[] {
  if (game.toAct(state).kind === 'chance') {
    const outcomes = newOutcomes(0)
    const n = game.chance(state, outcomes)
    return outcomes.actions.slice(0, n)
  }
  const seats = listSeats(everySeat(game.seatCount(state)))
  return seats.flatMap((seat) => [...legalList(game, state, seat), ...offerList(game, state, seat)])
}
