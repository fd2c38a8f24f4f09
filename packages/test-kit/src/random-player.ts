import {
  type Action,
  type Actor,
  CHANCE,
  type Game,
  listSeats,
  type Options,
  type Random,
  type Seat,
} from '@serai/kernel'
import { broken } from './law.ts'

export interface Step {
  readonly by: Actor
  readonly action: Action
}

interface Choices {
  readonly seat: Seat
  readonly legal: readonly Action[]
  readonly offers: readonly Action[]
}

/** One in so many actions is an open-ended offer, where there is one. */
const OFFER_RARITY = 8

/** What happens next when nobody cares: any seat that can act does any listed thing, or now and then makes an offer. Null when the game is over. */
export function randomStep<S, O extends Options>(
  game: Game<S, O>,
  state: S,
  chance: readonly Random[],
  random: Random,
  { offers = true }: { readonly offers?: boolean } = {},
): Step | null {
  const turn = game.toAct(state)
  if (turn.kind === 'over') return null
  if (turn.kind === 'chance') {
    const source = chance[game.chanceStream(state)]
    if (!source) return broken(`chance is drawn from stream ${game.chanceStream(state)}, which has no name`)
    return { by: CHANCE, action: game.draw(state, source) }
  }

  const able = listSeats(turn.must | turn.may)
    .map((seat): Choices => ({ seat, legal: legalList(game, state, seat), offers: offerList(game, state, seat) }))
    .filter(({ legal }) => legal.length > 0)
  if (able.length === 0) broken('the game waits for seats, but none of them has a legal action')
  const choices = able[random.below(able.length)]!
  const list = offers && choices.offers.length > 0 && random.below(OFFER_RARITY) === 0 ? choices.offers : choices.legal
  return { by: choices.seat, action: list[random.below(list.length)]! }
}

/** The legal list as an array of its own. */
export function legalList<S, O extends Options>(game: Game<S, O>, state: S, seat: Seat): Action[] {
  const out: Action[] = []
  return out.slice(0, game.legal(state, seat, out))
}

export function offerList<S, O extends Options>(game: Game<S, O>, state: S, seat: Seat): Action[] {
  const out: Action[] = []
  return out.slice(0, game.offers(state, seat, out))
}
