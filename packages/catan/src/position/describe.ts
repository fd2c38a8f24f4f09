import { encodeViewer, hasSeat, type Json, type JsonObject, listSeats } from '@serai/kernel'
import { countsOf } from '../actions/wire.ts'
import { boardOf } from '../board/board.ts'
import { encodeBoard } from '../board/board-json.ts'
import { EDGES, VERTICES } from '../board/geometry.ts'
import { EDGE_IDS, HEX_IDS, VERTEX_IDS } from '../board/ids.ts'
import { isKnown } from '../hidden/is-known.ts'
import { purchaseCard, purchaseOwner, purchaseTurn } from '../rules/development-cards.ts'
import { isOffering, offerAt } from '../rules/trade.ts'
import { trueScore } from '../rules/victory.ts'
import * as layout from '../state/layout.ts'
import { STAGE_FIRST_PLAYER, STAGE_FREE_ROAD, STAGE_MAIN, STAGE_OVER } from '../state/stage.ts'
import { stageName } from '../state/stage-names.ts'
import { CARDS, REASONS, RESOURCES } from '../vocabulary.ts'

type CatanState = layout.CatanState

export const RULESET = 'catan-base-2025-secure-rulebook'

const seatOrNull = (seat: number): number | null => (seat < 0 ? null : seat)

/** R175: a state as readable JSON. Where a viewer may not know the cards, it has their number. */
export function describe(s: CatanState): JsonObject {
  const seats = [...Array(s[layout.SEATS]).keys()]
  return {
    game: 'catan',
    ruleset: RULESET,
    viewer: s[layout.VIEWER] === layout.OPEN ? null : encodeViewer(s[layout.VIEWER]!),
    options: {
      victoryPoints: s[layout.TARGET]!,
      trading: s[layout.TRADING] === 1,
      turnCap: s[layout.TURN_CAP]!,
    },
    board: { ...encodeBoard(boardOf(s)), intersections: intersections(s), edges: roads(s) },
    robberHexId: HEX_IDS[s[layout.ROBBER]!]!,
    dice: s[layout.DIE_A] === 0 ? { lastRoll: null, pair: null } : diceOf(s),
    bank: bankOf(s),
    turnOrder: seats.map((p) => (p + s[layout.FIRST]!) % seats.length),
    activePlayerId: s[layout.ACTIVE]!,
    turn: s[layout.TURN]!,
    ...stageName(s),
    ...detailsOfStage(s),
    cardPlayedThisTurn: s[layout.CARD_PLAYED] === 1,
    players: seats.map((p) => playerOf(s, p)),
    tradeContext: tradeContext(s),
    longestRoadOwnerId: seatOrNull(s[layout.LONGEST_ROAD]!),
    largestArmyOwnerId: seatOrNull(s[layout.LARGEST_ARMY]!),
  }
}

function intersections(s: CatanState): Json[] {
  const out: Json[] = []
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const building = s[layout.BUILDING + vertex]!
    if (building === 0) continue
    out.push({ id: VERTEX_IDS[vertex]!, owner: (building - 1) & 3, building: building > 4 ? 'city' : 'settlement' })
  }
  return out
}

function roads(s: CatanState): Json[] {
  const out: Json[] = []
  for (let edge = 0; edge < EDGES; edge++) {
    const owner = s[layout.ROAD + edge]! - 1
    if (owner >= 0) out.push({ id: EDGE_IDS[edge]!, owner })
  }
  return out
}

function diceOf(s: CatanState): JsonObject {
  const [a, b] = [s[layout.DIE_A]!, s[layout.DIE_B]!]
  return { lastRoll: a + b, pair: [a, b] }
}

const allCounts = (names: readonly string[], s: CatanState, from: number): JsonObject =>
  Object.fromEntries(names.map((name, i) => [name, s[from + i]!]))

function bankOf(s: CatanState): JsonObject {
  return {
    resourceCards: allCounts(RESOURCES, s, layout.BANK),
    developmentDeckRemaining: s[layout.DECK_SIZE]!,
    ...(s[layout.VIEWER] === layout.OPEN && { developmentDeck: allCounts(CARDS, s, layout.DECK) }),
  }
}

/** What only some stages have. */
function detailsOfStage(s: CatanState): JsonObject {
  const at = s[layout.STAGE]!
  const returns = s[layout.RETURN_STAGE] !== 0 && at !== STAGE_FREE_ROAD && at !== STAGE_FIRST_PLAYER
  const placing = s[layout.SETUP_STEP]! < 2 * s[layout.SEATS]!
  return {
    ...(returns && { returnStage: s[layout.RETURN_STAGE] === STAGE_MAIN ? 'main_actions' : 'roll_or_play_knight' }),
    ...(placing && { setupPlacements: s[layout.SETUP_STEP]! }),
    ...(s[layout.SETUP_VERTEX]! >= 0 && { setupSettlementId: VERTEX_IDS[s[layout.SETUP_VERTEX]!]! }),
    ...(s[layout.FREE_ROADS] !== 0 && { freeRoads: s[layout.FREE_ROADS]! }),
    ...(s[layout.VICTIM]! >= 0 && { victimId: s[layout.VICTIM]! }),
    ...(at === STAGE_OVER && { winnerId: seatOrNull(s[layout.WINNER]!), reason: REASONS[s[layout.REASON]!]! }),
  }
}

function playerOf(s: CatanState, p: number): JsonObject {
  const known = isKnown(s, p)
  return {
    seat: p,
    ...(known ? knownCards(s, p) : hiddenCards(s, p)),
    playedCards: Object.fromEntries(
      CARDS.map((card, c) => [card, s[layout.CARDS_SHOWN + 5 * p + c]!]).filter(([card]) => card !== 'victory_point'),
    ),
    stock: {
      roads: s[layout.ROADS_LEFT + p]!,
      settlements: s[layout.SETTLEMENTS_LEFT + p]!,
      cities: s[layout.CITIES_LEFT + p]!,
    },
    roadLength: s[layout.ROAD_LENGTH + p]!,
    rates: allCounts(RESOURCES, s, layout.RATE + 5 * p),
    publicPoints: s[layout.POINTS + p]!,
    ...(known && { points: trueScore(s, p) }),
    owesDiscards: s[layout.OWES + p]!,
    offersMade: s[layout.OFFERS_MADE + p]!,
    resigned: !hasSeat(s[layout.PLAYING]!, p),
  }
}

function knownCards(s: CatanState, p: number): JsonObject {
  const bought = [...s.subarray(layout.PURCHASES, layout.PURCHASES + s[layout.PURCHASES_SIZE]!)]
  return {
    resourceCards: allCounts(RESOURCES, s, layout.HAND + 5 * p),
    developmentCards: bought
      .filter((word) => purchaseOwner(word) === p)
      .map((word) => ({ card: CARDS[purchaseCard(word)]!, boughtOnTurn: purchaseTurn(word) })),
  }
}

function hiddenCards(s: CatanState, p: number): JsonObject {
  const revealed = s[layout.CARDS_HELD + 5 * p + CARDS.indexOf('victory_point')]!
  return {
    resourceCount: s[layout.HAND_SIZE + p]!,
    developmentCardCount: s[layout.CARDS_SIZE + p]!,
    newDevelopmentCardCount: s[layout.NEW_SIZE + p]!,
    ...(revealed > 0 && { victoryPointCards: revealed }),
  }
}

function tradeContext(s: CatanState): JsonObject {
  const offers: Json[] = []
  for (let p = 0; p < s[layout.SEATS]!; p++) {
    if (!isOffering(s, p)) continue
    const at = offerAt(p)
    offers.push({
      tradeId: s[at + layout.OFFER_ID]!,
      from: p,
      to: listSeats(s[at + layout.OFFER_TO]!),
      give: countsOf(s, at + layout.OFFER_GIVE),
      want: countsOf(s, at + layout.OFFER_WANT),
      accepted: listSeats(s[at + layout.OFFER_ACCEPTED]!),
      rejected: listSeats(s[at + layout.OFFER_REJECTED]!),
    })
  }
  return { offers, offersEver: s[layout.OFFERS_EVER]! }
}
