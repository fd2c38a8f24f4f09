import { CHANCE, type Entry, type Json, type JsonObject, redactEntry, SPECTATOR, stream } from '@serai/kernel'
import { playthrough, scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { catan } from '../game.ts'
import { BLUE, bankOf, ORANGE, RED, type Scene, scene, see, stageOf, WHITE } from './scene.ts'

const beforeRoll: Scene = { stage: 'roll_or_play_knight' }
const hands = (s: Int32Array): string[] => [RED, BLUE, WHITE, ORANGE].map((seat) => see(s, seat).hand)
const roll = (changes: Scene, dice: string) =>
  scripted(catan, scene({ ...beforeRoll, ...changes }))
    .act(changes.active ?? RED, 'roll')
    .chance(dice)
const owner = (s: Int32Array): Json => catan.describe(s).longestRoadOwnerId!

/** Red 7 in a row across the island; white comes from the north and can break it at v17. */
const SEVEN: Scene = {
  bare: true,
  active: WHITE,
  hands: { [WHITE]: 'wood1 brick1 sheep1 wheat1' },
  roads: { [RED]: '16-21 16-22 17-22 17-23 18-23 18-24 19-24', [WHITE]: '12-17 8-12 4-8 1-4 1-5 5-9' },
  settlements: { [RED]: 'v21 v19', [WHITE]: 'v04 v09' },
  longestRoad: RED,
}
const WHITE_THREE = '12-17 8-12 4-8'
const BLUE_SIX = '43-47 47-51 48-51 48-52 49-52 49-53'

describe('edge cases (E)', () => {
  it.each([
    ['E1', { bank: 'wheat1' }, 'dice 2 2', { 1: 'wood1 brick1 ore1', 3: 'sheep1 wheat2 ore1' }, 'wheat1'],
    [
      'E2',
      { bank: 'ore1', hoarder: BLUE, cities: { [WHITE]: 'v31' } },
      'dice 4 4',
      { 0: 'wood3 wheat1', 2: 'wood1 sheep1 ore2' },
      '',
    ],
    [
      'E3',
      { bank: 'wood1', hoarder: ORANGE },
      'dice 4 4',
      { 0: 'wood2 wheat1', 1: 'wood1 brick1 ore1', 2: 'wood1 sheep1 ore2' },
      'wood1',
    ],
    [
      'E4',
      { bank: 'wood2', hoarder: ORANGE },
      'dice 4 4',
      { 0: 'wood3 wheat1', 1: 'wood2 brick1 ore1', 2: 'wood1 sheep1 ore2' },
      '',
    ],
  ] as readonly (readonly [string, Scene, string, Record<number, string>, string])[])(
    '%s: a short bank pays by the shortage rule',
    (_, changes, dice, expected, left) => {
      const { state } = roll(changes, dice)
      for (const [seat, hand] of Object.entries(expected)) expect(see(state, Number(seat)).hand).toBe(hand)
      const short = /^[a-z]+/.exec(changes.bank!)![0]
      expect(
        bankOf(state)
          .split(' ')
          .find((word) => word.startsWith(short)) ?? '',
      ).toBe(left)
    },
  )

  it('E5: everybody above seven discards half, in any order', () => {
    const script = roll(
      {
        hands: { [RED]: 'wood8', [BLUE]: 'brick9', [WHITE]: 'sheep7', [ORANGE]: 'wheat11' },
        cards: { [ORANGE]: ['knight', 'knight', 'monopoly'] },
      },
      'dice 3 4',
    )
    expect(stageOf(script.state)).toBe('robber_discard')
    expect((catan.describe(script.state).players as JsonObject[]).map((p) => p.owesDiscards)).toEqual([4, 4, 0, 5])
    script.act(ORANGE, ...Array<string>(5).fill('discard wheat')).act(RED, ...Array<string>(4).fill('discard wood'))
    script.act(BLUE, ...Array<string>(3).fill('discard brick'))
    expect(stageOf(script.state)).toBe('robber_discard')
    script.act(BLUE, 'discard brick')
    expect(stageOf(script.state)).toBe('robber_move_steal/move')
    expect(hands(script.state)).toEqual(['wood4', 'brick5', 'sheep7', 'wheat6'])
  })

  it('E6: the robber on the desert steals from whoever builds beside it', () => {
    const script = roll(
      { active: BLUE, robber: 'A1', roads: { [RED]: '13-18' }, settlements: { [RED]: 'v18' } },
      'dice 3 4',
    )
    script.act(BLUE, 'robber C3')
    expect(script.legal(BLUE)).toEqual(['steal 0'])
  })

  it('E7, E9: without a candidate there is no steal', () => {
    const bare = roll({ robber: 'A1' }, 'dice 3 4').act(RED, 'robber C3')
    expect(stageOf(bare.state)).toBe('main_actions')
    const own = roll({}, 'dice 3 4').act(RED, 'robber A2')
    expect(stageOf(own.state)).toBe('main_actions')
  })

  it('E8: a candidate without cards may be named, and nothing is taken', () => {
    const script = roll({ hands: { [BLUE]: '', [ORANGE]: 'ore2' } }, 'dice 3 4').act(RED, 'robber D2')
    expect(script.legal(RED)).toEqual(['steal 1', 'steal 3'])
    script.act(RED, 'steal 1')
    expect(stageOf(script.state)).toBe('main_actions')
    expect(hands(script.state)).toEqual(['wood2 wheat1', '', 'wood1 sheep1 ore1', 'ore2'])
  })

  it('E10: knight and seven move the robber twice, discards come with the seven only', () => {
    const script = scripted(catan, scene({ ...beforeRoll, cards: { [RED]: ['knight'] }, hands: { [WHITE]: 'ore9' } }))
    script.act(RED, 'play knight')
    expect(stageOf(script.state)).toBe('robber_move_steal/move')
    script.act(RED, 'robber A2').act(RED, 'roll').chance('dice 3 4')
    script.act(WHITE, ...Array<string>(4).fill('discard ore')).act(RED, 'robber C3')
    expect(stageOf(script.state)).toBe('main_actions')
  })

  describe('E11: Road Building', () => {
    it('places one road when one is left', () => {
      const roads = '0-3 0-4 1-4 1-5 2-5 2-6 3-7 6-10 7-11 10-15 11-16 15-20'
      const script = scripted(catan, scene({ cards: { [RED]: ['road_building'] }, roads: { [RED]: roads } }))
      script.act(RED, 'play road_building', 'road 13-18')
      expect(stageOf(script.state)).toBe('main_actions')
    })

    it('places two, the second through the first', () => {
      const script = scripted(catan, scene({ active: BLUE, cards: { [BLUE]: ['road_building'] } }))
      script.act(BLUE, 'play road_building', 'road 44-48')
      expect(stageOf(script.state)).toBe('main_actions/free_road')
      expect(script.refusal(BLUE, 'end').code).toBe('E_STAGE')
      script.act(BLUE, 'road 48-52')
      expect(see(script.state, BLUE)).toMatchObject({ hand: 'wood1 brick1 ore1', roadLength: 3 })
      expect(stageOf(script.state)).toBe('main_actions')
    })

    it('needs a road in stock', () => {
      const roads = '0-3 0-4 1-4 1-5 2-5 2-6 3-7 6-10 7-11 10-15 11-16 15-20 4-8'
      const script = scripted(catan, scene({ cards: { [RED]: ['road_building'] }, roads: { [RED]: roads } }))
      expect(script.refusal(RED, 'play road_building').code).toBe('E_CARD_NO_EFFECT')
    })

    it('before the roll returns to before the roll', () => {
      const script = scripted(catan, scene({ ...beforeRoll, active: BLUE, cards: { [BLUE]: ['road_building'] } }))
      script.act(BLUE, 'play road_building')
      expect(script.refusal(BLUE, 'end').code).toBe('E_STAGE')
      expect(script.refusal(BLUE, 'roll').code).toBe('E_STAGE')
      script.act(BLUE, 'road 44-48', 'road 48-52', 'roll')
    })
  })

  it('E12: Year of Plenty from a bank of one card, and of none', () => {
    const plenty = (bank: string) =>
      scripted(catan, scene({ bare: true, settlements: { [RED]: 'v08' }, cards: { [RED]: ['year_of_plenty'] }, bank }))
    const one = plenty('wood0 brick0 sheep0 wheat0 ore1')
    expect(one.refusal(RED, 'play year_of_plenty ore ore').code).toBe('E_BANK')
    one.act(RED, { type: 'PLAY_DEVELOPMENT_CARD', card: 'year_of_plenty', resources: ['ore'] })
    expect(see(one.state, RED).hand).toBe('ore1')
    const none = plenty('wood0 brick0 sheep0 wheat0 ore0')
    expect(none.refusal(RED, 'play year_of_plenty ore').code).toBe('E_CARD_NO_EFFECT')
    expect(none.refusal(RED, 'play year_of_plenty ore ore').code).toBe('E_CARD_NO_EFFECT')
  })

  it('E13: a monopoly on what nobody has is used up', () => {
    const script = scripted(catan, scene({ cards: { [RED]: ['monopoly'] }, hands: { [ORANGE]: 'ore1' } }))
    script.act(RED, 'play monopoly wheat')
    expect(see(script.state, RED)).toMatchObject({ hand: 'wood2 wheat1', cards: '' })
  })

  const EIGHT: Scene = { cities: { [RED]: 'v02 v26 v50' } }

  it('E14: a victory point card wins in the turn it is bought, and is revealed with the others', () => {
    const s = scene({ ...EIGHT, hands: { [RED]: 'sheep1 wheat1 ore1' }, cards: { [RED]: ['victory_point'] } })
    expect(see(s, RED)).toMatchObject({ publicPoints: 8, points: 9 })
    const script = scripted(catan, s).act(RED, 'buy')
    const drawn: Entry = { seq: 1, at: 0, by: CHANCE, action: catan.parse('draw victory_point') as number }
    const shownToBlue = redactEntry(drawn, catan.disclosed(script.state, drawn), BLUE)
    const folded = catan.redact(script.state, BLUE)
    catan.apply(folded, CHANCE, shownToBlue.action, shownToBlue.reveal)
    script.chance('draw victory_point')
    expect(catan.result(script.state)).toMatchObject({ winner: RED, reason: 'victory_points' })
    expect(folded).toEqual(catan.redact(script.state, BLUE))
    const seen = catan.describe(catan.redact(script.state, BLUE)).players as JsonObject[]
    expect(seen[RED]).toMatchObject({ victoryPointCards: 2, developmentCardCount: 2 })
  })

  it('E15: the third knight can win, and the robber stays', () => {
    const s = scene({ ...EIGHT, cards: { [RED]: ['knight'] }, played: { [RED]: { knight: 2 } } })
    const script = scripted(catan, s).act(RED, 'play knight')
    expect(catan.result(script.state)).toMatchObject({ winner: RED })
    expect(catan.describe(script.state).robberHexId).toBe('C3')
  })

  it('E16: a broken road passes the award to the longest that is left', () => {
    const script = scripted(catan, scene(SEVEN)).act(WHITE, 'settlement v17')
    expect([RED, WHITE].map((seat) => see(script.state, seat).roadLength)).toEqual([4, 6])
    expect(owner(script.state)).toBe(WHITE)
  })

  const ON_ANOTHERS_TURN: Scene = {
    ...SEVEN,
    roads: { [RED]: SEVEN.roads![RED]!, [WHITE]: WHITE_THREE, [BLUE]: BLUE_SIX },
    settlements: { [RED]: 'v21 v19', [WHITE]: 'v04' },
    cities: { [BLUE]: 'v47 v49 v32 v02' },
  }

  it('E17: ten points on the turn of another are no win; they are at the start of the own turn', () => {
    const script = scripted(catan, scene(ON_ANOTHERS_TURN))
    expect(see(script.state, BLUE).points).toBe(8)
    script.act(WHITE, 'settlement v17')
    expect(owner(script.state)).toBe(BLUE)
    expect(see(script.state, BLUE).points).toBe(10)
    expect(catan.result(script.state)).toBeNull()
    script.act(WHITE, 'end')
    for (const seat of [ORANGE, RED]) script.act(seat, 'roll').chance('dice 6 6').act(seat, 'end')
    expect(catan.result(script.state)).toMatchObject({ winner: BLUE, reason: 'victory_points' })
    expect(stageOf(script.state)).toBe('game_end')
  })

  it('E18: points lost before the own turn win nothing', () => {
    const s = scene({
      ...ON_ANOTHERS_TURN,
      hands: { ...SEVEN.hands, [ORANGE]: 'wood2 brick2' },
      roads: { ...ON_ANOTHERS_TURN.roads, [ORANGE]: '20-25 25-31 31-36 30-36 30-35' },
      settlements: { ...ON_ANOTHERS_TURN.settlements, [ORANGE]: 'v20' },
    })
    const script = scripted(catan, s).act(WHITE, 'settlement v17')
    expect([owner(script.state), see(script.state, BLUE).points]).toEqual([BLUE, 10])
    script.act(WHITE, 'end').act(ORANGE, 'roll').chance('dice 6 6').act(ORANGE, 'road 29-35', 'road 29-34')
    expect([owner(script.state), see(script.state, BLUE).points]).toEqual([ORANGE, 8])
    script.act(ORANGE, 'end').act(RED, 'roll').chance('dice 6 6').act(RED, 'end')
    expect(catan.result(script.state)).toBeNull()
    expect(catan.describe(script.state).activePlayerId).toBe(BLUE)
  })

  it('E19: set aside among equals, and taken by the first to lead alone', () => {
    const s = scene({
      ...SEVEN,
      hands: { ...SEVEN.hands, [BLUE]: 'wood1 brick1' },
      roads: {
        [RED]: SEVEN.roads![RED]!,
        [WHITE]: WHITE_THREE,
        [BLUE]: BLUE_SIX,
        [ORANGE]: '26-32 20-26 20-25 25-31 31-36 30-36',
      },
      settlements: { [RED]: 'v21 v19', [WHITE]: 'v04', [BLUE]: 'v47 v49', [ORANGE]: 'v32' },
    })
    const script = scripted(catan, s).act(WHITE, 'settlement v17')
    expect(owner(script.state)).toBeNull()
    script.act(WHITE, 'end')
    for (const seat of [ORANGE, RED]) script.act(seat, 'roll').chance('dice 6 6').act(seat, 'end')
    script.act(BLUE, 'roll').chance('dice 6 6').act(BLUE, 'road 50-53')
    expect(owner(script.state)).toBe(BLUE)
  })

  it('E20: an upgrade gives the settlement back to build with', () => {
    const s = scene({
      bare: true,
      hands: { [RED]: 'wood2 brick2 sheep2 wheat4 ore3' },
      settlements: { [RED]: 'v00 v02 v26 v50' },
      roads: { [RED]: '8-13 13-18 18-24 19-24' },
    })
    const stock = (): number => see(script.state, RED).stock.settlements
    const script = scripted(catan, s)
    expect(stock()).toBe(1)
    script.act(RED, 'settlement v08')
    expect(stock()).toBe(0)
    script.act(RED, 'city v00')
    expect(stock()).toBe(1)
    script.act(RED, 'settlement v18')
    expect(stock()).toBe(0)
  })

  it('E21: an offer lapses when its proposer spends a card', () => {
    const script = scripted(catan, scene({ hands: { [RED]: 'wood2 brick1' } }))
    script.act(RED, { type: 'PROPOSE_TRADE', to: [BLUE], give: { wood: 1 }, want: { ore: 1 } }, 'road 13-18')
    expect(script.refusal(BLUE, 'accept 0').code).toBe('E_TRADE_STALE')
  })

  it('E22: of several who accept, one is confirmed and the rest is closed', () => {
    const script = scripted(catan, scene())
    script.act(RED, { type: 'PROPOSE_TRADE', to: [BLUE, WHITE], give: { wood: 1 }, want: { ore: 1 } })
    script.act(BLUE, 'accept 0').act(WHITE, 'accept 0')
    expect(hands(script.state)[RED]).toBe('wood2 wheat1')
    script.act(RED, { type: 'CONFIRM_TRADE', tradeId: 0, partnerId: WHITE })
    expect(hands(script.state)).toEqual(['wood1 wheat1 ore1', 'wood1 brick1 ore1', 'wood2 sheep1', 'wheat2 ore1'])
    expect(script.refusal(RED, 'confirm 0 1').code).toBe('E_TRADE_STALE')
  })

  it('E23: harbours set the rates', () => {
    const s = scene({ settlements: { [RED]: 'v00 v01' } })
    expect((catan.describe(s).players as JsonObject[])[RED]!.rates).toEqual({
      wood: 3,
      brick: 3,
      sheep: 3,
      wheat: 2,
      ore: 3,
    })
  })

  it('E24: the last one who owes cards resigns', () => {
    const script = roll({ hands: { [BLUE]: 'ore9' } }, 'dice 3 4').act(BLUE, 'resign')
    expect(stageOf(script.state)).toBe('robber_move_steal/move')
    expect(catan.describe(script.state).activePlayerId).toBe(RED)
    expect(hands(script.state)[BLUE]).toBe('')
  })

  it('E25: no viewer receives a hand, a card or a stolen card of another', () => {
    const shows = (text: string, seat: number, hidden: string): void => {
      expect(text, `seat ${seat}`).not.toContain(hidden)
    }
    const knight = scripted(
      catan,
      scene({ ...beforeRoll, cards: { [RED]: ['knight', 'monopoly'] }, played: { [RED]: { knight: 2 } } }),
    ).act(RED, 'play knight', 'robber D2', 'steal 1')
    const stolen: Entry = { seq: 1, at: 0, by: -1, action: catan.parse('stolen ore') as number }
    for (const viewer of [WHITE, ORANGE, SPECTATOR]) {
      expect(catan.format(redactEntry(stolen, catan.disclosed(knight.state, stolen), viewer).action)).toBe(
        'stolen hidden',
      )
    }
    for (const viewer of [RED, BLUE]) {
      expect(catan.format(redactEntry(stolen, catan.disclosed(knight.state, stolen), viewer).action)).toBe('stolen ore')
    }
    for (const viewer of [BLUE, WHITE, ORANGE, SPECTATOR]) {
      const view = catan.describe(catan.redact(knight.state, viewer))
      for (const [seat, player] of (view.players as JsonObject[]).entries()) {
        if (seat === viewer) continue
        shows(JSON.stringify(player), seat, 'resourceCards')
        shows(JSON.stringify(player), seat, 'developmentCards')
        shows(JSON.stringify(player), seat, '"points"')
      }
      shows(JSON.stringify(view.bank), viewer, 'monopoly')
    }
    const buy = scripted(catan, scene({ hands: { [RED]: 'sheep1 wheat1 ore1' } })).act(RED, 'buy')
    const drawn: Entry = { seq: 1, at: 0, by: -1, action: catan.parse('draw monopoly') as number }
    expect(catan.format(redactEntry(drawn, catan.disclosed(buy.state, drawn), BLUE).action)).toBe('draw hidden')
    expect(catan.format(redactEntry(drawn, catan.disclosed(buy.state, drawn), RED).action)).toBe('draw monopoly')
  })

  it('E26: the same seed and the same actions give the same hashes', () => {
    const options = { victoryPoints: 10, board: 'spiral', trading: true, turnCap: 0 }
    const once = playthrough(catan, options, 4, 'E26', 300)
    expect(playthrough(catan, options, 4, 'E26', 300)).toBe(once)
    expect(catan.hash(catan.start(options, 4, stream(1, 'board')))).not.toBe(
      catan.hash(catan.start(options, 4, stream(2, 'board'))),
    )
  })
})
