import { everySeat, type Game, type JsonObject, listSeats, newOutcomes, type Options, stream } from '@serai/kernel'
import { judgeDamaged } from '../damage.ts'
import { demand } from '../law.ts'
import { pick } from '../malformed.ts'
import { legalList, offerList } from '../random-player.ts'
import type { Setup } from '../setup.ts'
import { viewersOf } from '../viewers.ts'
import { type Walk, walkGame } from '../walk.ts'
import { donorOf, mutateJson } from './mutate-json.ts'
import { deepenJson, mutateBytes, mutateText } from './mutate-text.ts'
import { unchanged } from './unchanged.ts'

/** What became of odd positions. */
export interface PositionCounts {
  refused: number
  sound: number
}

const EVERY = 7
const AT_A_PLACE = 16
const REMEMBERED = 12

/**
 * Reads odd descriptions and odd bytes, made from what players and onlookers have of the places of a random game. Each
 * is refused with a code, or is a position that works: everybody can look at it, be asked what to do in it, and play on.
 */
export function fuzzPositions<S, O extends Options>(
  game: Game<S, O>,
  setup: Setup<O>,
  walk: Walk,
  isOver: () => boolean = () => false,
): PositionCounts {
  const counts: PositionCounts = { refused: 0, sound: 0 }
  const random = stream(walk.seed, 'odd positions')
  const remembered: JsonObject[] = []

  for (const { state, step } of walkGame(game, setup, walk)) {
    if (step % EVERY !== 0) continue
    if (isOver()) break
    const seen = [state, ...viewersOf(game, state).map((viewer) => game.redact(state, viewer))]
    const source = pick(random, seen)
    const description = game.describe(source)
    remembered[(step / EVERY) % REMEMBERED] = description
    const donor = donorOf(remembered)
    const [bytes, text] = [game.write(source), JSON.stringify(description)]
    const isSame = unchanged(game, state)
    for (let i = 0; i < AT_A_PLACE; i++) {
      const way = random.below(8)
      const damaged =
        way === 0 ? mutateBytes(random, bytes) : way === 1 ? oddJson(text) : mutateJson(random, description, donor)
      if (damaged === undefined) continue
      const judged = judgeDamaged(game, way === 0, damaged)
      if (judged === null) counts.refused++
      else {
        counts.sound++
        demandSeen(game, judged)
      }
    }
    demand(isSame(state), () => `reading other positions changed this one (step ${step})`)
  }
  return counts

  /** Undefined when it is none any more. */
  function oddJson(text: string): unknown {
    const odd = random.below(2) === 0 ? deepenJson(random, text) : mutateText(random, text)
    try {
      return JSON.parse(odd)
    } catch {
      return undefined
    }
  }
}

/** Nothing that is asked of a position throws, whoever asks. */
function demandSeen<S, O extends Options>(game: Game<S, O>, state: S): void {
  const observed = new Float32Array(game.observation.size)
  for (const viewer of viewersOf(game, state)) {
    game.describe(game.redact(state, viewer))
    game.determinize(game.redact(state, viewer), stream('fuzz', 'determinize'))
  }
  for (const seat of listSeats(everySeat(game.seatCount(state)))) {
    for (const action of [...legalList(game, state, seat), ...offerList(game, state, seat)]) game.format(action)
    game.observation.write(state, seat, observed)
    game.defaultAnswer?.(state, seat)
  }
  if (game.toAct(state).kind === 'chance') game.chance(state, newOutcomes(0))
  game.turnCount(state)
  game.gamesOver?.(state)
}
