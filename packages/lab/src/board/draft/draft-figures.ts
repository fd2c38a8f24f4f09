import { type CatanState, catan, handSizeOf, RESOURCES } from '@serai/catan'
import { harbourKindsOf, pipsOf } from '../analysis/seat-production.ts'

/** What a seat has after the setup. */
export interface SeatFigures {
  readonly pips: number
  /** In the order of RESOURCES. */
  readonly byResource: readonly number[]
  /** Different resources. */
  readonly types: number
  /** Kinds of harbours it can use. */
  readonly harbours: readonly number[]
  /** Cards in hand (R37). */
  readonly startingCards: number
}

/** R171, for one board. */
export interface DraftFigures {
  readonly seats: readonly SeatFigures[]
  /** (most - fewest) / most of the seats' pips. */
  readonly spread: number
  /** The largest distance from the mean, over the mean. */
  readonly deviation: number
  /** Ordered pairs of seats of which the first would rather have the other's two places, by R169. */
  readonly envy: number
}

export function draftFigures(s: CatanState): DraftFigures {
  const seats = Array.from({ length: catan.seatCount(s) }, (_, seat) => seatFigures(s, seat))
  const pips = seats.map((seat) => seat.pips)
  const most = Math.max(...pips)
  const mean = pips.reduce((sum, some) => sum + some, 0) / pips.length
  const scores = seats.map(pairScore)
  return {
    seats,
    spread: (most - Math.min(...pips)) / most,
    deviation: Math.max(...pips.map((some) => Math.abs(some - mean))) / mean,
    envy: scores.reduce((sum, own) => sum + scores.filter((other) => other > own).length, 0),
  }
}

function seatFigures(s: CatanState, seat: number): SeatFigures {
  const byResource = pipsOf(s, seat)
  return {
    pips: byResource.reduce((sum, some) => sum + some, 0),
    byResource,
    types: byResource.filter((some) => some > 0).length,
    harbours: harbourKindsOf(s, seat),
    startingCards: handSizeOf(s, seat),
  }
}

/** R169 of both places together: its smallest coverage is 1 with all five resources, else 0 (R170). */
function pairScore({ pips, types }: Pick<SeatFigures, 'pips' | 'types'>): number {
  return pips + 10 * types + (types === RESOURCES.length ? 5 : 0)
}
