import { defaultOptions, type Json, recordFrom } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { catan } from '../game.ts'
import { BLUE, ORANGE, RED, scene, see, WHITE } from '../scenarios/scene.ts'

const offer = (to: readonly number[], give: Record<string, number>, want: Record<string, number>): Json => ({
  type: 'PROPOSE_TRADE',
  to: [...to],
  give,
  want,
})

interface Open {
  readonly tradeId: number
  readonly from: number
  readonly accepted: readonly number[]
}
const open = (s: Int32Array): readonly Open[] =>
  (catan.describe(s).tradeContext as unknown as { offers: readonly Open[] }).offers

describe('offers (R77-R80)', () => {
  it('a second offer replaces the first, and its id is another', () => {
    const script = scripted(catan, scene())
    script.act(RED, offer([BLUE], { wood: 1 }, { ore: 1 }), offer([WHITE], { wood: 1 }, { sheep: 1 }))
    expect(open(script.state).map(({ tradeId }) => tradeId)).toEqual([4])
    expect(script.refusal(BLUE, 'accept 0').code).toBe('E_TRADE_STALE')
  })

  it('with several addressees an acceptance waits for the confirmation, also when the others refuse', () => {
    const script = scripted(catan, scene()).act(RED, offer([BLUE, WHITE], { wood: 1 }, { ore: 1 }))
    script.act(BLUE, 'reject 0').act(WHITE, 'accept 0')
    expect(see(script.state, RED).hand).toBe('wood2 wheat1')
    expect(script.refusal(WHITE, 'reject 0').code).toBe('E_TRADE_STALE')
    expect(script.refusal(RED, 'confirm 0 1').code).toBe('E_TRADE_STALE')
    expect(script.refusal(RED, 'confirm 0 3').code).toBe('E_TRADE_ADDRESSEE')
    expect(script.refusal(WHITE, 'confirm 0 2').code).toBe('E_NOT_ACTIVE')
    script.act(RED, 'confirm 0 2')
    expect(see(script.state, RED).hand).toBe('wood1 wheat1 ore1')
  })

  it('an offer that everybody refuses is closed', () => {
    const script = scripted(catan, scene()).act(RED, offer([BLUE, WHITE], { wood: 1 }, { ore: 1 }))
    script.act(BLUE, 'reject 0').act(WHITE, 'reject 0')
    expect(open(script.state)).toEqual([])
  })

  it('who says nothing has refused; who was not asked, or has answered, is waited for by nobody', () => {
    const script = scripted(catan, scene())
    const silent = () => [RED, BLUE, WHITE, ORANGE].map((seat) => catan.defaultAnswer?.(script.state, seat))
    expect(silent()).toEqual([null, null, null, null])
    script.act(RED, offer([BLUE, WHITE], { wood: 1 }, { ore: 1 }))
    const refusal = catan.parse('reject 0')
    expect([RED, BLUE, WHITE, ORANGE].map((seat) => catan.defaultAnswer?.(script.state, seat))).toEqual(
      [RED, BLUE, WHITE, ORANGE].map((seat) => (seat === BLUE || seat === WHITE ? refusal : null)),
    )
    script.act(BLUE, 'accept 0')
    expect(catan.defaultAnswer?.(script.state, BLUE)).toBeNull()
    script.act(WHITE, 'reject 0')
    expect(silent()).toEqual([null, null, null, null])
  })

  it('is not waited for what others propose to the active player', () => {
    const script = scripted(catan, scene()).act(BLUE, offer([RED], { ore: 1 }, { wood: 1 }))
    expect([RED, BLUE, WHITE].map((seat) => catan.defaultAnswer?.(script.state, seat))).toEqual([null, null, null])
  })

  it('who accepts must hold the cards; who is asked is not looked at', () => {
    const script = scripted(catan, scene()).act(RED, offer([BLUE], { wood: 1 }, { sheep: 2 }))
    expect(script.refusal(BLUE, 'accept 0').code).toBe('E_TRADE_COVER')
    expect(script.legal(BLUE)).toEqual(['reject 0'])
  })

  it('R78: an acceptance lapses when its giver loses a card, and may be given again', () => {
    const script = scripted(catan, scene({ cards: { [RED]: ['knight'] } }))
    script.act(RED, offer([BLUE, ORANGE], { wood: 1 }, { ore: 1 })).act(BLUE, 'accept 0')
    expect(open(script.state)[0]!.accepted).toEqual([BLUE])
    script.act(RED, 'play knight', 'robber D3', 'steal 1').chance('stolen wood')
    expect(open(script.state)[0]!.accepted).toEqual([])
    script.act(BLUE, 'accept 0')
  })

  it('one who withdraws an offer stands by what they have accepted', () => {
    const script = scripted(catan, scene()).act(RED, offer([BLUE, WHITE], { wood: 1 }, { ore: 1 }))
    script.act(BLUE, 'accept 0', offer([RED], { brick: 1 }, { wood: 1 }))
    expect(open(script.state).map(({ from, accepted }) => [from, accepted])).toEqual([
      [RED, [BLUE]],
      [BLUE, []],
    ])
    script.act(BLUE, 'cancel 5')
    expect(open(script.state).map(({ from, accepted }) => [from, accepted])).toEqual([[RED, [BLUE]]])
  })

  it('others may propose to the active player, who accepts at once or counters', () => {
    const script = scripted(catan, scene()).act(BLUE, offer([RED], { brick: 1 }, { wood: 1 }))
    script.act(RED, { type: 'COUNTER_TRADE', tradeId: 1, give: { wood: 1 }, want: { ore: 1 } })
    expect(open(script.state).map(({ from, tradeId }) => [from, tradeId])).toEqual([[RED, 4]])
    script.act(BLUE, 'accept 4')
    expect(see(script.state, BLUE).hand).toBe('wood2 brick1')
  })

  it('END_TURN closes all offers, and nobody but the proposer withdraws one', () => {
    const script = scripted(catan, scene()).act(RED, offer([BLUE], { wood: 1 }, { ore: 1 }))
    expect(script.refusal(BLUE, 'cancel 0').code).toBe('E_TRADE_PARTY')
    script.act(RED, 'cancel 0', offer([BLUE], { wood: 1 }, { ore: 1 }), 'end')
    expect(open(script.state)).toEqual([])
  })

  it('R79: twenty offers a turn', () => {
    const script = scripted(catan, scene())
    for (let i = 0; i < 20; i++) script.act(RED, offer([BLUE], { wood: 1 }, { ore: 1 }))
    expect(script.refusal(RED, offer([BLUE], { wood: 1 }, { ore: 1 })).code).toBe('E_TRADE_LIMIT')
  })

  it('R174: without trading there is none', () => {
    const closed = catan.parsePosition({ ...catan.describe(scene()), options: { trading: false } }) as Int32Array
    expect(scripted(catan, closed).refusal(RED, offer([BLUE], { wood: 1 }, { ore: 1 })).code).toBe('E_STAGE')
    expect(catan.offers(closed, RED, [])).toBe(0)
    expect(catan.toAct(closed).may).toBe(0)
  })
})

describe('a closed deal (decision 3)', () => {
  const closes = (s: Int32Array, seat: number, text: string) => catan.isFinal?.(s, seat, catan.parse(text) as number)
  it('binds both, whoever closes it: the proposer, or the only one who was asked', () => {
    const several = scripted(catan, scene()).act(RED, offer([BLUE, WHITE], { wood: 1 }, { ore: 1 }))
    expect(closes(several.state, BLUE, 'accept 0')).toBe(false)
    several.act(BLUE, 'accept 0')
    expect(closes(several.state, RED, 'confirm 0 1')).toBe(true)
    expect(closes(several.state, RED, 'cancel 0')).toBe(false)
    const one = scripted(catan, scene()).act(RED, offer([BLUE], { wood: 1 }, { ore: 1 }))
    expect(closes(one.state, BLUE, 'accept 0')).toBe(true)
    expect(closes(catan.redact(one.state, WHITE), BLUE, 'accept 0')).toBe(true)
    expect(closes(one.state, BLUE, 'reject 0')).toBe(false)
  })

  it('is not taken back by who closed it', () => {
    const options = defaultOptions(catan.options)
    const s = scripted(catan, scene())
      .act(RED, offer([BLUE, WHITE], { wood: 1 }, { ore: 1 }))
      .act(BLUE, 'accept 0').state
    const record = recordFrom(catan, options, ['a', 'b', 'c', 'd'], s)
    record.act(RED, catan.parse('confirm 0 1') as number, 0)
    expect(record.undo(RED, 0)).toEqual({ code: 'E_UNDO_NONE' })
  })
})
