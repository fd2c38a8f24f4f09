import type { Json } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { catan } from '../game.ts'
import { BLUE, ORANGE, RED, scene, WHITE } from '../scenarios/scene.ts'

type Side = Readonly<Record<string, number>>

const offer = (to: readonly number[], give: Side, want: Side): Json => ({
  type: 'PROPOSE_TRADE',
  to: [...to],
  give,
  want,
})
const counter = (tradeId: number, give: Side, want: Side): Json => ({ type: 'COUNTER_TRADE', tradeId, give, want })

/** Red asks Blue and White for ore; all have wood, brick and ore. */
const asked = () => {
  const hands = Object.fromEntries([RED, BLUE, WHITE, ORANGE].map((seat) => [seat, 'wood3 brick3 ore3']))
  return scripted(catan, scene({ hands })).act(RED, offer([BLUE, WHITE], { wood: 1 }, { ore: 1 }))
}

describe('an offer (R68, R69)', () => {
  it.each([
    ['gives nothing', {}, { ore: 1 }, { code: 'E_TRADE_EMPTY' }],
    ['asks for nothing', { wood: 1 }, {}, { code: 'E_TRADE_EMPTY' }],
    ['has the same on both sides', { wood: 1, brick: 1 }, { brick: 1 }, { code: 'E_TRADE_SAME' }],
    ['gives more than is held', { wood: 4 }, { ore: 1 }, { code: 'E_TRADE_COVER' }],
  ])('is refused when it %s', (_, give, want, refusal) => {
    const s = asked()
    expect(s.refusal(RED, offer([BLUE], give, want))).toEqual(refusal)
    expect(s.refusal(BLUE, counter(0, give, want))).toEqual(refusal)
  })
})

describe('a counter-offer (R77)', () => {
  it.each([
    ['to nothing', BLUE, 7, 'E_TRADE_STALE'],
    ['by one who was not asked', ORANGE, 0, 'E_TRADE_ADDRESSEE'],
    ['by the proposer', RED, 0, 'E_TRADE_ADDRESSEE'],
  ])('is refused %s', (_, seat, tradeId, code) => {
    expect(asked().refusal(seat, counter(tradeId, { ore: 1 }, { wood: 2 }))).toEqual({ code })
  })

  it('is refused by one who has answered', () => {
    expect(
      asked()
        .act(BLUE, 'reject 0')
        .refusal(BLUE, counter(0, { ore: 1 }, { wood: 2 })),
    ).toEqual({
      code: 'E_TRADE_STALE',
    })
  })

  it('counts as an offer of its seat: twenty a turn (R79)', () => {
    const s = asked()
    for (let i = 0; i < 20; i++) s.act(BLUE, offer([RED], { ore: 1 }, { wood: 1 }))
    expect(s.refusal(BLUE, counter(0, { ore: 1 }, { wood: 2 }))).toEqual({ code: 'E_TRADE_LIMIT', most: 20 })
    expect(s.refusal(BLUE, offer([RED], { ore: 1 }, { wood: 1 }))).toEqual({ code: 'E_TRADE_LIMIT', most: 20 })
    s.act(WHITE, counter(0, { ore: 1 }, { wood: 2 }))
    s.act(RED, offer([BLUE], { wood: 1 }, { ore: 1 }))
  })
})
