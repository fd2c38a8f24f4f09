import { CHANCE, defaultOptions } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { CONFIRM_TRADE, FINITE_ACTIONS, FIRST_PLAYER, RESIGN, STEAL_RANDOM_CARD } from '../actions/numbers.ts'
import { proposeTrade } from '../actions/offer.ts'
import { catan } from '../game.ts'
import { scene } from '../scenarios/scene.ts'

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
