import { CHANCE, defaultOptions, type Json, type JsonObject, listSeats, SPECTATOR } from '@serai/kernel'
import { soaked, walkGame } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { makeAction } from './action.ts'
import { RESIGN } from './actions/numbers.ts'
import { EDGES, HARBOUR_EDGES, HEXES, VERTEX_HEXES, VERTICES } from './board/geometry.ts'
import { EDGE_IDS, HEX_IDS, VERTEX_IDS } from './board/ids.ts'
import { catan } from './game.ts'
import * as read from './read.ts'
import { scene } from './scenarios/scene.ts'
import type { CatanState } from './state/layout.ts'
import { CARDS, HARBOURS, KNIGHT, RESOURCES } from './vocabulary.ts'

const walks = soaked(3)
const options = { ...defaultOptions(catan.options), victoryPoints: 8 }

/** Positions of random games, each as it is and as somebody sees it; the last one of each game among them. */
function* positions(every: number): Generator<CatanState> {
  for (let walk = 0; walk < walks; walk++) {
    const seats = 2 + (walk % 3)
    const seed = `read ${walk}`
    const game = walkGame(catan, { options, seats }, { seed, steps: 4000 }, { offers: true, rare: [RESIGN] })
    for (const { state, next, step } of game) {
      if (next !== null && step % every !== 0) continue
      yield state
      yield catan.redact(state, (step % (seats + 1)) + SPECTATOR)
    }
  }
}

const named = (names: readonly string[], counts: read.Counts): JsonObject =>
  Object.fromEntries(names.map((name, i) => [name, counts[i]!]))
const some = (counts: JsonObject): JsonObject => Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0))
const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** What `describe` says of a seat, put together from the readers. */
function playerOf(s: CatanState, seat: number): JsonObject {
  const view = read.seatOf(s, seat)
  const { victory_point: _, ...playedCards } = named(CARDS, view.playedCards)
  return {
    seat,
    ...(view.hand === null
      ? { resourceCount: view.handSize, developmentCardCount: view.cardCount }
      : { resourceCards: named(RESOURCES, view.hand), points: view.knownPoints }),
    playedCards,
    stock: { roads: view.roadsLeft, settlements: view.settlementsLeft, cities: view.citiesLeft },
    roadLength: view.roadLength,
    rates: named(RESOURCES, view.rates),
    publicPoints: view.points,
    owesDiscards: view.owes,
    resigned: !view.isPlaying,
  }
}

function piecesOf(s: CatanState): JsonObject {
  const corner = (vertex: number): Json[] => {
    const building = read.buildingAt(s, vertex)
    return building ? [{ id: VERTEX_IDS[vertex]!, owner: building.seat, building: building.kind }] : []
  }
  const road = (edge: number): Json[] => {
    const owner = read.roadAt(s, edge)
    return owner === null ? [] : [{ id: EDGE_IDS[edge]!, owner }]
  }
  return { intersections: indices(VERTICES).flatMap(corner), edges: indices(EDGES).flatMap(road) }
}

/** A position from the readers alone. */
function readWhole(s: CatanState): JsonObject {
  const dice = read.diceOf(s)
  return {
    options: { victoryPoints: read.targetOf(s), trading: read.isTrading(s) },
    board: piecesOf(s),
    robberHexId: HEX_IDS[read.robberAt(s)]!,
    dice: { pair: dice && [dice.a, dice.b] },
    bank: { resourceCards: named(RESOURCES, read.bankOf(s)), developmentDeckRemaining: read.deckSize(s) },
    activePlayerId: read.activeSeat(s),
    players: indices(catan.seatCount(s)).map((seat) => playerOf(s, seat)),
    offers: read.openOffers(s).map(({ id, from, to, accepted, rejected, give, want }) => ({
      tradeId: id,
      from,
      to: listSeats(to),
      accepted: listSeats(accepted),
      rejected: listSeats(rejected),
      give: some(named(RESOURCES, give)),
      want: some(named(RESOURCES, want)),
    })),
    longestRoadOwnerId: read.longestRoadHolder(s),
    largestArmyOwnerId: read.largestArmyHolder(s),
    first: read.firstSeat(s),
    freeRoads: read.freeRoadsLeft(s),
    victimId: read.victimOf(s),
    setupPlacements: read.setupStep(s),
  }
}

/** The same part of its description. */
function describedPart(s: CatanState): JsonObject {
  const told = catan.describe(s)
  const { victoryPoints, trading } = told.options as JsonObject
  const { intersections, edges } = told.board as JsonObject
  const { resourceCards, developmentDeckRemaining } = told.bank as JsonObject
  return {
    options: { victoryPoints: victoryPoints!, trading: trading! },
    board: { intersections: intersections!, edges: edges! },
    robberHexId: told.robberHexId!,
    dice: { pair: (told.dice as JsonObject).pair! },
    bank: { resourceCards: resourceCards!, developmentDeckRemaining: developmentDeckRemaining! },
    activePlayerId: told.activePlayerId!,
    players: (told.players as JsonObject[]).map((player) => {
      const {
        developmentCards: _,
        newDevelopmentCardCount: _2,
        victoryPointCards: _3,
        offersMade: _4,
        ...rest
      } = player
      return rest
    }),
    offers: (told.tradeContext as JsonObject).offers!,
    longestRoadOwnerId: told.longestRoadOwnerId!,
    largestArmyOwnerId: told.largestArmyOwnerId!,
    first: (told.turnOrder as number[])[0]!,
    freeRoads: told.freeRoads ?? 0,
    victimId: told.victimId ?? null,
    setupPlacements: told.setupPlacements ?? 2 * catan.seatCount(s),
  }
}

/** From the buildings around it; those of a player who has resigned produce nothing (R139). */
function owed(s: CatanState, hex: number, seat: number): number {
  if (!read.seatOf(s, seat).isPlaying) return 0
  return indices(VERTICES)
    .filter((vertex) => VERTEX_HEXES.subarray(3 * vertex, 3 * vertex + 3).includes(hex))
    .map((vertex) => read.buildingAt(s, vertex))
    .filter((building) => building?.seat === seat)
    .reduce((sum, building) => sum + (building?.kind === 'city' ? 2 : 1), 0)
}

describe('the readers', () => {
  it('say what the description says, in open positions and in those of a viewer', () => {
    const stages = new Set<string>()
    for (const s of positions(5)) {
      expect(readWhole(s)).toEqual(describedPart(s))
      stages.add(read.stageOf(s))
    }
    expect([...stages]).toEqual(
      expect.arrayContaining(['setup_settlement', 'setup_road', 'before_roll', 'main', 'over']),
    )
  })

  it('agree with each other', () => {
    for (const s of positions(53)) {
      const seats = indices(catan.seatCount(s))
      for (const seat of seats) {
        const view = read.seatOf(s, seat)
        expect(read.handSizeOf(s, seat)).toBe(view.handSize)
        expect(read.handOf(s, seat)).toEqual(view.hand ?? [0, 0, 0, 0, 0])
        expect(view.hasLongestRoad).toBe(read.longestRoadHolder(s) === seat)
        expect(view.hasLargestArmy).toBe(read.largestArmyHolder(s) === seat)
        const offer = read.offerOf(s, seat)
        if (offer) expect(read.offerById(s, offer.id)).toEqual(offer)
      }
      expect(listSeats(read.playingSeats(s))).toEqual(seats.filter((seat) => read.seatOf(s, seat).isPlaying))
      expect(listSeats(read.discardingSeats(s))).toEqual(seats.filter((seat) => read.seatOf(s, seat).owes > 0))
      expect(read.stageOf(s) === 'discard').toBe(read.discardingSeats(s) !== 0)
    }
  })

  it('say of each hex and harbour what it is, and what a hex owes those who live at it', () => {
    for (const s of positions(101)) {
      const { hexes, ports } = catan.describe(s).board as {
        readonly hexes: readonly { readonly terrain: string; readonly number: number | null }[]
        readonly ports: readonly { readonly type: string }[]
      }
      const kinds = indices(HARBOUR_EDGES.length).map((place) => HARBOURS[read.harbourAt(s, place)])
      expect(kinds).toEqual(ports.map(({ type }) => type))
      for (const [hex, { terrain, number }] of hexes.entries()) {
        expect(read.terrainAt(s, hex)).toBe(terrain)
        expect(read.resourceAt(s, hex) === null).toBe(terrain === 'desert')
        expect(read.numberAt(s, hex)).toBe(number ?? 0)
        if (number) expect(read.hexesWith(s, number)).toContain(hex)
        const seats = indices(catan.seatCount(s))
        expect(seats.map((seat) => read.yieldOf(s, hex, seat))).toEqual(seats.map((seat) => owed(s, hex, seat)))
      }
      const numbers = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
      expect(numbers.flatMap((number) => read.hexesWith(s, number))).toHaveLength(HEXES - 1)
    }
  })

  it('R98: know which cards are of this turn', () => {
    const s = scene({ cards: { 0: ['knight', 'monopoly'] }, hands: { 0: 'sheep1 wheat1 ore1' } })
    catan.apply(s, 0, makeAction({ type: 'BUY_DEVELOPMENT_CARD' }))
    catan.apply(s, CHANCE, makeAction({ type: 'DRAW', card: KNIGHT }))
    expect(read.seatOf(s, 0)).toMatchObject({ cardCount: 3, cards: [2, 0, 0, 0, 1], newCards: [1, 0, 0, 0, 0] })
    expect(read.seatOf(catan.redact(s, 1), 0)).toMatchObject({ cardCount: 3, cards: null, newCards: null })
  })
})
