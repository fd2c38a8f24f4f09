import { type ActionEntry, isUndo, type LogEntry, type Seat, type SeatSet } from '@serai/kernel'
import { readAction } from './action.ts'
import { VERTEX_HEXES } from './board/geometry.ts'
import * as read from './read.ts'
import { partnersOf } from './rules/trade.ts'
import { trueScore } from './rules/victory.ts'
import * as layout from './state/layout.ts'
import { CARDS, COSTS, REASONS, RESOURCES } from './vocabulary.ts'

type CatanState = layout.CatanState
type Counts = read.Counts

/** One thing that happened, as the viewer of the two positions may know it. */
export type CatanEvent =
  | { readonly kind: 'firstPlayer'; readonly seat: Seat }
  /** The seat rolls; what falls is the next entry. */
  | { readonly kind: 'tookDice'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly a: number; readonly b: number }
  /** A hex gave cards: by a roll, or to a second settlement (R37). */
  | {
      readonly kind: 'produced'
      readonly seat: Seat
      readonly hex: number
      readonly resource: number
      readonly count: number
    }
  /** R48: what the robber kept from a seat. */
  | { readonly kind: 'blocked'; readonly seat: Seat; readonly cards: Counts }
  /** R50: what the bank could not pay to a seat. */
  | { readonly kind: 'bankShort'; readonly seat: Seat; readonly cards: Counts }
  | {
      readonly kind: 'built'
      readonly seat: Seat
      readonly piece: 'road'
      readonly edge: number
      readonly cost: Counts
      readonly isSetup: boolean
    }
  | {
      readonly kind: 'built'
      readonly seat: Seat
      readonly piece: 'settlement' | 'city'
      readonly vertex: number
      readonly cost: Counts
      readonly isSetup: boolean
    }
  | { readonly kind: 'boughtCard'; readonly seat: Seat; readonly cost: Counts }
  /** Null: not for these eyes. */
  | { readonly kind: 'drewCard'; readonly seat: Seat; readonly card: number | null }
  | { readonly kind: 'playedCard'; readonly seat: Seat; readonly card: number }
  /** Year of Plenty. */
  | { readonly kind: 'tookFromBank'; readonly seat: Seat; readonly cards: Counts }
  /** What one player lost to a monopoly, and that of a monopoly that took nothing. */
  | {
      readonly kind: 'monopolised'
      readonly seat: Seat
      readonly victim: Seat
      readonly resource: number
      readonly count: number
    }
  | { readonly kind: 'monopolyInVain'; readonly seat: Seat; readonly resource: number }
  /** One card to a seven; `left`: how many the seat still owes. */
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly resource: number; readonly left: number }
  | { readonly kind: 'robberMoved'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** Whom the seat robs; the card is the next entry. */
  | { readonly kind: 'choseVictim'; readonly seat: Seat; readonly victim: Seat }
  /** Null: not for these eyes (R152). */
  | { readonly kind: 'stole'; readonly seat: Seat; readonly victim: Seat; readonly resource: number | null }
  | { readonly kind: 'stoleNothing'; readonly seat: Seat; readonly victim: Seat }
  | { readonly kind: 'bankTrade'; readonly seat: Seat; readonly give: Counts; readonly get: Counts }
  | {
      readonly kind: 'offered'
      readonly seat: Seat
      readonly to: SeatSet
      /** Everybody whom the seat may ask was asked. */
      readonly isToAll: boolean
      readonly give: Counts
      readonly want: Counts
    }
  | {
      readonly kind: 'countered'
      readonly seat: Seat
      readonly proposer: Seat
      readonly give: Counts
      readonly want: Counts
    }
  | { readonly kind: 'accepted'; readonly seat: Seat; readonly proposer: Seat }
  /** `isLate`: the seat said nothing, which is taken as a no (R77). */
  | { readonly kind: 'rejected'; readonly seat: Seat; readonly proposer: Seat; readonly isLate: boolean }
  | { readonly kind: 'cancelled'; readonly seat: Seat }
  /** The proposer's side; both hands have changed. */
  | {
      readonly kind: 'traded'
      readonly seat: Seat
      readonly partner: Seat
      readonly give: Counts
      readonly want: Counts
    }
  /** R78: the proposer can no longer pay. */
  | { readonly kind: 'offerLapsed'; readonly seat: Seat }
  | {
      readonly kind: 'award'
      readonly award: 'longestRoad' | 'largestArmy'
      readonly from: Seat | null
      readonly to: Seat | null
      /** Of the new holder: roads in a row, or knights; 0 when nobody has it. */
      readonly size: number
    }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly next: Seat }
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly hand: Counts }
  | {
      readonly kind: 'ended'
      readonly winner: Seat | null
      /** As everybody sees them now: who wins with points shows the victory point cards (R102). */
      readonly points: number
      readonly reason: (typeof REASONS)[number]
    }
  /** Back to the position after entry `to`, or forward again; `returnsDiscard`: a card given to a seven came back. */
  | { readonly kind: 'takenBack'; readonly seat: Seat; readonly to: number; readonly returnsDiscard: boolean }

/**
 * What an entry did, from the positions around it. They may be open or a viewer's: only what both show is told, and
 * what `reveal` adds to it.
 */
export function eventsOf(before: CatanState, entry: LogEntry, after: CatanState): readonly CatanEvent[] {
  if (isUndo(entry)) {
    const returnsDiscard = after[layout.OWES + entry.by]! > before[layout.OWES + entry.by]!
    return [{ kind: 'takenBack', seat: entry.by, to: entry.undo, returnsDiscard }]
  }
  return [
    ...ofAction(before, entry, after),
    ...lapsedOffers(before, entry, after),
    ...awards(before, after),
    ...ending(before, after),
  ]
}

function ofAction(before: CatanState, entry: ActionEntry, after: CatanState): readonly CatanEvent[] {
  const { by, late } = entry
  const active = before[layout.ACTIVE]!
  const action = readAction(entry.action)
  switch (action.type) {
    case 'FIRST_PLAYER':
      return [{ kind: 'firstPlayer', seat: action.seat }]
    case 'PLACE_SETUP_SETTLEMENT': {
      const { vertex } = action
      const hexes = [...VERTEX_HEXES.subarray(3 * vertex, 3 * vertex + 3)].filter((hex) => hex >= 0)
      return [
        { kind: 'built', seat: by, piece: 'settlement', vertex, cost: NONE, isSetup: true },
        ...produced(hexes, (_, seat) => (seat === by ? 1 : 0), before, after),
      ]
    }
    case 'PLACE_SETUP_ROAD':
      return [{ kind: 'built', seat: by, piece: 'road', edge: action.edge, cost: NONE, isSetup: true }]
    case 'ROLL_DICE':
      return [{ kind: 'tookDice', seat: by }]
    case 'PLAY_VICTORY_POINT': // Not played: they count by themselves (R102).
      return []
    case 'DICE':
      return [
        { kind: 'rolled', seat: active, a: action.a, b: action.b },
        ...production(action.a + action.b, before, after),
      ]
    case 'BUILD_ROAD': {
      const cost = bankGain(before, after)
      return [{ kind: 'built', seat: by, piece: 'road', edge: action.edge, cost, isSetup: false }]
    }
    case 'BUILD_SETTLEMENT':
      return [
        {
          kind: 'built',
          seat: by,
          piece: 'settlement',
          vertex: action.vertex,
          cost: COSTS.settlement,
          isSetup: false,
        },
      ]
    case 'UPGRADE_TO_CITY':
      return [{ kind: 'built', seat: by, piece: 'city', vertex: action.vertex, cost: COSTS.city, isSetup: false }]
    case 'BUY_DEVELOPMENT_CARD':
      return [{ kind: 'boughtCard', seat: by, cost: COSTS.card }]
    case 'DRAW':
      return [{ kind: 'drewCard', seat: active, card: action.card }]
    case 'PLAY_KNIGHT':
      return [played(by, 'knight')]
    case 'PLAY_ROAD_BUILDING':
      return [played(by, 'road_building')]
    case 'PLAY_YEAR_OF_PLENTY':
      return [
        played(by, 'year_of_plenty'),
        { kind: 'tookFromBank', seat: by, cards: counts(action.resources.map((r) => [r, 1])) },
      ]
    case 'PLAY_MONOPOLY':
      return [played(by, 'monopoly'), ...monopolised(by, action.resource, before, after)]
    case 'DISCARD':
      return [{ kind: 'discarded', seat: by, resource: action.resource, left: after[layout.OWES + by]! }]
    case 'MOVE_ROBBER':
      return [{ kind: 'robberMoved', seat: by, from: before[layout.ROBBER]!, to: action.hex }]
    case 'STEAL_RANDOM_CARD':
      return before[layout.HAND_SIZE + action.victim] === 0
        ? [{ kind: 'stoleNothing', seat: by, victim: action.victim }]
        : [{ kind: 'choseVictim', seat: by, victim: action.victim }]
    case 'STOLEN':
      return [{ kind: 'stole', seat: active, victim: before[layout.VICTIM]!, resource: action.resource }]
    case 'TRADE_WITH_BANK': {
      const rate = before[layout.RATE + 5 * by + action.give]!
      return [{ kind: 'bankTrade', seat: by, give: counts([[action.give, rate]]), get: counts([[action.get, 1]]) }]
    }
    case 'PROPOSE_TRADE': {
      const { to, give, want } = action
      return [{ kind: 'offered', seat: by, to, isToAll: to === partnersOf(before, by), give, want }]
    }
    case 'COUNTER_TRADE': {
      const { tradeId, give, want } = action
      return [{ kind: 'countered', seat: by, proposer: tradeId & 3, give, want }]
    }
    case 'ACCEPT_TRADE': {
      // R77: the only one who was asked closes the deal.
      const offer = read.offerById(before, action.tradeId)
      return offer?.to === 1 << by ? traded(offer, by) : [{ kind: 'accepted', seat: by, proposer: action.tradeId & 3 }]
    }
    case 'CONFIRM_TRADE':
      return traded(read.offerById(before, action.tradeId), action.partner)
    case 'REJECT_TRADE':
      return [{ kind: 'rejected', seat: by, proposer: action.tradeId & 3, isLate: late === true }]
    case 'CANCEL_TRADE':
      return [{ kind: 'cancelled', seat: by }]
    case 'END_TURN':
      return [{ kind: 'turnEnded', seat: by, next: after[layout.ACTIVE]! }]
    case 'RESIGN':
      return [{ kind: 'resigned', seat: by, hand: bankGain(before, after) }]
  }
}

const NONE: Counts = [0, 0, 0, 0, 0]
const SEATS = [0, 1, 2, 3]

function counts(some: readonly (readonly [number, number])[]): Counts {
  const out = [...NONE]
  for (const [resource, count] of some) out[resource]! += count
  return out
}

/** The bank is public, hands are not. */
function bankGain(before: CatanState, after: CatanState): Counts {
  return RESOURCES.map((_, r) => Math.max(0, after[layout.BANK + r]! - before[layout.BANK + r]!))
}

function played(seat: Seat, card: (typeof CARDS)[number]): CatanEvent {
  return { kind: 'playedCard', seat, card: CARDS.indexOf(card) }
}

function monopolised(seat: Seat, resource: number, before: CatanState, after: CatanState): readonly CatanEvent[] {
  const lost = SEATS.flatMap((victim): CatanEvent[] => {
    const count = before[layout.HAND_SIZE + victim]! - after[layout.HAND_SIZE + victim]!
    return victim !== seat && count > 0 ? [{ kind: 'monopolised', seat, victim, resource, count }] : []
  })
  return lost.length > 0 ? lost : [{ kind: 'monopolyInVain', seat, resource }]
}

function traded(offer: read.OpenOffer | null, partner: Seat): readonly CatanEvent[] {
  return offer ? [{ kind: 'traded', seat: offer.from, partner, give: offer.give, want: offer.want }] : []
}

/** Who got what from which hex, and what the robber and a bank with too little kept from whom. */
function production(number: number, before: CatanState, after: CatanState): readonly CatanEvent[] {
  const robber = before[layout.ROBBER]!
  const hexes = read.hexesWith(before, number)
  const paying = hexes.filter((hex) => hex !== robber)
  const got = produced(paying, (hex, seat) => before[layout.YIELD + 4 * hex + seat]!, before, after)
  const owed = (from: readonly number[], seat: Seat): Counts =>
    counts(from.map((hex) => [before[layout.TERRAIN + hex]!, before[layout.YIELD + 4 * hex + seat]!]))
  const paid = (seat: Seat): Counts =>
    counts(got.map((event) => (event.seat === seat ? [event.resource, event.count] : [0, 0])))
  const kept = (kind: 'blocked' | 'bankShort', cards: (seat: Seat) => Counts): readonly CatanEvent[] =>
    SEATS.map((seat) => ({ kind, seat, cards: cards(seat) })).filter(({ cards }) => cards.some((count) => count > 0))
  const atRobber = hexes.filter((hex) => hex === robber)
  return [
    ...got,
    ...kept('blocked', (seat) => owed(atRobber, seat)),
    ...kept('bankShort', (seat) => owed(paying, seat).map((count, r) => count - paid(seat)[r]!)),
  ]
}

type Produced = Extract<CatanEvent, { kind: 'produced' }>

/** What is owed, as far as the bank has really given it. */
function produced(
  hexes: readonly number[],
  owed: (hex: number, seat: Seat) => number,
  before: CatanState,
  after: CatanState,
): readonly Produced[] {
  const left = RESOURCES.map((_, r) => before[layout.BANK + r]! - after[layout.BANK + r]!)
  return hexes.flatMap((hex) =>
    SEATS.flatMap((seat): Produced[] => {
      const resource = read.resourceAt(before, hex)
      const count = resource === null ? 0 : Math.min(owed(hex, seat), left[resource]!)
      if (resource === null || count <= 0) return []
      left[resource]! -= count
      return [{ kind: 'produced', seat, hex, resource, count }]
    }),
  )
}

/** Actions by which a hand gets smaller without a word about offers (R78). */
const SPENDING: ReadonlySet<string> = new Set([
  'BUILD_ROAD',
  'BUILD_SETTLEMENT',
  'UPGRADE_TO_CITY',
  'BUY_DEVELOPMENT_CARD',
  'TRADE_WITH_BANK',
  'PLAY_MONOPOLY',
  'STOLEN',
])

function lapsedOffers(before: CatanState, { action }: ActionEntry, after: CatanState): readonly CatanEvent[] {
  if (!SPENDING.has(readAction(action).type)) return []
  const isOpen = (s: CatanState, seat: Seat) => ((s[layout.OFFERING]! >> seat) & 1) === 1
  return SEATS.filter((seat) => isOpen(before, seat) && !isOpen(after, seat)).map((seat) => ({
    kind: 'offerLapsed',
    seat,
  }))
}

function awards(before: CatanState, after: CatanState): readonly CatanEvent[] {
  const road = moved(
    'longestRoad',
    read.longestRoadHolder(before),
    read.longestRoadHolder(after),
    (seat) => read.seatOf(after, seat).roadLength,
  )
  const army = moved(
    'largestArmy',
    read.largestArmyHolder(before),
    read.largestArmyHolder(after),
    (seat) => read.seatOf(after, seat).knights,
  )
  return [...road, ...army]
}

function moved(
  award: 'longestRoad' | 'largestArmy',
  from: Seat | null,
  to: Seat | null,
  sizeOf: (seat: Seat) => number,
): readonly CatanEvent[] {
  return from === to ? [] : [{ kind: 'award', award, from, to, size: to === null ? 0 : sizeOf(to) }]
}

function ending(before: CatanState, after: CatanState): readonly CatanEvent[] {
  if (read.stageOf(after) !== 'over' || read.stageOf(before) === 'over') return []
  const winner = after[layout.WINNER]!
  const reason = REASONS[after[layout.REASON]!]!
  if (winner < 0) return [{ kind: 'ended', winner: null, points: 0, reason }]
  const points = reason === 'victory_points' ? trueScore(after, winner) : after[layout.POINTS + winner]!
  return [{ kind: 'ended', winner, points, reason }]
}
