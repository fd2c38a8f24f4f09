import { defaultOptions, redactEntry, stream } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { BEGINNER_BOARD } from '../board/beginner.ts'
import { encodeBoard } from '../board/board-json.ts'
import { spiralNumbers } from '../board/generate.ts'
import { HEX_IDS, hexOf } from '../board/ids.ts'
import { catan } from '../game.ts'
import { DESERT } from '../vocabulary.ts'
import { BLUE, bankOf, beforeFirstRoll, ORANGE, RED, scene, see, stageOf, WHITE } from './scene.ts'

const hands = (s: Int32Array): string[] => [RED, BLUE, WHITE, ORANGE].map((seat) => see(s, seat).hand)

/** Variable mode on the terrain of the fixed setup. */
function variable(): Int32Array {
  const options = { ...defaultOptions(catan.options), board: encodeBoard(BEGINNER_BOARD) }
  const s = catan.start(options, 4, stream(1, 'board'))
  catan.apply(s, -1, catan.decode({ type: 'FIRST_PLAYER', seat: 0 }) as number)
  return s
}

const settle = (vertexId: string) => ({ type: 'PLACE_SETUP_SETTLEMENT', vertexId })
const pave = (edgeId: string) => ({ type: 'PLACE_SETUP_ROAD', edgeId })

describe('normal play (CN)', () => {
  it('CN1: the snake, starting resources and the first turn', () => {
    const script = scripted(catan, variable())
    const order: readonly (readonly [number, string, string])[] = [
      [0, 'v28', '28-34'],
      [1, 'v41', '36-41'],
      [2, 'v17', '17-22'],
      [3, 'v14', '9-14'],
      [3, 'v40', '40-45'],
      [2, 'v31', '25-31'],
      [1, 'v39', '39-44'],
      [0, 'v08', '8-13'],
    ]
    for (const [seat, vertex, edge] of order) {
      for (const other of [0, 1, 2, 3]) {
        if (other !== seat) expect(script.refusal(other, settle(vertex)).code).toBe('E_NOT_ACTIVE')
      }
      script.act(seat, settle(vertex))
      expect(script.refusal(seat, settle('v00')).code).toBe('E_STAGE')
      script.act(seat, pave(edge))
    }
    expect(hands(script.state)).toEqual(['brick1 sheep1 ore1', 'wood1 brick1 ore1', 'wood1 sheep1 ore1', 'wheat2 ore1'])
    expect(stageOf(script.state)).toBe('roll_or_play_knight')
    expect(catan.describe(script.state).activePlayerId).toBe(RED)
    expect([0, 1, 2, 3].map((seat) => see(script.state, seat).points)).toEqual([2, 2, 2, 2])
  })

  it.each([
    ['v29', 'wood1 ore1'],
    ['v00', 'ore1'],
  ])('CN2: a second settlement at %s takes %s', (vertex, hand) => {
    const script = scripted(catan, variable())
      .act(0, settle('v28'), pave('28-33'))
      .act(1, settle('v41'), pave('36-41'))
      .act(2, settle('v17'), pave('12-17'))
      .act(3, settle('v14'), pave('9-14'))
      .act(3, settle(vertex))
    expect(see(script.state, ORANGE).hand).toBe(hand)
  })

  it('CN3: a roll of 3+5 pays red, blue and white', () => {
    const script = scripted(catan, beforeFirstRoll())
    expect(bankOf(script.state)).toBe('wood15 brick18 sheep18 wheat16 ore16')
    script.act(RED, 'roll').chance({ type: 'DICE', a: 3, b: 5 })
    expect(hands(script.state)).toEqual(['wood3 wheat1', 'wood2 brick1 ore1', 'wood1 sheep1 ore2', 'wheat2 ore1'])
    expect(bankOf(script.state)).toBe('wood13 brick18 sheep18 wheat16 ore15')
    expect(stageOf(script.state)).toBe('main_actions')
  })

  it.each([
    ['C3', ['wood3 wheat1', 'wood3 brick1 ore1', 'wood1 sheep1 ore2']],
    ['D1', ['wood2 wheat1', 'wood1 brick1 ore1', 'wood1 sheep1 ore2']],
  ])('CN4: a city takes two, and the robber on %s stops its own hex only', (robber, expected) => {
    const s = scene({ stage: 'roll_or_play_knight', cities: { [BLUE]: 'v39' }, robber })
    const script = scripted(catan, s).act(RED, 'roll').chance('dice 4 4')
    expect(hands(script.state).slice(0, 3)).toEqual(expected)
  })

  it('CN5, CN6: a road, then a settlement at its end', () => {
    const script = scripted(catan, scene({ hands: { [RED]: 'wood2 brick2 sheep1 wheat1' } }))
    const before = bankOf(script.state)
    script.act(RED, { type: 'BUILD_ROAD', edgeId: '13-18' })
    expect(see(script.state, RED).stock.roads).toBe(12)
    expect(see(script.state, RED).hand).toBe('wood1 brick1 sheep1 wheat1')
    expect([before, bankOf(script.state)]).toEqual([
      'wood15 brick16 sheep17 wheat16 ore16',
      'wood16 brick17 sheep17 wheat16 ore16',
    ])
    script.act(RED, { type: 'BUILD_SETTLEMENT', vertexId: 'v18' })
    expect(see(script.state, RED)).toMatchObject({ hand: '', points: 3, stock: { settlements: 2 } })
  })

  it('CN7: an upgrade returns the settlement, and the city takes two', () => {
    const script = scripted(catan, scene({ active: ORANGE, hands: { [ORANGE]: 'wheat2 ore3' } }))
    script.act(ORANGE, { type: 'UPGRADE_TO_CITY', vertexId: 'v40' })
    expect(see(script.state, ORANGE)).toMatchObject({ points: 3, hand: '', stock: { settlements: 4, cities: 3 } })
    script.act(ORANGE, 'end').act(RED, 'roll').chance('dice 2 2')
    expect(see(script.state, ORANGE).hand).toBe('sheep1 wheat2')
    expect(see(script.state, BLUE).hand).toBe('wood1 brick1 wheat1 ore1')
  })

  it('CN8: a harbour can be used in the turn it is reached', () => {
    const script = scripted(catan, scene({ active: ORANGE, hands: { [ORANGE]: 'wood3 brick3 sheep1 wheat1 ore2' } }))
    expect(script.refusal(ORANGE, 'bank ore brick').code).toBe('E_CANNOT_PAY')
    script.act(ORANGE, 'road 10-14', 'road 10-15', 'settlement v15', 'bank ore brick')
    expect(see(script.state, ORANGE).hand).toBe('brick1')
  })

  it('CN9: offer, counter-offer, acceptance', () => {
    const script = scripted(catan, scene({ active: BLUE }))
    script.act(BLUE, { type: 'PROPOSE_TRADE', to: [ORANGE], give: { wood: 1 }, want: { wheat: 1 } })
    const first = offers(script.state)[0]!.tradeId
    script.act(ORANGE, { type: 'COUNTER_TRADE', tradeId: first, give: { wheat: 1 }, want: { brick: 1 } })
    expect(offers(script.state).map(({ from }) => from)).toEqual([ORANGE])
    script.act(BLUE, { type: 'ACCEPT_TRADE', tradeId: offers(script.state)[0]!.tradeId })
    expect(see(script.state, BLUE).hand).toBe('wood1 wheat1 ore1')
    expect(see(script.state, ORANGE).hand).toBe('brick1 wheat1 ore1')
    expect(offers(script.state)).toEqual([])
  })

  it('CN10: four of a kind for one at the bank', () => {
    const script = scripted(catan, scene({ hands: { [RED]: 'wood4' } }))
    script.act(RED, { type: 'TRADE_WITH_BANK', give: 'wood', get: 'ore' })
    expect(see(script.state, RED).hand).toBe('ore1')
  })

  it('CN11: the third knight, before the roll', () => {
    const s = scene({
      stage: 'roll_or_play_knight',
      cards: { [RED]: ['knight', 'knight'] },
      played: { [RED]: { knight: 2 } },
    })
    const script = scripted(catan, s)
    script.act(RED, 'play knight')
    expect(catan.describe(script.state).largestArmyOwnerId).toBe(RED)
    script
      .act(RED, 'robber D2', { type: 'STEAL_RANDOM_CARD', victimId: BLUE })
      .chance({ type: 'STOLEN', resource: 'ore' })
    expect(see(script.state, RED)).toMatchObject({ knights: 3, points: 4, hand: 'wood2 wheat1 ore1', cards: 'knight' })
    expect(see(script.state, BLUE).hand).toBe('wood1 brick1')
    expect(stageOf(script.state)).toBe('roll_or_play_knight')
    expect(script.refusal(RED, 'play knight').code).toBe('E_CARD_LIMIT')
    script.act(RED, 'roll')
  })

  it('CN12: a bought card is seen by its buyer only', () => {
    const script = scripted(catan, scene({ hands: { [RED]: 'sheep1 wheat1 ore1' } }))
    script.act(RED, 'buy').chance({ type: 'DRAW', card: 'monopoly' })
    expect(see(script.state, RED)).toMatchObject({ hand: '', cards: 'monopoly' })
    const seen = catan.describe(catan.redact(script.state, BLUE))
    expect(seen.players).toMatchObject([{ seat: RED, developmentCardCount: 1 }, {}, {}, {}])
    expect(JSON.stringify((seen.players as unknown[])[RED])).not.toContain('developmentCards')
    expect(seen.bank).toMatchObject({ developmentDeckRemaining: 24 })
  })

  it('CN13: a monopoly takes every card of the type, and says how many', () => {
    const s = scene({
      hands: { [BLUE]: 'wheat2 ore1', [WHITE]: 'wood1', [ORANGE]: 'wheat3' },
      cards: { [RED]: ['monopoly'] },
    })
    const script = scripted(catan, s)
    const action = catan.decode({ type: 'PLAY_DEVELOPMENT_CARD', card: 'monopoly', resource: 'wheat' }) as number
    const entry = { seq: 1, at: 0, by: RED, action }
    const shown = redactEntry(entry, catan.disclosed(script.state, entry), WHITE)
    expect(shown.reveal?.slice(2)).toEqual([0, 2, 0, 3])
    script.act(RED, 'play monopoly wheat')
    expect(hands(script.state)).toEqual(['wood2 wheat6', 'ore1', 'wood1', ''])
  })

  it('CN14: the tenth point wins at once', () => {
    const s = scene({
      hands: { [RED]: 'wheat2 ore3' },
      cards: { [RED]: Array(5).fill('victory_point') },
      played: { [RED]: { knight: 3 } },
    })
    expect(see(s, RED).points).toBe(9)
    const script = scripted(catan, s).act(RED, 'city v08')
    expect(stageOf(script.state)).toBe('game_end')
    expect(catan.result(script.state)).toEqual({ returns: [1, 0, 0, 0], winner: RED, reason: 'victory_points' })
    expect(catan.scores?.(script.state)).toEqual([10, 2, 2, 2])
  })

  it.each([
    [
      'C3',
      'A1 5, B1 2, C1 6, D1 3, E1 8, E2 10, E3 9, D4 12, C5 11, B4 4, A3 8, A2 10, B2 9, C2 4, D2 5, D3 6, C4 3, B3 11',
    ],
    [
      'C1',
      'A1 5, B1 2, D1 6, E1 3, E2 8, E3 10, D4 9, C5 12, B4 11, A3 4, A2 8, B2 10, C2 9, D2 4, D3 5, C4 6, B3 3, C3 11',
    ],
  ])('CN15: the spiral from A1 with the desert on %s', (desert, expected) => {
    const terrain = HEX_IDS.map((id) => (id === desert ? DESERT : 0))
    const number = spiralNumbers(terrain, 0)
    const laid = expected.split(', ').map((pair) => pair.split(' ') as [string, string])
    expect(laid.map(([id]) => `${id} ${number[hexOf(id)]}`)).toEqual(laid.map((pair) => pair.join(' ')))
    expect(number[hexOf(desert)]).toBe(0)
  })
})

function offers(s: Int32Array): { tradeId: number; from: number }[] {
  return (catan.describe(s).tradeContext as unknown as { offers: { tradeId: number; from: number }[] }).offers
}
