import { actions, type Card, catan, edgeOf, hexOf, offer, type Resource, vertexOf } from '@serai/catan'
import { CHANCE, defaultOptions, isRefusal, type Json, type JsonObject, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import type { Moment } from '../../table/history.ts'
import type { Change } from './change.ts'
import { changesOf } from './changes.ts'

const [RED, BLUE, WHITE, ORANGE] = [0, 1, 2, 3] as const
const [WOOD, BRICK, SHEEP, WHEAT, ORE] = [0, 1, 2, 3, 4] as const

interface Scene {
  readonly stage?: string
  readonly hands?: { readonly [seat: number]: Partial<Record<Resource, number>> }
  readonly cards?: readonly Card[]
  readonly knights?: number
  readonly roads?: readonly string[]
}

/** The beginner's island with the pieces of its set-up, red to act. */
function scene({ stage = 'main_actions', hands = {}, cards = [], knights = 0, roads = [] }: Scene): Int32Array {
  const start = catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, 4, stream(1, 'board'))
  catan.apply(start, CHANCE, actions.FIRST_PLAYER)
  const base = catan.describe(start) as JsonObject & { board: JsonObject & { edges: Json[] } }
  const state = catan.build({
    board: { ...base.board, edges: [...base.board.edges, ...roads.map((id) => ({ id, owner: RED }))] },
    robberHexId: 'C3',
    dice: { pair: [1, 1] },
    activePlayerId: RED,
    turn: 20,
    turnStage: stage,
    subStep: null,
    players: [RED, BLUE, WHITE, ORANGE].map((seat) => ({
      seat,
      resourceCards: hands[seat] ?? {},
      developmentCards: seat === RED ? cards.map((card) => ({ card, boughtOnTurn: 1 })) : [],
      playedCards: seat === RED && knights > 0 ? { knight: knights } : {},
    })),
  })
  if (isRefusal(state)) throw new Error(JSON.stringify(state))
  return state
}

/** A game as `viewer` sees it: what the last of these actions changed. */
function changes(state: Int32Array, viewer: number, ...steps: readonly (readonly [number, number])[]): Change[] {
  let moment: Moment | null = null
  for (const [seq, [by, action]] of steps.entries()) {
    const refusal = catan.check(state, by, action)
    if (refusal) throw new Error(`${catan.format(action)}: ${refusal.code}`)
    const before = catan.redact(state, viewer)
    const entry = catan.redactEntry(state, { seq: seq + 1, at: 0, by, action }, viewer)
    const after = catan.clone(before)
    catan.apply(after, by, entry.action, entry.reveal)
    catan.apply(state, by, action)
    moment = { entry, before, after }
  }
  return moment ? changesOf(moment) : []
}

const dice = (a: number, b: number) => [CHANCE, actions.DICE + 6 * (a - 1) + (b - 1)] as const
const roll = [RED, actions.ROLL_DICE] as const

describe('what a roll changes', () => {
  it('says who got what from which hex', () => {
    // Hills 6 at B2: red on v08 and white on v17. Fields 6 at E2: orange on v40.
    expect(changes(scene({ stage: 'roll_or_play_knight' }), BLUE, roll, dice(2, 4))).toEqual([
      { kind: 'dice', seat: RED, a: 2, b: 4 },
      { kind: 'yield', seat: RED, hex: hexOf('B2'), resource: 'brick', count: 1 },
      { kind: 'yield', seat: WHITE, hex: hexOf('B2'), resource: 'brick', count: 1 },
      { kind: 'yield', seat: ORANGE, hex: hexOf('E2'), resource: 'wheat', count: 1 },
    ])
  })

  it('says nothing of cards that the bank did not have', () => {
    const state = scene({ stage: 'roll_or_play_knight', hands: { [BLUE]: { brick: 19 } } })
    const seats = changes(state, RED, roll, dice(2, 4)).map((change) => change.kind === 'yield' && change.resource)
    expect(seats).toEqual([false, 'wheat'])
  })

  it('tells cards that are thrown away and where the robber goes', () => {
    const state = scene({ stage: 'roll_or_play_knight', hands: { [RED]: { ore: 8 } } })
    expect(changes(state, BLUE, roll, dice(3, 4), [RED, actions.DISCARD + ORE])).toEqual([
      { kind: 'discard', seat: RED, resource: 'ore' },
    ])
    const rest = [1, 2, 3].map(() => [RED, actions.DISCARD + ORE] as const)
    expect(changes(state, BLUE, ...rest, [RED, actions.MOVE_ROBBER + hexOf('A3')])).toEqual([
      { kind: 'robber', seat: RED, from: hexOf('C3'), to: hexOf('A3') },
    ])
  })
})

describe('a stolen card', () => {
  const steps = [
    [RED, actions.PLAY_KNIGHT],
    [RED, actions.MOVE_ROBBER + hexOf('D4')],
    [RED, actions.STEAL_RANDOM_CARD + BLUE],
    [CHANCE, actions.STOLEN + ORE],
  ] as const
  const start = () => scene({ cards: ['knight'], hands: { [BLUE]: { ore: 2 } } })

  it('is known to thief and victim', () => {
    const stolen = { kind: 'steal', seat: RED, victim: BLUE, resource: 'ore' }
    expect(changes(start(), RED, ...steps)).toEqual([stolen])
    expect(changes(start(), BLUE, ...steps)).toEqual([stolen])
  })

  it('lies face down for everybody else', () => {
    expect(changes(start(), WHITE, ...steps)).toEqual([{ kind: 'steal', seat: RED, victim: BLUE, resource: null }])
  })
})

describe('what building changes', () => {
  const hands = { [RED]: { wood: 2, brick: 2, sheep: 1, wheat: 3, ore: 3 } }

  it('names the piece, its place and what was paid', () => {
    expect(changes(scene({ hands }), BLUE, [RED, actions.BUILD_ROAD + edgeOf('13-18')])).toEqual([
      {
        kind: 'build',
        seat: RED,
        piece: 'road',
        spot: { kind: 'edge', at: edgeOf('13-18') },
        cost: [
          { resource: 'wood', count: 1 },
          { resource: 'brick', count: 1 },
        ],
      },
    ])
    expect(changes(scene({ hands }), BLUE, [RED, actions.UPGRADE_TO_CITY + vertexOf('v08')])).toEqual([
      {
        kind: 'build',
        seat: RED,
        piece: 'city',
        spot: { kind: 'vertex', at: vertexOf('v08') },
        cost: [
          { resource: 'wheat', count: 2 },
          { resource: 'ore', count: 3 },
        ],
      },
    ])
  })

  it('is free with road building', () => {
    const [road] = changes(
      scene({ cards: ['road_building'] }),
      BLUE,
      [RED, actions.PLAY_ROAD_BUILDING],
      [RED, actions.BUILD_ROAD + edgeOf('13-18')],
    )
    expect(road).toMatchObject({ kind: 'build', cost: [] })
  })

  it('gives the first cards from the hexes around the second settlement', () => {
    const state = catan.start({ ...defaultOptions(catan.options), board: 'spiral' }, 3, stream(3, 'board'))
    const legal: number[] = []
    let last: Change[] = []
    while (catan.turns(state) === 0 && !last.some(({ kind }) => kind === 'yield')) {
      if (catan.turn(state).kind === 'chance') {
        changes(state, RED, [CHANCE, actions.FIRST_PLAYER])
        continue
      }
      const seat = [0, 1, 2].find((each) => catan.legal(state, each, legal) > 0)!
      last = changes(state, RED, [seat, legal[0]!])
    }
    const [built, ...yields] = last
    expect(built).toMatchObject({ kind: 'build', piece: 'settlement', cost: [] })
    for (const each of yields) expect(each).toMatchObject({ kind: 'yield', count: 1 })
  })

  it('tells when an award goes to somebody', () => {
    const state = scene({ hands: { [RED]: { wood: 1, brick: 1 } }, roads: ['13-18', '18-24', '24-30'] })
    expect(changes(state, BLUE, [RED, actions.BUILD_ROAD + edgeOf('30-35')])).toContainEqual({
      kind: 'award',
      award: 'longest-road',
      from: null,
      to: RED,
    })
    const knight = scene({ cards: ['knight'], knights: 2 })
    expect(changes(knight, BLUE, [RED, actions.PLAY_KNIGHT])).toEqual([
      { kind: 'card-played', seat: RED, card: 'knight' },
      { kind: 'award', award: 'largest-army', from: null, to: RED },
    ])
  })
})

describe('what cards change', () => {
  it('tells the price and, to the buyer alone, the card', () => {
    const start = () => scene({ hands: { [RED]: { sheep: 1, wheat: 1, ore: 1 } } })
    const steps = [[RED, actions.BUY_DEVELOPMENT_CARD] as const, [CHANCE, actions.DRAW + 4] as const]
    expect(changes(start(), BLUE, steps[0]!)).toEqual([
      {
        kind: 'card-paid',
        seat: RED,
        cost: [SHEEP, WHEAT, ORE].map((r) => ({ resource: ['wood', 'brick', 'sheep', 'wheat', 'ore'][r], count: 1 })),
      },
    ])
    expect(changes(start(), RED, ...steps)).toEqual([{ kind: 'card-drawn', seat: RED, card: 'monopoly' }])
    expect(changes(start(), BLUE, ...steps)).toEqual([{ kind: 'card-drawn', seat: RED, card: null }])
  })

  it('tells what each player lost to a monopoly', () => {
    const state = scene({ cards: ['monopoly'], hands: { [BLUE]: { wheat: 2, ore: 1 }, [ORANGE]: { wheat: 1 } } })
    expect(changes(state, WHITE, [RED, actions.PLAY_MONOPOLY + WHEAT])).toEqual([
      { kind: 'card-played', seat: RED, card: 'monopoly' },
      { kind: 'monopoly', seat: RED, victim: BLUE, resource: 'wheat', count: 2 },
      { kind: 'monopoly', seat: RED, victim: ORANGE, resource: 'wheat', count: 1 },
    ])
  })

  it('tells what a year of plenty brings', () => {
    const twoBricks = actions.PLENTY_A.findIndex((a, i) => a === BRICK && actions.PLENTY_B[i] === BRICK)
    expect(
      changes(scene({ cards: ['year_of_plenty'] }), WHITE, [RED, actions.PLAY_YEAR_OF_PLENTY + twoBricks]),
    ).toContainEqual({ kind: 'plenty', seat: RED, got: [{ resource: 'brick', count: 2 }] })
  })
})

describe('what trade changes', () => {
  const hands = { [RED]: { sheep: 2, wood: 4 }, [BLUE]: { ore: 1 }, [WHITE]: { ore: 1 } }
  const ofRed = (to: number) => offer.proposeTrade({ to, give: [0, 0, 2, 0, 0], want: [0, 0, 0, 0, 1] })
  const dealWith = (partner: number) => ({
    kind: 'trade',
    seat: RED,
    partner,
    given: [{ resource: 'sheep', count: 2 }],
    got: [{ resource: 'ore', count: 1 }],
  })

  it('crosses when the only one who was asked accepts', () => {
    const state = scene({ hands })
    expect(changes(state, ORANGE, [RED, ofRed(1 << BLUE)], [BLUE, actions.ACCEPT_TRADE])).toEqual([dealWith(BLUE)])
  })

  it('crosses with the partner that was chosen of several', () => {
    const state = scene({ hands })
    const to = (1 << BLUE) | (1 << WHITE)
    expect(changes(state, ORANGE, [RED, ofRed(to)], [WHITE, actions.ACCEPT_TRADE])).toEqual([])
    expect(changes(state, ORANGE, [RED, actions.CONFIRM_TRADE + WHITE])).toEqual([dealWith(WHITE)])
  })

  it('goes to the bank at its rate', () => {
    expect(changes(scene({ hands }), BLUE, [RED, actions.TRADE_WITH_BANK + 5 * WOOD + ORE])).toEqual([
      {
        kind: 'bank-trade',
        seat: RED,
        given: [{ resource: 'wood', count: 4 }],
        got: [{ resource: 'ore', count: 1 }],
      },
    ])
  })
})

it('a take-back by itself changes nothing', () => {
  const state = scene({})
  expect(changesOf({ entry: { seq: 2, at: 0, by: RED, undo: 0 }, before: state, after: state })).toEqual([])
})
