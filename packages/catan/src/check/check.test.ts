import { CHANCE, defaultOptions } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { CONFIRM_TRADE, FINITE_ACTIONS, FIRST_PLAYER, RESIGN, STEAL_RANDOM_CARD } from '../actions/numbers.ts'
import { proposeTrade } from '../actions/offer.ts'
import { catan } from '../game.ts'
import { BLUE, RED, scene } from '../scenarios/scene.ts'

/** On the wire these cannot be written; as numbers they can. */
describe('numbers that are no action of this table', () => {
  const s = scene({ hands: { 0: 'wood1' } })
  const [wood, ore] = [
    [1, 0, 0, 0, 0],
    [0, 0, 0, 0, 1],
  ]

  it.each([
    ['an offer to nobody', proposeTrade({ to: 0, give: wood!, want: ore! })],
    ['half an action', 0.5],
    ['no number', Number.NaN],
  ])('%s is refused', (_, action) => {
    expect(catan.check(s, 0, action)).toMatchObject({ code: 'E_PAYLOAD' })
  })
})

describe('the order of the checks (R162)', () => {
  const three = catan.start(defaultOptions(catan.options), 3, { next: () => 0, below: () => 0 })
  const offerTo = (to: number) => proposeTrade({ to, give: [1, 0, 0, 0, 0], want: [0, 0, 0, 0, 1] })

  it.each([
    ['a victim', (seat: number) => STEAL_RANDOM_CARD + seat],
    ['a first player', (seat: number) => FIRST_PLAYER + seat],
    ['a partner', (seat: number) => CONFIRM_TRADE + seat],
    ['one who is asked', (seat: number) => offerTo(1 << seat)],
  ])('refuses %s who is not at the table before it asks for the stage', (_, actionOf) => {
    expect(catan.check(three, 0, actionOf(3))).toEqual({ code: 'E_PAYLOAD' })
    expect(catan.check(three, 0, actionOf(2))).not.toEqual({ code: 'E_PAYLOAD' })
  })

  it.each([-1, -2, 0.5, 3, 31, 32, Number.NaN])('knows no seat %d', (by) => {
    const playing = catan.clone(three)
    catan.apply(playing, CHANCE, FIRST_PLAYER)
    expect(catan.check(playing, by, RESIGN)).toEqual({ code: 'E_NOT_ACTIVE' })
  })

  it.each([-1, FINITE_ACTIONS, 2 ** 31])('knows no action %d', (action) => {
    expect(catan.check(scene(), 0, action)).toEqual({ code: 'E_PAYLOAD' })
  })

  it('says that the dice were thrown, as long as the turn lasts', () => {
    const s = scripted(catan, scene({ stage: 'roll_or_play_knight', hands: { 0: 'wood8' } })).act(0, 'roll')
    expect(s.chance('dice 3 4').refusal(0, 'roll')).toEqual({ code: 'E_ROLLED' })
  })
})

/** Pages, bots and help texts say what is missing by it. */
describe('what a refusal tells', () => {
  it.each([
    ['a card', 'wood3 sheep2 wheat1', 'buy', { sheep: 1, wheat: 1, ore: 1 }, { sheep: 2, wheat: 1, ore: 0 }],
    ['a trade with the bank', 'wood2 ore3', 'bank ore brick', { ore: 4 }, { ore: 3 }],
  ])('%s that cannot be paid: what it costs and what there is of it', (_, hand, action, needed, had) => {
    const s = scene({ active: BLUE, hands: { [RED]: 'ore9 sheep3', [BLUE]: hand } })
    expect(scripted(catan, s).refusal(BLUE, action)).toEqual({ code: 'E_CANNOT_PAY', needed, had })
  })

  it.each([
    ['is not held', [], 'play knight', { code: 'E_CARD_NOT_HELD', card: 'knight' }],
    ['is not held, of others', ['knight'], 'play monopoly ore', { code: 'E_CARD_NOT_HELD', card: 'monopoly' }],
  ] as const)('a card that %s: which', (_, cards, action, refusal) => {
    const s = scene({ active: BLUE, cards: { [RED]: ['knight', 'monopoly'], [BLUE]: cards } })
    expect(scripted(catan, s).refusal(BLUE, action)).toEqual(refusal)
  })

  it('a bank that has nothing to give: of what', () => {
    const s = scene({ hands: { [RED]: 'ore4' }, bank: 'brick0' })
    expect(scripted(catan, s).refusal(RED, 'bank ore brick')).toEqual({ code: 'E_BANK', resource: 'brick' })
  })

  it('a bank that has too little for a Year of Plenty: how much it has', () => {
    const s = scene({ cards: { [RED]: ['year_of_plenty'] }, bank: 'wood2 brick1 sheep0 wheat0 ore0' })
    expect(scripted(catan, s).refusal(RED, 'play year_of_plenty brick brick')).toEqual({ code: 'E_BANK', had: 3 })
  })

  it('a discard of what is not held: of what', () => {
    const s = scene({ stage: 'roll_or_play_knight', hands: { [BLUE]: 'wood8' } })
    const script = scripted(catan, s).act(RED, 'roll').chance('dice 3 4')
    expect(script.refusal(BLUE, 'discard ore')).toEqual({ code: 'E_DISCARD_HAND', resource: 'ore' })
  })

  it('somebody else who is to act: who', () => {
    expect(scripted(catan, scene()).refusal(BLUE, 'end')).toEqual({ code: 'E_NOT_ACTIVE', active: RED })
  })
})
