import { type CatanState, layout } from '@serai/catan'
import { hasSeat, listSeats, type Seat, type SeatSet } from '@serai/kernel'
import { type Counts, countsAt } from '../goods/counts.ts'

/** An offer that stands, from its proposer's side. */
export interface OpenOffer {
  readonly id: number
  readonly from: Seat
  readonly to: SeatSet
  readonly accepted: SeatSet
  readonly rejected: SeatSet
  readonly give: Counts
  readonly want: Counts
}

/** The open offer of a seat (R79: at most one), or null. */
export function openOffer(state: CatanState, seat: Seat): OpenOffer | null {
  if (!hasSeat(state[layout.OFFERING]!, seat)) return null
  const at = layout.OFFER + layout.OFFER_WORDS * seat
  return {
    id: state[at + layout.OFFER_ID]!,
    from: seat,
    to: state[at + layout.OFFER_TO]!,
    accepted: state[at + layout.OFFER_ACCEPTED]!,
    rejected: state[at + layout.OFFER_REJECTED]!,
    give: countsAt(state, at + layout.OFFER_GIVE),
    want: countsAt(state, at + layout.OFFER_WANT),
  }
}

export function openOffers(state: CatanState): readonly OpenOffer[] {
  return listSeats(state[layout.OFFERING]!).map((seat) => openOffer(state, seat)!)
}
