import { isRefusal, type Json, type JsonObject } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { catan } from '../game.ts'
import { BLUE, beforeFirstRoll, RED, scene } from '../scenarios/scene.ts'

type Change = (d: Description) => unknown
interface Description {
  [key: string]: unknown
  board: {
    hexes: { terrain: string; number: number | null }[]
    ports: JsonObject[]
    intersections: JsonObject[]
    edges: JsonObject[]
  }
  players: Record<string, unknown>[]
  bank: { resourceCards: Record<string, number>; developmentDeck: Record<string, number> }
}

const faults: readonly (readonly [string, Change])[] = [
  ['players: 2 to 4', (d) => d.players.splice(1)],
  ['game:', (d) => Object.assign(d, { game: 'chess' })],
  ['turnStage:', (d) => Object.assign(d, { turnStage: 'lunch' })],
  ['robberHexId:', (d) => Object.assign(d, { robberHexId: 'Z9' })],
  ['mountains hexes', (d) => Object.assign(d.board.hexes[0]!, { terrain: 'desert', number: null })],
  ['18 tokens', (d) => Object.assign(d.board.hexes[0]!, { number: 2 })],
  ['no possible number', (d) => Object.assign(d.board.hexes[0]!, { number: 7 })],
  ['stands twice', (d) => d.board.edges.push(d.board.edges[0]!)],
  ['distance rule', (d) => d.board.intersections.push({ id: 'v13', owner: 1, building: 'settlement' })],
  ['no such intersection', (d) => d.board.intersections.push({ id: 'v54', owner: 1, building: 'city' })],
  ['does not make 19', (d) => Object.assign(d.bank.resourceCards, { wood: 19 })],
  ['the box has 19', (d) => Object.assign(d.players[0]!, { resourceCards: { wood: 19 } })],
  ['knight cards than', (d) => Object.assign(d.players[0]!, { playedCards: { knight: 15 } })],
  ['bank.developmentDeck', (d) => Object.assign(d.bank.developmentDeck, { knight: 13 })],
  [
    'only the active player',
    (d) => Object.assign(d.players[1]!, { developmentCards: [{ card: 'knight', boughtOnTurn: 20 }] }),
  ],
  ['longestRoadOwnerId', (d) => Object.assign(d, { longestRoadOwnerId: 1 })],
  ['largestArmyOwnerId', (d) => Object.assign(d, { largestArmyOwnerId: 1 })],
  ['nobody owes', (d) => Object.assign(d, { turnStage: 'robber_discard' })],
  ['nobody to steal from', (d) => Object.assign(d, { turnStage: 'robber_move_steal', subStep: 'steal' })],
  ['turn: 0 until', (d) => Object.assign(d, { turn: 0 })],
  ['activePlayerId', (d) => Object.assign(d, { activePlayerId: 7 })],
  ['has resigned and holds', (d) => Object.assign(d.players[2]!, { resigned: true })],
  ['winnerId', (d) => Object.assign(d, { turnStage: 'game_end', winnerId: 0, reason: 'victory_points' })],
  [
    'tradeContext.offers',
    (d) =>
      Object.assign(d, {
        tradeContext: { offers: [{ tradeId: 0, from: 0, to: [1], give: { ore: 5 }, want: { wood: 1 } }] },
      }),
  ],
]

const offer = { tradeId: 0, from: 0, to: [1], give: { wood: 1 }, want: { ore: 1 } }
const trading = (...offers: object[]) => ({ tradeContext: { offers, offersEver: 9 } })

/** Found by a review: each of these was accepted once. */
const flags: readonly (readonly [string, Change])[] = [
  ['offers: none at this stage', (d) => Object.assign(d, trading(offer), { options: { trading: false } })],
  ['offers: none at this stage', (d) => Object.assign(d, trading(offer), { turnStage: 'roll_or_play_knight' })],
  ['closes the deal', (d) => Object.assign(d, trading({ ...offer, accepted: [1] }))],
  ['to: seats', (d) => Object.assign(d, trading({ ...offer, to: [0, 1], rejected: [0] }))],
  ['the next offer', (d) => Object.assign(d, { tradeContext: { offers: [offer], offersEver: 0 } })],
  ['playedCards', (d) => Object.assign(d.players[0]!, { playedCards: { '': 2 } })],
  [
    'has placed',
    (d) =>
      Object.assign(d, {
        turnStage: 'setup_place_settlement_road',
        subStep: 'settlement',
        turn: 0,
        setupPlacements: 7,
      }),
  ],
  [
    'a card led to',
    (d) => Object.assign(d, { turnStage: 'robber_move_steal', subStep: 'move', returnStage: 'roll_or_play_knight' }),
  ],
  [
    'owesDiscards',
    (d) =>
      Object.assign(
        d,
        { turnStage: 'robber_discard', dice: { pair: [3, 4] } },
        Object.assign(d.players[0]!, { owesDiscards: 3 }) && {},
      ),
  ],
  ['last_player', (d) => Object.assign(d, { turnStage: 'game_end', winnerId: 0, reason: 'last_player' })],
  ['turn cap', (d) => Object.assign(d, { turnStage: 'game_end', winnerId: null, reason: 'turn_cap' })],
  ['no such field', (d) => Object.assign(d, { turnstage: 'main_actions' })],
  ['no such field', (d) => Object.assign(d.players[0]!, { resourcecards: {} })],
  ['no stage an object', (d) => Object.assign(d, { turnStage: { toString: 1 } })],
]

describe('descriptions', () => {
  it.each(flags)('have flags that fit: %s', (words, change) => {
    const description = JSON.parse(JSON.stringify(catan.describe(scene()))) as Description
    change(description)
    expect((catan.parsePosition(description) as unknown as { fault: string }).fault).toContain(words)
  })

  it('may be nested as deep as anybody likes', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown
    expect(catan.parsePosition({ ...catan.describe(scene()), turnStage: deep })).toMatchObject({ code: 'E_POSITION' })
    const board = catan.describe(scene()).board as object
    expect(
      catan.parsePosition({ ...catan.describe(scene()), board: { ...board, intersections: [deep] } }),
    ).toMatchObject({
      code: 'E_POSITION',
    })
  })

  it('come back when the turn cap or a resignation in setup has ended the game', () => {
    const capped = catan.parsePosition({
      ...catan.describe(scene({ hands: { [RED]: 'sheep1 wheat1 ore1' } })),
      options: { turnCap: 20 },
    }) as Int32Array
    const script = scripted(catan, capped).act(RED, 'buy').chance('draw knight').act(RED, 'end')
    expect(catan.result(script.state)).toMatchObject({ winner: null, reason: 'turn_cap' })
    expect(catan.parsePosition(catan.describe(script.state))).toEqual(script.state)
    const options = { victoryPoints: 10, board: 'spiral', trading: true, turnCap: 0 }
    const early = scripted(catan, catan.start(options, 2, { next: () => 0, below: () => 0 })).chance('first 0')
    early.act(0, 'start settlement v28').act(1, 'resign')
    expect(catan.parsePosition(catan.describe(early.state))).toEqual(early.state)
  })

  it.each(faults)('name the first fault: %s', (words, change) => {
    const description = JSON.parse(JSON.stringify(catan.describe(scene()))) as Description
    change(description)
    const answer = catan.parsePosition(description)
    expect(isRefusal(answer) && answer.code).toBe('E_POSITION')
    expect((answer as unknown as { fault: string }).fault).toContain(words)
  })

  it('can be short: bank, deck and all that follows from the rest may be left out', () => {
    const { board } = catan.describe(scene()) as { board: Json }
    const s = catan.parsePosition({ board, players: [{}, {}, {}, {}] })
    expect(isRefusal(s)).toBe(false)
    expect(catan.describe(s as Int32Array)).toMatchObject({
      turnStage: 'main_actions',
      bank: { developmentDeckRemaining: 25 },
    })
  })

  it('R23-R25: the fixed setup is the one of the rules', () => {
    expect(catan.describe(beforeFirstRoll())).toMatchObject({
      turnStage: 'roll_or_play_knight',
      robberHexId: 'C3',
      bank: { resourceCards: { wood: 15, brick: 18, sheep: 18, wheat: 16, ore: 16 } },
    })
    const three = catan.describe(beforeFirstRoll(3))
    expect((three.players as JsonObject[])[RED]!.resourceCards).toEqual({
      wood: 1,
      brick: 1,
      sheep: 0,
      wheat: 0,
      ore: 1,
    })
    expect((three.board as { intersections: JsonObject[] }).intersections.map(({ id }) => id)).not.toContain('v08')
  })

  it('of a viewer have counts where cards are hidden', () => {
    const seen = catan.describe(catan.redact(scene(), BLUE))
    expect(seen.viewer).toBe(BLUE)
    expect((seen.players as JsonObject[])[RED]).toMatchObject({ resourceCount: 3, developmentCardCount: 0 })
    expect((seen.players as JsonObject[])[RED]).not.toHaveProperty('resourceCards')
  })
})
