import { catan, EDGE_IDS, makeAction, offerOf, seatOf, VERTEX_IDS } from '@serai/catan'
import { defaultOptions, stream } from '@serai/kernel'
import { catanPosition } from '@serai/test-kit/positions'
import { describe, expect, it } from 'vitest'
import { position } from '../../../test/catan-position.ts'
import en from '../../text/en/index.ts'
import ru from '../../text/ru/index.ts'
import { catanPrompt, type Selection } from './prompt.ts'
import { targetingOf } from './targeting.ts'

const NAMES = ['Ann', 'Bo', 'Cy', 'Di']
const NOTHING: Selection = {
  tool: null,
  targeting: null,
  preview: null,
  refused: null,
  countering: 0,
  news: '',
  inspected: null,
  reason: null,
  hint: null,
  isPiloted: false,
  isHeld: false,
}
const ask = (state: ReturnType<typeof position>, seat: number | null = 0, has: Partial<Selection> = {}) =>
  catanPrompt(state, seat, { ...NOTHING, targeting: targetingOf(state, seat, has.tool ?? null), ...has }, NAMES, en)

describe('the prompt', () => {
  it('asks for the two pieces of the setup', () => {
    const state = catan.start(defaultOptions(catan.options), 4, stream(1, 'board'))
    expect(ask(state)).toMatchObject({ tone: 'waiting', title: 'Drawing lots for the first turn…' })
    catan.apply(state, -1, makeAction({ type: 'FIRST_PLAYER', seat: 0 }))
    expect(ask(state)).toMatchObject({ tone: 'mine', title: 'Place a settlement' })
    expect(ask(state, 2)).toMatchObject({ tone: 'waiting', title: 'Ann is placing a settlement…' })
    catan.apply(state, 0, makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex: 20 }))
    expect(ask(state).title).toBe('Place a road next to it')
    expect(ask(state, 2).title).toBe('Ann is placing a road…')
  })

  it('asks for the roll, with a knight in hand for more', () => {
    const button = { action: 'roll', label: 'Roll' }
    expect(ask(position({ stage: 'roll_or_play_knight' }))).toMatchObject({ title: 'Your turn: roll the dice', button })
    const knight = position({ stage: 'roll_or_play_knight', cards: { 0: ['knight'] } })
    expect(ask(knight)).toMatchObject({ title: 'Your turn: roll the dice or play a card first', button })
  })

  it('says that a move waits for the connection, and asks for no other', () => {
    expect(ask(position({ stage: 'roll_or_play_knight' }), 0, { isHeld: true })).toEqual({
      tone: 'waiting',
      title: 'Your move is on hold',
      detail: 'It will be played when the connection is back.',
      button: null,
      canCancel: false,
    })
  })

  it('names what a settlement would bring and leave', () => {
    const state = position({ hands: { 0: [2, 1, 3, 1, 0] }, roads: { 0: ['13-18'] } })
    const preview = { kind: 'vertex', at: VERTEX_IDS.indexOf('v18') } as const
    expect(ask(state, 0, { tool: 'settlement' })).toMatchObject({
      title: 'Where do you want to build the settlement?',
      canCancel: true,
    })
    expect(ask(state, 0, { tool: 'settlement', preview })).toMatchObject({
      title: 'Settlement here?',
      detail: 'Brick on 6, sheep on 4: 8 pips. Leaves 1 wood and 2 sheep.',
      button: { action: 'confirm', label: 'Build' },
    })
  })

  it('names where a road leads and how long it gets', () => {
    const state = position({ hands: { 0: [1, 1, 0, 0, 0] } })
    const preview = { kind: 'edge', at: EDGE_IDS.indexOf('13-18') } as const
    expect(ask(state, 0, { tool: 'road', preview }).detail).toBe(
      'Reaches a settlement spot: brick on 6, sheep on 4 (8 pips). Your road length: 2. Leaves no cards.',
    )
  })

  it('asks before a card is bought', () => {
    const state = position({ hands: { 0: [0, 0, 1, 1, 1] } })
    expect(ask(state, 0, { tool: 'card' })).toMatchObject({
      title: 'Buy a development card?',
      button: { label: 'Buy' },
    })
  })

  it('says whom the robber would hit', () => {
    const state = position({ stage: 'robber_move_steal', subStep: 'move', more: { returnStage: 'main_actions' } })
    expect(ask(state).title).toBe('Move the robber')
    const at = (hex: number) => ask(state, 0, { preview: { kind: 'hex', at: hex } }).detail
    expect(at(4)).toBe('Blocks brick on 6 (Cy). Yours too.')
    expect(at(16)).toBe('Blocks brick on 5 (Bo).')
  })

  it('asks for the discard, and waits for that of the others', () => {
    const state = position({
      stage: 'robber_discard',
      active: 1,
      hands: { 0: [4, 4, 0, 0, 0], 2: [9, 0, 0, 0, 0] },
      owes: { 0: 4, 2: 4 },
      more: { returnStage: 'main_actions' },
    })
    expect(ask(state)).toMatchObject({ tone: 'mine', title: 'Discard 4 cards' })
    const hint = { title: 'Hint: discard 4 wood.', detail: '' }
    expect(ask(state, 0, { hint })).toMatchObject({ ...hint, button: null, canCancel: true })
    for (let i = 0; i < 4; i++) catan.apply(state, 0, makeAction({ type: 'DISCARD', resource: 0 }))
    expect(ask(state)).toMatchObject({ tone: 'waiting', title: 'Waiting for Cy to discard…' })
  })

  it('offers the end of the turn when nothing else is left', () => {
    expect(ask(position())).toMatchObject({ title: 'Your turn', button: { action: 'end', label: 'End turn' } })
    expect(ask(position({ hands: { 0: [1, 1, 0, 0, 0] } })).button).toBeNull()
  })

  it.each([
    ['Counter or decline', [0, 0, 1, 0, 0]],
    ['You can only decline', [0, 0, 0, 0, 0]],
  ])('tells who lacks what is asked for: %s', (can, hand) => {
    const state = position({ active: 1, hands: { 0: hand, 1: [0, 1, 0, 0, 0] } })
    catan.apply(
      state,
      1,
      makeAction({ type: 'PROPOSE_TRADE', to: 0b1101, give: [0, 1, 0, 0, 0], want: [1, 0, 0, 0, 0] }),
    )
    expect(ask(state).detail).toBe(`You don’t have those cards. ${can}.`)
  })

  it('names who is thought for, who offers and who may answer', () => {
    const state = position({ active: 1, hands: { 0: [1, 0, 0, 0, 0], 1: [0, 1, 0, 0, 0] } })
    expect(ask(state)).toMatchObject({ tone: 'waiting', title: 'Bo is thinking…' })
    catan.apply(
      state,
      1,
      makeAction({ type: 'PROPOSE_TRADE', to: 0b1101, give: [0, 1, 0, 0, 0], want: [1, 0, 0, 0, 0] }),
    )
    expect(ask(state)).toMatchObject({
      tone: 'mine',
      title: 'Bo offers you a trade.',
      detail: 'Accept, counter or decline.',
    })
    const own = position({ hands: { 0: [1, 0, 0, 0, 0] } })
    catan.apply(own, 0, makeAction({ type: 'PROPOSE_TRADE', to: 0b0110, give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0] }))
    expect(ask(own).detail).toBe('Waiting for Bo and Cy to answer your offer…')
    const able = catanPosition(own, { hands: { 1: { brick: 1 } } })
    catan.apply(able, 1, makeAction({ type: 'ACCEPT_TRADE', tradeId: offerOf(able, 0)!.id }))
    expect(ask(able).title).toBe('Bo accepts your offer.')
  })

  it('tells what a counter-offer would give, after whoever accepts', () => {
    const mine = position({ hands: { 0: [1, 0, 0, 0, 0], 1: [0, 1, 0, 0, 0], 2: [0, 0, 0, 0, 2] } })
    const state = catanPosition(mine, { hands: { 1: { brick: 1 }, 2: { ore: 2 } } })
    catan.apply(
      state,
      0,
      makeAction({ type: 'PROPOSE_TRADE', to: 0b0110, give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0] }),
    )
    const tradeId = offerOf(state, 0)!.id
    catan.apply(state, 2, makeAction({ type: 'COUNTER_TRADE', tradeId, give: [0, 0, 0, 0, 2], want: [1, 0, 0, 0, 0] }))
    expect(ask(state)).toMatchObject({
      tone: 'mine',
      title: 'Cy counters: 2 ore for 1 wood.',
      detail: 'View it and answer.',
    })
    catan.apply(state, 1, makeAction({ type: 'ACCEPT_TRADE', tradeId: tradeId }))
    expect(ask(state).title).toBe('Bo accepts your offer.')
  })

  it('says that nobody wants my offer, and lets me change it', () => {
    const refused = { give: [0, 0, 0, 2, 0], want: [0, 0, 0, 0, 1], to: 0b0110 }
    expect(ask(position(), 0, { refused })).toMatchObject({
      tone: 'mine',
      title: 'Nobody wants 2 wheat for 1 ore.',
      button: { action: 'offer-again', label: 'Change' },
    })
    expect(ask(position({ active: 1 }), 0, { refused })).toMatchObject({
      title: 'Bo is thinking…',
      detail: 'Nobody wants 2 wheat for 1 ore.',
      button: null,
    })
    const byOne = { ...refused, to: 0b0100 }
    expect(ask(position(), 0, { refused: byOne }).title).toBe('Cy declines 2 wheat for 1 ore.')
  })

  it('closes the deal with the only one who accepts', () => {
    const state = position({ hands: { 0: [1, 0, 0, 0, 0] } })
    catan.apply(
      state,
      0,
      makeAction({ type: 'PROPOSE_TRADE', to: 0b0110, give: [1, 0, 0, 0, 0], want: [0, 1, 0, 0, 0] }),
    )
    const id = offerOf(state, 0)!.id
    catan.apply(state, 1, makeAction({ type: 'ACCEPT_TRADE', tradeId: id }))
    const button = { action: 'trade', label: 'Trade' }
    expect(ask(state)).toMatchObject({ detail: 'Trade, or wait for the others.', button })
    const others = catan.clone(state)
    catan.apply(others, 2, makeAction({ type: 'REJECT_TRADE', tradeId: id }))
    expect(ask(others)).toMatchObject({ title: 'Bo accepts your offer.', detail: '', button })
    catan.apply(state, 2, makeAction({ type: 'ACCEPT_TRADE', tradeId: id }))
    expect(ask(state)).toMatchObject({ detail: 'Choose a partner, or withdraw the offer.', button: null })
  })

  it('says that an offer answers mine, and that mine is the choice of another', () => {
    const state = position({ hands: { 0: [1, 0, 0, 0, 0] } })
    catan.apply(
      state,
      1,
      makeAction({ type: 'PROPOSE_TRADE', to: 0b0001, give: [0, 0, 0, 0, 2], want: [1, 0, 0, 0, 0] }),
    )
    expect(ask(state).title).toBe('Bo offers you a trade.')
    expect(ask(state, 0, { countering: 0b0010 }).title).toBe('Bo counters: 2 ore for 1 wood.')
    const theirs = position({ active: 1, hands: { 0: [1, 0, 0, 0, 0] } })
    catan.apply(
      theirs,
      1,
      makeAction({ type: 'PROPOSE_TRADE', to: 0b1101, give: [0, 1, 0, 0, 0], want: [1, 0, 0, 0, 0] }),
    )
    catan.apply(theirs, 0, makeAction({ type: 'ACCEPT_TRADE', tradeId: offerOf(theirs, 1)!.id }))
    expect(ask(theirs)).toMatchObject({ title: 'Bo is thinking…', detail: 'You accepted. Waiting for Bo to choose.' })
  })

  it('says that whoever is asked looks at my counter-offer, until that is answered', () => {
    const state = position({ active: 1, hands: { 0: [1, 0, 0, 0, 0], 1: [0, 2, 0, 0, 0] } })
    catan.apply(
      state,
      1,
      makeAction({ type: 'PROPOSE_TRADE', to: 0b0001, give: [0, 1, 0, 0, 0], want: [1, 0, 0, 0, 0] }),
    )
    const tradeId = offerOf(state, 1)!.id
    catan.apply(state, 0, makeAction({ type: 'COUNTER_TRADE', tradeId, give: [1, 0, 0, 0, 0], want: [0, 2, 0, 0, 0] }))
    expect(ask(state)).toMatchObject({ tone: 'waiting', title: 'Bo is considering your offer…' })
    const mine = offerOf(state, 0)!.id
    catan.apply(state, 1, makeAction({ type: 'REJECT_TRADE', tradeId: mine }))
    expect(ask(state).title).toBe('Bo is thinking…')
  })

  it('tells what happened to me where it asks for nothing else', () => {
    const news = 'Bo took 1 ore from you.'
    expect(ask(position({ active: 1 }), 0, { news })).toMatchObject({ title: 'Bo is thinking…', detail: news })
    const before = position({ stage: 'roll_or_play_knight' })
    expect(ask(before, 0, { news })).toMatchObject({ title: 'Your turn: roll the dice', detail: news })
    expect(ask(position(), 0, { news })).toMatchObject({
      title: 'Your turn',
      detail: 'Bo took 1 ore from you. You can only end your turn now.',
      button: { action: 'end' },
    })
    const long = `You rolled 8. You got 3 ore and 2 wheat. ${news}`
    expect(ask(position(), 0, { news: long }).detail).toBe(long)
    const settle = position({ hands: { 0: [1, 1, 1, 1, 0] }, roads: { 0: ['13-18'] } })
    expect(ask(settle, 0, { news, tool: 'settlement' }).detail).not.toBe(news)
    expect(ask(position(), null, { news }).detail).toBe('You’re spectating.')
  })

  it('hands the seat back from the autopilot', () => {
    expect(ask(position(), 0, { isPiloted: true })).toMatchObject({
      tone: 'pilot',
      title: 'A bot plays for you',
      button: { action: 'take-over' },
    })
  })

  it('tells one who watches who plays', () => {
    expect(ask(position(), null)).toMatchObject({
      tone: 'waiting',
      title: 'Ann is thinking…',
      detail: 'You’re spectating.',
    })
  })

  it('puts a reason before everything else', () => {
    const state = position({ hands: { 0: [1, 1, 0, 0, 0] } })
    expect(ask(state, 0, { reason: '1 ore short.' })).toMatchObject({ tone: 'warn', title: '1 ore short.' })
    const early = ask(position({ stage: 'roll_or_play_knight' }), 0, { reason: 'This offer is no longer open.' })
    expect(early).toMatchObject({ tone: 'warn', detail: 'Your turn: roll the dice', button: { action: 'roll' } })
  })

  it('tells of a corner that is pointed at: first, unless it may be chosen', () => {
    const inspected = { kind: 'vertex', at: VERTEX_IDS.indexOf('v08') } as const
    const corner = 'Brick on 6, ore on 10, sheep on 2: 9 pips.'
    const state = position({ hands: { 0: [2, 1, 1, 1, 0] } })
    expect(ask(state, 0, { inspected })).toMatchObject({ title: corner, detail: 'Your turn' })
    expect(ask(state, null, { inspected })).toMatchObject({ title: corner, detail: 'Ann is thinking…' })
    expect(ask(state, 0, { inspected, tool: 'settlement' })).toMatchObject({
      title: 'Where do you want to build the settlement?',
      detail: corner,
    })
  })

  it('speaks Russian as well', () => {
    const state = position({ hands: { 0: [2, 1, 3, 1, 0] }, roads: { 0: ['13-18'] } })
    const preview = { kind: 'vertex', at: VERTEX_IDS.indexOf('v18') } as const
    const { title, detail } = catanPrompt(
      state,
      0,
      { ...NOTHING, tool: 'settlement', targeting: 'settlement', preview },
      NAMES,
      ru,
    )
    expect(title).toBe('Поселение здесь?')
    expect(detail).toMatch(/^Кирпич на 6, овцы на 4: 8 точек\. Останется: 1 дерево и 2 овцы\.$/)
    expect(seatOf(state, 0).settlementsLeft).toBe(3)
  })
})
