import { type CatanState, catan, handOf, makeAction, type OpenOffer, offerOf, openOffers } from '@serai/catan'
import { type Action, hasSeat, isUndo, listSeats, NOBODY, type Seat, type SeatSet, seatBit } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import { eventsOfMoment } from '../moment-events.ts'
import { type Counts, RESOURCE_NUMBERS } from '../resources/counts.ts'

export interface Answer {
  readonly seat: Seat
  readonly name: string
  readonly kind: 'accepts' | 'counters' | 'refuses' | 'thinks'
  /** Closes the deal with who accepts. */
  readonly confirm: Action | null
  /** What they would rather do. */
  readonly counter: Incoming | null
}

export interface OwnOffer {
  readonly id: number
  readonly give: Counts
  readonly get: Counts
  readonly answers: readonly Answer[]
  readonly cancel: Action | null
}

/** Somebody else's offer; `give` and `get` are from the side of who is asked. */
export interface Incoming {
  readonly id: number
  readonly from: Seat
  readonly name: string
  readonly give: Counts
  readonly get: Counts
  /** What I may still do with it; all null or false where I am not asked. */
  readonly accept: Action | null
  readonly refuse: Action | null
  readonly canCounter: boolean
  /** I would, and the proposer has not chosen yet. */
  readonly isAccepted: boolean
  /** I am asked, and lack the cards. */
  readonly isShort: boolean
}

export interface OffersModel {
  readonly mine: OwnOffer | null
  /** Those that wait for me. */
  readonly incoming: readonly Incoming[]
  /** Those of others that do not (R72: everybody sees them). */
  readonly watched: readonly Incoming[]
}

const legalOrNull = (state: CatanState, seat: Seat, action: Action): Action | null =>
  catan.check(state, seat, action) ? null : action

/** Every open offer as the one on this seat sees it; null: somebody without a seat. */
export function offersModel(state: CatanState, seat: Seat | null, names: readonly string[]): OffersModel {
  const own = seat === null ? null : offerOf(state, seat)
  const mine = own && seat !== null ? ownOffer(state, seat, own, names) : null
  const shown = new Set(mine?.answers.map(({ counter }) => counter?.id))
  const others = openOffers(state)
    .filter(({ from, id }) => from !== seat && !shown.has(id))
    .map((one) => incoming(state, seat, one, names))
  const waits = (one: Incoming): boolean => one.refuse !== null
  const isRefused = ({ id }: Incoming): boolean =>
    openOffers(state).some((one) => one.id === id && seat !== null && hasSeat(one.rejected, seat))
  return {
    mine,
    incoming: others.filter(waits),
    watched: others.filter((one) => !waits(one) && !isRefused(one)),
  }
}

function ownOffer(state: CatanState, seat: Seat, own: OpenOffer, names: readonly string[]): OwnOffer {
  const confirmWith = (partner: Seat) => makeAction({ type: 'CONFIRM_TRADE', tradeId: own.id, partner })
  return {
    id: own.id,
    give: own.give,
    get: own.want,
    cancel: legalOrNull(state, seat, makeAction({ type: 'CANCEL_TRADE', tradeId: own.id })),
    answers: listSeats(own.to).map((other) => {
      const theirs = hasSeat(own.rejected, other) ? offerOf(state, other) : null
      const isCounter = theirs !== null && hasSeat(theirs.to, seat)
      const accepts = hasSeat(own.accepted, other)
      return {
        seat: other,
        name: names[other] ?? '',
        kind: accepts ? 'accepts' : isCounter ? 'counters' : hasSeat(own.rejected, other) ? 'refuses' : 'thinks',
        confirm: accepts ? legalOrNull(state, seat, confirmWith(other)) : null,
        counter: isCounter ? incoming(state, seat, theirs, names) : null,
      }
    }),
  }
}

function incoming(state: CatanState, seat: Seat | null, theirs: OpenOffer, names: readonly string[]): Incoming {
  const answer = (type: 'ACCEPT_TRADE' | 'REJECT_TRADE'): Action | null =>
    seat === null ? null : legalOrNull(state, seat, makeAction({ type, tradeId: theirs.id }))
  const [accept, refuse] = [answer('ACCEPT_TRADE'), answer('REJECT_TRADE')]
  return {
    id: theirs.id,
    from: theirs.from,
    name: names[theirs.from] ?? '',
    give: theirs.want,
    get: theirs.give,
    accept,
    refuse,
    canCounter: refuse !== null && seat !== null && canCounter(state, seat, theirs.id),
    isAccepted: seat !== null && (theirs.accepted & seatBit(seat)) !== 0,
    isShort: refuse !== null && accept === null,
  }
}

/** Is there any counter-offer at all? One card for one other is the least of them. */
export function canCounter(state: CatanState, seat: Seat, tradeId: number): boolean {
  const held = handOf(state, seat).findIndex((count) => count > 0)
  const least = makeAction({
    type: 'COUNTER_TRADE',
    tradeId,
    give: RESOURCE_NUMBERS.map((resource) => (resource === held ? 1 : 0)),
    want: RESOURCE_NUMBERS.map((resource) => (resource === (held + 1) % 5 ? 1 : 0)),
  })
  return held >= 0 && catan.check(state, seat, least) === null
}

/** What a plain yes means: to accept the first offer that waits for me, or to close the one deal that I can close. */
export function yesTo({ mine, incoming }: OffersModel): Action | null {
  if (incoming[0]) return incoming[0].accept
  const deals = mine?.answers.flatMap(({ confirm, counter }) => confirm ?? counter?.accept ?? []) ?? []
  return deals.length === 1 ? deals[0]! : null
}

/** What a plain no means: to refuse the first offer, or counter-offer, that waits for me. */
export function noTo({ mine, incoming }: OffersModel): Action | null {
  return incoming[0]?.refuse ?? mine?.answers.find(({ counter }) => counter)?.counter?.refuse ?? null
}

/** The first offer, or counter-offer, that I can answer with another one. */
export function counterTo({ mine, incoming }: OffersModel): number | null {
  const [asked] = incoming
  const counters = mine?.answers.flatMap(({ counter }) => counter ?? []) ?? []
  return (asked ? [asked] : counters).find(({ canCounter }) => canCounter)?.id ?? null
}

/** My offer, if the last thing that happened is that nobody wants it: it is gone then. */
export function refusedOffer(moments: readonly Moment[], seat: number | null): OpenOffer | null {
  const last = moments.at(-1)
  if (!last || seat === null || !eventsOfMoment(last).some(({ kind }) => kind === 'rejected')) return null
  const mine = offerOf(last.before as CatanState, seat)
  return mine && !offerOf(last.after as CatanState, seat) ? mine : null
}

/** Whose last offer in this turn answers one of mine; an offer to one alone is gone when it is answered so. */
export function answersToMine(moments: readonly Moment[], seat: Seat | null): SeatSet {
  let [known, answering]: [SeatSet, SeatSet] = [NOBODY, NOBODY]
  for (let i = moments.length - 1; i >= 0 && seat !== null; i--) {
    const { entry } = moments[i]!
    if (turnOf(moments[i]!) !== turnOf(moments.at(-1)!)) break
    if (isUndo(entry)) {
      // On from the position that it led to: entry n stands at n - 1.
      i = entry.undo
      continue
    }
    for (const event of eventsOfMoment(moments[i]!)) {
      if ((event.kind !== 'offered' && event.kind !== 'countered') || hasSeat(known, event.seat)) continue
      known |= seatBit(event.seat)
      if (event.kind === 'countered' && event.proposer === seat) answering |= seatBit(event.seat)
    }
  }
  return answering
}

function turnOf({ after }: Moment): number {
  return catan.turnCount(after as CatanState)
}
