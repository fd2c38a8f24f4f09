import { isRefusal } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { catan } from '../game.ts'

const junk: readonly unknown[] = [
  { edgeId: '8-13|type=string:BUILD_ROAD' },
  { type: 'PLAY_DEVELOPMENT_CARD', card: 'monopoly|resource=string:wood' },
  { type: 'PLAY_DEVELOPMENT_CARD', card: 'year_of_plenty', resources: '0,1' },
  { type: 'PLAY_DEVELOPMENT_CARD', card: 'year_of_plenty', resources: ['gold', 'wood'] },
  { type: 'STEAL_RANDOM_CARD', victimId: -0 },
  { type: 'STEAL_RANDOM_CARD', victimId: '1' },
  { type: 'ACCEPT_TRADE', tradeId: 512 },
  { type: 'PROPOSE_TRADE', to: [1, 1], give: { wood: 1 }, want: { ore: 1 } },
  { type: 'PROPOSE_TRADE', to: [], give: { wood: 1 }, want: { ore: 1 } },
  { type: 'PROPOSE_TRADE', to: [1], give: [], want: { ore: 1 } },
  JSON.parse('{"type":"END_TURN","__proto__":1}'),
  [],
  null,
  'END_TURN',
]

describe('the wire form', () => {
  it.each(junk.map((json) => [json]))('refuses %j', (json) => {
    expect(catan.decode(json)).toMatchObject({ code: 'E_PAYLOAD' })
  })

  it('takes fields in any order, and the pair of Year of Plenty too', () => {
    expect(catan.decode({ b: 5, type: 'DICE', a: 3 })).toBe(catan.parse('dice 3 5'))
    const pair = { type: 'PLAY_DEVELOPMENT_CARD', card: 'year_of_plenty', resources: ['ore', 'brick'] }
    expect(catan.decode(pair)).toBe(catan.parse('play year_of_plenty brick ore'))
  })
})

describe('the text form', () => {
  it.each([
    'offer wood1,wood2 for ore1 to 1',
    'offer wood1 for ore1 to 1,',
    'offer wood01 for ore1 to 1',
    'counter 007 wood1 for ore1',
    'offer wood1,__proto__ for ore1 to 1',
    'road 13-8',
    '',
  ])('refuses "%s"', (text) => {
    expect(isRefusal(catan.parse(text))).toBe(true)
  })
})
