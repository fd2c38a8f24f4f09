import {
  actions,
  CARDS,
  type CatanState,
  KNIGHT,
  layout,
  MONOPOLY,
  RESOURCES,
  type Resource,
  ROAD_BUILDING,
  YEAR_OF_PLENTY,
} from '@serai/catan'
import { isUndo } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import { hexesOf } from '../island/corner-yield.ts'
import type { CardCount, Change } from './change.ts'

const { ACTIVE, BANK, HAND_SIZE, LARGEST_ARMY, LONGEST_ROAD, NUMBER_HEXES, ROBBER, TERRAIN, VICTIM, YIELD } = layout
const { OFFER, OFFER_GIVE, OFFERING, OFFER_WANT, OFFER_WORDS } = layout
const SEATS = [0, 1, 2, 3]

/**
 * What an entry changed, read off the two positions around it: the bank, the sizes of the hands and the pieces are
 * public, so this needs no rule and says no more than the viewer may know. A take-back changes nothing by itself.
 */
export function changesOf({ entry, before, after }: Moment): Change[] {
  if (isUndo(entry)) return []
  const [from, to] = [before as CatanState, after as CatanState]
  return [...actionChanges(entry.action, entry.by, from, to), ...awardChanges(from, to)]
}

function actionChanges(action: number, seat: number, before: CatanState, after: CatanState): Change[] {
  if (action >= actions.OPEN_ENDED) return []
  const argument = actions.ARGUMENT_OF[action]!
  const paid = bankGains(before, after)
  const taken = bankGains(after, before)
  switch (actions.KINDS[actions.KIND_OF[action]!]) {
    case 'PLACE_SETUP_SETTLEMENT':
      return [
        { kind: 'build', seat, piece: 'settlement', spot: { kind: 'vertex', at: argument }, cost: [] },
        ...yields(hexesOf(argument), (_, owner) => (owner === seat ? 1 : 0), before, after),
      ]
    case 'PLACE_SETUP_ROAD':
    case 'BUILD_ROAD':
      return [{ kind: 'build', seat, piece: 'road', spot: { kind: 'edge', at: argument }, cost: paid }]
    case 'BUILD_SETTLEMENT':
      return [{ kind: 'build', seat, piece: 'settlement', spot: { kind: 'vertex', at: argument }, cost: paid }]
    case 'UPGRADE_TO_CITY':
      return [{ kind: 'build', seat, piece: 'city', spot: { kind: 'vertex', at: argument }, cost: paid }]
    case 'PLAY_KNIGHT':
      return [played(seat, KNIGHT)]
    case 'PLAY_ROAD_BUILDING':
      return [played(seat, ROAD_BUILDING)]
    case 'PLAY_YEAR_OF_PLENTY':
      return [played(seat, YEAR_OF_PLENTY), { kind: 'plenty', seat, got: taken }]
    case 'PLAY_MONOPOLY':
      return [played(seat, MONOPOLY), ...monopolised(seat, RESOURCES[argument]!, before, after)]
    case 'BUY_DEVELOPMENT_CARD':
      return [{ kind: 'card-paid', seat, cost: paid }]
    case 'TRADE_WITH_BANK':
      return [{ kind: 'bank-trade', seat, given: paid, got: taken }]
    case 'DISCARD':
      return [{ kind: 'discard', seat, resource: RESOURCES[argument]! }]
    case 'MOVE_ROBBER':
      return [{ kind: 'robber', seat, from: before[ROBBER]!, to: after[ROBBER]! }]
    case 'ACCEPT_TRADE':
      return traded(argument & 3, seat, before, after)
    case 'CONFIRM_TRADE':
      return traded(seat, argument & 3, before, after)
    case 'DICE':
      return rolled(before, after)
    case 'DRAW':
      return [{ kind: 'card-drawn', seat: before[ACTIVE]!, card: CARDS[argument] ?? null }]
    case 'STOLEN':
      return [
        {
          kind: 'steal',
          seat: before[ACTIVE]!,
          victim: before[VICTIM]!,
          resource: RESOURCES[argument] ?? null,
        },
      ]
    default:
      return []
  }
}

/** What the bank has more of. */
function bankGains(before: CatanState, after: CatanState): CardCount[] {
  return RESOURCES.flatMap((resource, r) => {
    const count = after[BANK + r]! - before[BANK + r]!
    return count > 0 ? [{ resource, count }] : []
  })
}

function played(seat: number, card: number): Change {
  return { kind: 'card-played', seat, card: CARDS[card]! }
}

function monopolised(seat: number, resource: Resource, before: CatanState, after: CatanState): Change[] {
  return SEATS.flatMap((victim) => {
    const count = before[HAND_SIZE + victim]! - after[HAND_SIZE + victim]!
    return victim !== seat && count > 0 ? [{ kind: 'monopoly', seat, victim, resource, count } as const] : []
  })
}

/** A deal closes the offer; an answer that only says yes leaves it open. */
function traded(proposer: number, partner: number, before: CatanState, after: CatanState): Change[] {
  const isOpen = (s: CatanState) => ((s[OFFERING]! >> proposer) & 1) === 1
  if (!isOpen(before) || isOpen(after)) return []
  const side = (offset: number): CardCount[] =>
    RESOURCES.flatMap((resource, r) => {
      const count = before[OFFER + OFFER_WORDS * proposer + offset + r]!
      return count > 0 ? [{ resource, count }] : []
    })
  return [{ kind: 'trade', seat: proposer, partner, given: side(OFFER_GIVE), got: side(OFFER_WANT) }]
}

function rolled(before: CatanState, after: CatanState): Change[] {
  const [a, b] = [after[layout.DIE_A]!, after[layout.DIE_B]!]
  const hexes = [0, 1]
    .map((i) => before[NUMBER_HEXES + 2 * (a + b) + i]!)
    .filter((hex) => hex >= 0 && hex !== before[ROBBER])
  return [
    { kind: 'dice', seat: before[ACTIVE]!, a, b },
    ...yields(hexes, (hex, seat) => before[YIELD + 4 * hex + seat]!, before, after),
  ]
}

/** Who got what from which hex: what is owed, as far as the bank has really given it. */
function yields(
  hexes: readonly number[],
  owed: (hex: number, seat: number) => number,
  before: CatanState,
  after: CatanState,
): Change[] {
  const left = RESOURCES.map((_, r) => before[BANK + r]! - after[BANK + r]!)
  return hexes.flatMap((hex) =>
    SEATS.flatMap((seat) => {
      const r = before[TERRAIN + hex]!
      const resource = RESOURCES[r]
      const count = Math.min(owed(hex, seat), left[r] ?? 0)
      if (!resource || count <= 0) return []
      left[r]! -= count
      return [{ kind: 'yield', seat, hex, resource, count } as const]
    }),
  )
}

function awardChanges(before: CatanState, after: CatanState): Change[] {
  const holder = (s: CatanState, at: number) => (s[at]! < 0 ? null : s[at]!)
  return [['longest-road', LONGEST_ROAD] as const, ['largest-army', LARGEST_ARMY] as const].flatMap(([award, at]) =>
    before[at] === after[at]
      ? []
      : [{ kind: 'award', award, from: holder(before, at), to: holder(after, at) } as const],
  )
}
