import { describe, expect, it } from 'vitest'
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
