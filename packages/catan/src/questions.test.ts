import { type Action, defaultOptions, type Seat } from '@serai/kernel'
import { soaked, walkGame } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { makeAction, readAction } from './action.ts'
import { EDGE_A, EDGE_B, EDGES, HARBOUR_EDGES } from './board/geometry.ts'
import { edgeOf, hexOf, VERTEX_IDS, vertexOf } from './board/ids.ts'
import { catan } from './game.ts'
import {
  actionsFor,
  goalsBeyond,
  goalsWithin,
  harboursOf,
  knightsForLargestArmy,
  lengthForLongestRoad,
  missingFor,
  openPurchases,
  type Piece,
  placesFor,
  seatsPaidBy,
  seatsToRob,
  whyNot,
} from './questions.ts'
import { roadAt, seatOf, stageOf } from './read.ts'
import { BLUE, RED, scene, WHITE } from './scenarios/scene.ts'
import * as layout from './state/layout.ts'
import { STAGE_MAIN } from './state/stage.ts'
import type { Purchase } from './vocabulary.ts'

type CatanState = layout.CatanState

const walks = soaked(4)
const setup = { options: defaultOptions(catan.options), seats: 4 }

/** Looks at some positions of random games. */
function look(every: number, at: (s: CatanState, seat: Seat) => void): void {
  for (let walk = 0; walk < walks; walk++) {
    for (const { state, step } of walkGame(
      catan,
      setup,
      { seed: `questions ${walk}`, steps: 1500 },
      { offers: true },
    )) {
      if (step % every === walk) for (let seat = 0; seat < 4; seat++) at(state, seat)
    }
  }
}

/** The slow way to ask what the board allows: in a turn of a seat that can pay for everything and never wins. */
function asIfRich(s: CatanState, seat: Seat): CatanState {
  const rich = catan.clone(s)
  rich[layout.VIEWER] = layout.OPEN
  rich[layout.STAGE] = STAGE_MAIN
  rich[layout.ACTIVE] = seat
  rich[layout.TARGET] = 99
  rich.fill(15, layout.HAND + 5 * seat, layout.HAND + 5 * seat + 5)
  rich[layout.HAND_SIZE + seat] = 75
  return rich
}

function legal(s: CatanState, seat: Seat): readonly Action[] {
  const out: Action[] = []
  return out.slice(0, catan.legal(s, seat, out))
}

function legalPlaces(s: CatanState, seat: Seat, piece: Piece): readonly number[] {
  return legal(s, seat).flatMap((action) => {
    const read = readAction(action)
    if (read.type === 'BUILD_ROAD') return piece === 'road' ? [read.edge] : []
    if (read.type === 'BUILD_SETTLEMENT') return piece === 'settlement' ? [read.vertex] : []
    return read.type === 'UPGRADE_TO_CITY' && piece === 'city' ? [read.vertex] : []
  })
}

function withRoad(s: CatanState, seat: Seat, edge: number): CatanState {
  const after = catan.clone(s)
  catan.apply(after, seat, makeAction({ type: 'BUILD_ROAD', edge }))
  return after
}

/** Every corner that can be settled after any roads, `most` at the most. */
function reached(s: CatanState, seat: Seat, most: number): ReadonlySet<number> {
  const found = new Set(legalPlaces(s, seat, 'settlement'))
  if (most === 0) return found
  for (const edge of legalPlaces(s, seat, 'road')) {
    for (const vertex of reached(withRoad(s, seat, edge), seat, most - 1)) found.add(vertex)
  }
  return found
}

const sorted = (numbers: Iterable<number>): readonly number[] => [...numbers].sort((a, b) => a - b)

describe('questions of whole games', () => {
  it('R83-R86: places and purchases are what a seat that can pay for everything may build', () => {
    let places = 0
    look(29, (s, seat) => {
      if (!seatOf(s, seat).isPlaying || stageOf(s) === 'over') return
      const rich = asIfRich(s, seat)
      for (const piece of ['road', 'settlement', 'city'] as const) {
        expect(placesFor(s, seat, piece)).toEqual(legalPlaces(rich, seat, piece))
        places += placesFor(s, seat, piece).length
      }
      const types = new Set(legal(rich, seat).map((action) => readAction(action).type))
      const open = openPurchases(s, seat)
      expect(open.includes('card')).toBe(types.has('BUY_DEVELOPMENT_CARD'))
      expect(open.includes('city')).toBe(types.has('UPGRADE_TO_CITY'))
      expect(open.includes('settlement')).toBe(types.has('BUILD_SETTLEMENT'))
      expect(open.includes('road')).toBe(types.has('BUILD_ROAD'))
    })
    expect(places).toBeGreaterThan(1000)
  })

  it('R84, R85: the goals are all that can be settled after so many roads', () => {
    let goals = 0
    look(211, (s, seat) => {
      if (!seatOf(s, seat).isPlaying || stageOf(s) === 'over') return
      const rich = asIfRich(s, seat)
      for (const most of [0, 1, 2])
        expect(sorted(goalsWithin(s, seat, most))).toEqual(sorted(reached(rich, seat, most)))
      const before = reached(rich, seat, 0)
      for (const edge of placesFor(s, seat, 'road')) {
        for (const { vertex, roads } of goalsBeyond(s, seat, edge, 1)) {
          expect(before.has(vertex)).toBe(false)
          expect(reached(withRoad(rich, seat, edge), seat, roads).has(vertex)).toBe(true)
          goals++
        }
      }
    })
    expect(goals).toBeGreaterThan(50)
  })

  it('a reason is given just for what is not legal', () => {
    const purchases: readonly Purchase[] = ['road', 'settlement', 'city', 'card']
    look(29, (s, seat) => {
      const list = new Set(legal(s, seat))
      for (const purchase of purchases) {
        expect(whyNot(s, seat, purchase) === null).toBe(actionsFor(purchase).some((action) => list.has(action)))
      }
    })
  })

  it('R58: those who may be robbed are those of the legal list', () => {
    let robbed = 0
    look(7, (s, seat) => {
      const victims = legal(s, seat).flatMap((action) => {
        const read = readAction(action)
        return read.type === 'STEAL_RANDOM_CARD' ? [read.victim] : []
      })
      expect(seatsToRob(s, seat)).toEqual(victims)
      robbed += victims.length
    })
    expect(robbed).toBeGreaterThan(0)
  })
})

describe('questions of a position', () => {
  it('goals lie beyond the new end of a road, never beside what stands', () => {
    const s = scene()
    const goals = goalsBeyond(s, RED, edgeOf('13-18'), 0)
    expect(goals).toEqual([{ vertex: vertexOf('v18'), roads: 0 }])
    const own = Array.from({ length: EDGES }, (_, edge) => edge).filter((edge) => roadAt(s, edge) === RED)
    const ends = own.flatMap((edge) => [EDGE_A[edge]!, EDGE_B[edge]!])
    for (const { vertex } of goalsBeyond(s, RED, edgeOf('13-18'), 2)) expect(ends).not.toContain(vertex)
  })

  it('R81: cards are missing one by one', () => {
    const s = scene({ hands: { [RED]: 'sheep1 wheat1' } })
    expect(missingFor(s, RED, 'card')).toEqual([0, 0, 0, 0, 1])
    expect(missingFor(s, RED, 'city')).toEqual([0, 0, 0, 1, 3])
  })

  it('the reason is what came furthest: the place before the cards', () => {
    expect(whyNot(scene({ stage: 'roll_or_play_knight' }), RED, 'road')?.code).toBe('E_STAGE')
    expect(whyNot(scene(), BLUE, 'road')?.code).toBe('E_NOT_ACTIVE')
    expect(whyNot(scene({ hands: { [RED]: '' } }), RED, 'road')?.code).toBe('E_CANNOT_PAY')
    expect(whyNot(scene({ hands: { [RED]: 'wood1 brick1' } }), RED, 'road')).toBeNull()
  })

  it('R121: Longest Road takes five, or one more than its holder has', () => {
    expect(lengthForLongestRoad(scene())).toBe(5)
    const s = scene()
    s[layout.LONGEST_ROAD] = BLUE
    s[layout.ROAD_LENGTH + BLUE] = 7
    expect(lengthForLongestRoad(s)).toBe(8)
  })

  it('R115: Largest Army takes three, or one more than its holder has', () => {
    expect(knightsForLargestArmy(scene())).toBe(3)
    const s = scene({ played: { [WHITE]: { knight: 4 } } })
    s[layout.LARGEST_ARMY] = WHITE
    expect(knightsForLargestArmy(s)).toBe(5)
  })

  it('a hex pays who lives at it', () => {
    expect(seatsPaidBy(scene(), hexOf('D3'))).toBe(0b1010)
  })

  it('R17: a harbour serves who lives at one of its corners', () => {
    const [first, second] = [EDGE_A, EDGE_B].map((ends) => ends[HARBOUR_EDGES[3]!]!)
    for (const vertex of [first!, second!]) {
      const s = scene({ settlements: { [RED]: VERTEX_IDS[vertex]! } })
      expect(harboursOf(s, RED)).toEqual([3])
      expect(seatOf(s, RED).rates.some((rate) => rate < 4)).toBe(true)
      expect(harboursOf(s, BLUE)).toEqual([])
    }
  })
})
