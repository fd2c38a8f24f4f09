import {
  BEGINNER_BOARD,
  type CatanState,
  catan,
  EDGE_IDS,
  HEX_IDS,
  makeAction,
  offerOf,
  VERTEX_IDS,
} from '@serai/catan'
import type { Action } from '@serai/kernel'
import { emptyDraft } from '@serai/lab'
import { catanPosition } from '@serai/test-kit/positions'
import { describe, expect, it } from 'vitest'
import { position } from '../../../test/catan-position.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import en from '../../text/en/index.ts'
import ru from '../../text/ru/index.ts'
import { hintWords } from './hint-words.ts'

const NAMES = ['Ann', 'Bo', 'Cy', 'Di']
const hint = (state: CatanState, action: Action, next: Action | null = null, texts: Catalogue = en) => {
  const { title, detail } = hintWords(state, 0, { action, reasons: [], next }, NAMES, texts)
  return `${title}. ${detail}`
}

describe('hints', () => {
  const rich = position({ hands: { 0: [4, 4, 4, 4, 4] }, roads: { 0: ['13-18'] } })

  it('say what a place gives', () => {
    expect(hint(rich, makeAction({ type: 'BUILD_SETTLEMENT', vertex: VERTEX_IDS.indexOf('v18') }))).toBe(
      'Hint: place a settlement here (highlighted). Brick on 6, sheep on 4: 8 pips.',
    )
    expect(hint(rich, makeAction({ type: 'UPGRADE_TO_CITY', vertex: VERTEX_IDS.indexOf('v08') }))).toBe(
      'Hint: build a city here (highlighted). Doubles brick on 6, ore on 10, sheep on 2: 9 pips more.',
    )
    expect(hint(rich, makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex: VERTEX_IDS.indexOf('v01') }))).toContain(
      'harbour.',
    )
  })

  it('say that an action gets an award or wins', () => {
    const long = position({ hands: { 0: [1, 1, 0, 0, 0] }, roads: { 0: ['13-18', '18-24', '24-30'] } })
    const build = makeAction({ type: 'BUILD_ROAD', edge: EDGE_IDS.indexOf('4-8') })
    expect(hint(long, build)).toContain('Gives you Longest Road.')
    const won = position({
      hands: { 0: [0, 0, 0, 2, 3] },
      cards: { 0: ['victory_point', 'victory_point', 'victory_point', 'victory_point', 'victory_point'] },
      more: { options: { victoryPoints: 8, trading: true, turnCap: 0 } },
    })
    expect(hint(won, makeAction({ type: 'UPGRADE_TO_CITY', vertex: VERTEX_IDS.indexOf('v08') }))).toContain(
      'Wins the game.',
    )
  })

  it('say where a road leads: to a corner that can be settled', () => {
    const road = (id: string) => makeAction({ type: 'BUILD_ROAD', edge: EDGE_IDS.indexOf(id) })
    const state = position({ hands: { 0: [1, 1, 0, 0, 0] } })
    expect(hint(state, road('13-18'))).toContain(
      'Hint: place a road here (highlighted). Reaches a settlement spot: brick on 6, sheep on 4 (8 pips). Cuts off Di.',
    )
    expect(hint(state, road('13-18'), null, ru)).toContain(
      'Подсказка: поставить дорогу на отмеченной стороне. Место для поселения: кирпич на 6, овцы на 4 (8 точек). Отрезает путь игроку Di.',
    )
    const on = position({ hands: { 0: [1, 1, 0, 0, 0] }, roads: { 0: ['13-18'] } })
    expect(hint(on, road('18-23'))).toContain('to a settlement')
  })

  it('say in the setup where the road leads, never to the corner beside the settlement', () => {
    const state = emptyDraft(BEGINNER_BOARD, 4)
    catan.apply(state, 0, makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex: VERTEX_IDS.indexOf('v08') }))
    const words = hint(state, makeAction({ type: 'PLACE_SETUP_ROAD', edge: EDGE_IDS.indexOf('8-13') }))
    expect(words).toContain(
      'Hint: place a road here (highlighted). 2 more roads to a settlement spot: wood on 9, sheep on 4, brick on 10 (10 pips).',
    )
  })

  it('say whom a road stops, and how long it gets', () => {
    const state = position({ hands: { 0: [1, 1, 0, 0, 0] }, roads: { 0: ['13-18', '18-24'] } })
    const words = hint(state, makeAction({ type: 'BUILD_ROAD', edge: EDGE_IDS.indexOf('19-24') }))
    expect(words).toContain('Cuts Cy off from sheep on 4, wood on 3 (5 pips).')
    const long = position({ hands: { 0: [1, 1, 0, 0, 0] }, roads: { 0: ['13-18', '4-8'] } })
    expect(hint(long, makeAction({ type: 'BUILD_ROAD', edge: EDGE_IDS.indexOf('0-4') }))).toContain(
      'Makes your road 4 long; Longest Road needs 5.',
    )
  })

  it('say what a trade is for, when the bot means to do it', () => {
    const state = position({ hands: { 0: [4, 0, 1, 1, 0] } })
    const bank = makeAction({ type: 'TRADE_WITH_BANK', give: 0, get: 4 })
    const propose = makeAction({ type: 'PROPOSE_TRADE', to: 2, give: [1, 0, 0, 0, 0], want: [0, 0, 0, 0, 1] })
    const buy = makeAction({ type: 'BUY_DEVELOPMENT_CARD' })
    expect(hint(state, bank, buy)).toBe(
      'Hint: trade 4 wood for 1 ore with the bank. Then you can buy a development card.',
    )
    expect(hint(state, propose, buy)).toBe(
      'Hint: offer 1 wood for 1 ore. If it is accepted, you can buy a development card.',
    )
    expect(hint(state, propose, buy, ru)).toBe(
      'Подсказка: предложить 1 дерево за 1 руду. Если согласятся, можно купить карту развития.',
    )
    expect(hint(state, bank, makeAction({ type: 'END_TURN' }))).toBe(
      'Hint: trade 4 wood for 1 ore with the bank. Then you are only 1 wheat and 2 ore short of a city.',
    )
  })

  it('do not name a settlement where there is no place for one', () => {
    const state = position({ hands: { 0: [1, 1, 2, 0, 0] } })
    const propose = makeAction({ type: 'PROPOSE_TRADE', to: 2, give: [0, 0, 1, 0, 0], want: [0, 0, 0, 1, 0] })
    expect(hint(state, propose, makeAction({ type: 'END_TURN' }))).not.toContain('settlement')
    const open = position({ hands: { 0: [1, 1, 2, 0, 0] }, roads: { 0: ['13-18'] } })
    const build = makeAction({ type: 'BUILD_SETTLEMENT', vertex: VERTEX_IDS.indexOf('v18') })
    expect(hint(open, propose, build)).toContain('If it is accepted, you can build a settlement.')
  })

  it('say what the hand risks at a seven', () => {
    const state = position({ hands: { 0: [9, 0, 0, 0, 0] } })
    expect(
      hint(state, makeAction({ type: 'TRADE_WITH_BANK', give: 0, get: 4 }), makeAction({ type: 'END_TURN' })),
    ).toContain('With 6 cards in hand a 7 costs you nothing.')
    expect(hint(state, makeAction({ type: 'END_TURN' }))).toContain('A 7 would cost you 4 of your 9 cards.')
    expect(hint(position({ hands: { 0: [0, 0, 1, 1, 0] } }), makeAction({ type: 'END_TURN' }))).toBe(
      'Hint: end the turn. You are 1 ore short of a development card.',
    )
    expect(hint(position(), makeAction({ type: 'END_TURN' }), null, ru)).toBe(
      'Подсказка: закончить ход. У вас нет карт.',
    )
  })

  it('say whom the robber stops, and who is robbed', () => {
    const state = position({
      stage: 'robber_move_steal',
      subStep: 'move',
      hands: { 1: [3, 0, 0, 0, 0], 3: [1, 0, 0, 0, 0] },
      more: { returnStage: 'main_actions' },
    })
    const toFields = makeAction({ type: 'MOVE_ROBBER', hex: HEX_IDS.indexOf('D3') })
    expect(hint(state, toFields)).toBe(
      'Hint: move the robber here (highlighted). Blocks wheat on 4: Bo loses 3 pips and Di loses 3 pips. Bo has 2 of 10 points and 3 cards.',
    )
    expect(hint(state, toFields, null, ru)).toBe(
      'Подсказка: переставить разбойника сюда. Заблокирует: пшеница на 4 (Bo 3 точки и Di 3 точки). Bo: 2 из 10 очков, 3 карты.',
    )
    catan.apply(state, 0, toFields)
    expect(hint(state, makeAction({ type: 'STEAL_RANDOM_CARD', victim: 1 }))).toBe(
      'Hint: rob Bo. Bo has 2 of 10 points and 3 cards. No other player there has as many cards.',
    )
    const ahead = catanPosition(state, { points: { 3: 6 } })
    expect(hint(ahead, makeAction({ type: 'STEAL_RANDOM_CARD', victim: 3 }))).toContain(
      'No other player there has as many points.',
    )
  })

  it('name all the cards of a discard', () => {
    const state = position({
      stage: 'robber_discard',
      hands: { 0: [3, 0, 0, 3, 3] },
      owes: { 0: 4 },
      more: { returnStage: 'main_actions' },
    })
    const all = [0, 0, 0, 3].map((resource) => makeAction({ type: 'DISCARD', resource }))
    const words = hintWords(state, 0, { action: all[0]!, actions: all, reasons: [], next: null }, NAMES, en)
    expect(words).toEqual({
      title: 'Hint: discard 3 wood and 1 wheat',
      detail: 'You can still afford a city.',
    })
  })

  it('say what discards keep', () => {
    const owing = (hand: readonly number[]) =>
      position({ stage: 'robber_discard', hands: { 0: hand }, owes: { 0: 4 }, more: { returnStage: 'main_actions' } })
    expect(hint(owing([3, 0, 0, 2, 3]), makeAction({ type: 'DISCARD', resource: 0 }))).toBe(
      'Hint: discard 1 wood. You can still afford a city.',
    )
    expect(hint(owing([5, 0, 0, 1, 2]), makeAction({ type: 'DISCARD', resource: 0 }))).toBe(
      'Hint: discard 1 wood. Not needed for a development card: you are only 1 sheep short.',
    )
    expect(hint(owing([3, 0, 0, 2, 3]), makeAction({ type: 'DISCARD', resource: 0 }), null, ru)).toBe(
      'Подсказка: сбросить 1 дерево. На город по-прежнему хватит.',
    )
  })

  it('say what a development card brings', () => {
    const state = position({ hands: { 0: [0, 0, 0, 2, 0], 1: [0, 0, 0, 3, 0], 2: [0, 0, 0, 1, 0] } })
    expect(hint(state, makeAction({ type: 'PLAY_MONOPOLY', resource: 3 }))).toContain('The others hold 4 wheat in all.')
    const cards = position({ cards: { 0: ['knight', 'road_building'] } })
    expect(hint(cards, makeAction({ type: 'PLAY_KNIGHT' }))).toContain('That makes 1 Knight; Largest Army needs 3.')
    expect(hint(cards, makeAction({ type: 'PLAY_ROAD_BUILDING' }))).toContain('Saves you 2 wood and 2 brick.')
  })

  it('say what an answer to an offer brings, in numbers', () => {
    const asked = (hand: readonly number[], give: readonly number[], want: readonly number[], points = 2) => {
      const state = catanPosition(position({ active: 1, hands: { 0: hand, 1: give } }), { points: { 1: points } })
      catan.apply(state, 1, makeAction({ type: 'PROPOSE_TRADE', to: 1, give, want }))
      return { state, id: offerOf(state, 1)!.id }
    }
    const yes = ({ state, id }: ReturnType<typeof asked>) =>
      hint(state, makeAction({ type: 'ACCEPT_TRADE', tradeId: id }))
    const no = ({ state, id }: ReturnType<typeof asked>) =>
      hint(state, makeAction({ type: 'REJECT_TRADE', tradeId: id }))
    expect(yes(asked([0, 0, 2, 1, 0], [0, 0, 0, 0, 1], [0, 0, 1, 0, 0]))).toBe(
      'Hint: accept: 1 sheep for 1 ore. Then you can afford a development card. Bo has 2 of 10 points.',
    )
    expect(yes(asked([2, 0, 0, 1, 1], [0, 0, 0, 0, 1], [2, 0, 0, 0, 0]))).toContain(
      'Hint: accept: 2 wood for 1 ore. Then you are only 1 wheat and 1 ore short of a city. Bo has 2 of 10 points.',
    )
    expect(no(asked([1, 1, 0, 0, 0], [0, 0, 1, 0, 0], [1, 0, 0, 0, 0]))).toBe(
      'Hint: decline the offer. Then you could no longer afford a road.',
    )
    expect(no(asked([2, 0, 0, 0, 0], [1, 0, 0, 0, 0], [2, 0, 0, 0, 0]))).toContain('no closer to anything')
    expect(no(asked([0, 0, 0, 0, 0], [1, 0, 0, 0, 0], [0, 0, 2, 0, 0]))).toContain('You are 2 sheep short.')
    expect(no(asked([0, 0, 2, 1, 0], [0, 0, 0, 0, 1], [0, 0, 1, 0, 0], 8))).toBe(
      'Hint: decline the offer. Bo has 8 of 10 points, you have 2.',
    )
    expect(no(asked([0, 0, 0, 1, 2], [1, 0, 0, 0, 0], [0, 0, 0, 0, 1]))).toBe(
      'Hint: decline the offer. You need 1 ore for a city.',
    )
    expect(no(asked([2, 0, 2, 1, 0], [0, 0, 0, 0, 1], [2, 0, 0, 0, 0]))).toContain('You would give 2 cards for 1.')
    expect(no(asked([0, 0, 2, 0, 1], [0, 1, 0, 0, 0], [0, 0, 2, 0, 0]))).toBe(
      'Hint: decline the offer. You need 1 sheep for a development card.',
    )
  })

  it('say in the setup what the lab says', () => {
    const action = makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex: VERTEX_IDS.indexOf('v18') })
    const reasons = [
      { code: 'win_share', share: 0.271, gain: 0.021 },
      { code: 'red_numbers', count: 1 },
    ] as const
    expect(hintWords(rich, 0, { action, reasons, next: null }, NAMES, en).detail).toBe(
      'Brick on 6, sheep on 4: 8 pips. A red number, 27\u00a0±\u00a06\u00a0% chance to win.',
    )
  })

  it('have words for every action that the engine lists', () => {
    const states = [
      rich,
      position({ cards: { 0: ['knight', 'monopoly', 'year_of_plenty', 'road_building'] } }),
      position({ stage: 'roll_or_play_knight' }),
      position({ stage: 'robber_move_steal', subStep: 'move', more: { returnStage: 'main_actions' } }),
      position({
        stage: 'robber_discard',
        hands: { 0: [8, 0, 0, 0, 0] },
        owes: { 0: 4 },
        more: { returnStage: 'main_actions' },
      }),
    ]
    for (const state of states) {
      const out: number[] = []
      const count = catan.legal(state, 0, out)
      expect(count).toBeGreaterThan(0)
      for (const action of out.slice(0, count)) {
        const { title, detail } = hintWords(state, 0, { action, reasons: [], next: null }, NAMES, en)
        expect(title).not.toBe(en.catanTable.hintDo(en.catanTable.hintOther))
        expect(detail).not.toBe('')
      }
    }
  })
})
