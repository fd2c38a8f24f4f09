// @vitest-environment happy-dom
import { type CatanState, makeAction, offerOf } from '@serai/catan'
import { cleanup, fireEvent, act as react, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { act, scene } from '../../../test/catan-scene.ts'
import { fakeSession } from '../../../test/fake-session.ts'
import { loadLanguage } from '../../text/language.ts'
import { OffersPanel } from './offers-panel.tsx'

const ASKS = { give: [0, 0, 2, 0, 0], want: [0, 0, 0, 0, 1] }
const hands = [
  [0, 0, 2, 0, 0],
  [0, 0, 0, 0, 1],
  [1, 0, 0, 0, 0],
  [0, 0, 0, 1, 1],
] as const

function show(state: CatanState, seat: number, compact = true) {
  const { session, acted } = fakeSession()
  const { summary } = session.view.getState()
  const seats = summary!.seats.map((info) => ({ ...info, kind: info.seat === 0 ? ('bot' as const) : info.kind }))
  session.view.setState({ seat, state, summary: { ...summary!, seats }, answerBy: Date.now() + 16_000 })
  const panel = () => (
    <OffersPanel session={session} state={state} seat={seat} compact={compact} onCompose={() => undefined} />
  )
  const { rerender, container } = render(panel())
  return { acted, container, again: () => rerender(panel()) }
}

function offered(): { state: CatanState; id: number } {
  const state = scene(...hands)
  act(state, 0, makeAction({ type: 'PROPOSE_TRADE', to: 0b1110, ...ASKS }))
  return { state, id: offerOf(state, 0)!.id }
}

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('an offer of a bot', () => {
  it('says how long it stands, second by second', () => {
    show(offered().state, 1)
    expect(screen.getByRole('timer').textContent).toBe('16 s left')
    react(() => void vi.advanceTimersByTime(3000))
    expect(screen.getByRole('timer').textContent).toBe('13 s left')
  })

  it('stands as long as the turn, where it is made to whose turn it is', () => {
    const state = scene(...hands)
    act(state, 1, makeAction({ type: 'PROPOSE_TRADE', to: 0b0001, give: [0, 0, 0, 0, 1], want: [0, 0, 1, 0, 0] }))
    for (const seat of [0, 1]) show(state, seat)
    expect(screen.queryByRole('timer')).toBeNull()
    cleanup()
    show(offered().state, 0)
    expect(screen.getByRole('timer').textContent).toBe('16 s left')
  })

  it('is answered by words, also on a phone', () => {
    show(offered().state, 3)
    for (const word of ['Accept', 'Counter', 'Decline']) expect(screen.getByText(word).tagName).toBe('BUTTON')
  })

  it('takes no tap in the moment in which it comes', () => {
    const { container } = show(offered().state, 1)
    expect(container.querySelector('[data-settling]')).not.toBeNull()
    react(() => void vi.advanceTimersByTime(500))
    expect(container.querySelector('[data-settling]')).toBeNull()
  })
})

describe('my offer, in the row of a phone', () => {
  it('closes the deal with the only one who accepts', () => {
    const { state, id } = offered()
    act(state, 1, makeAction({ type: 'ACCEPT_TRADE', tradeId: id }))
    const { acted } = show(state, 0)
    fireEvent.click(screen.getByRole('button', { name: 'Trade with Mira' }))
    expect(acted).toEqual([[makeAction({ type: 'CONFIRM_TRADE', tradeId: id, partner: 1 })]])
  })

  it('lets me choose among several', () => {
    const { state, id } = offered()
    act(state, 1, makeAction({ type: 'ACCEPT_TRADE', tradeId: id }))
    act(state, 3, makeAction({ type: 'ACCEPT_TRADE', tradeId: id }))
    const { acted } = show(state, 0)
    fireEvent.click(screen.getByRole('button', { name: 'Trade' }))
    fireEvent.click(screen.getByRole('button', { name: 'Trade with Anton', hidden: true }))
    expect(acted).toEqual([[makeAction({ type: 'CONFIRM_TRADE', tradeId: id, partner: 3 })]])
  })

  it('opens a counter-offer with what is new in it, and its answers', () => {
    const { state, id } = offered()
    act(state, 3, makeAction({ type: 'COUNTER_TRADE', tradeId: id, give: [0, 0, 0, 1, 0], want: [0, 0, 2, 0, 0] }))
    const { acted } = show(state, 0)
    fireEvent.click(screen.getByRole('button', { name: 'View Anton’s counter-offer' }))
    const line = screen.getAllByRole('listitem', { hidden: true }).find((item) => item.dataset.kind === 'counters')
    expect(line?.textContent).toMatch(/^Anton: .*1 wheat for .*2 sheep/)
    fireEvent.click(screen.getByRole('button', { name: 'Decline', hidden: true }))
    const theirs = offerOf(state, 3)!.id
    expect(acted).toEqual([[makeAction({ type: 'REJECT_TRADE', tradeId: theirs })]])
  })

  it('makes way for an offer that I am asked to answer', () => {
    const { state } = offered()
    act(state, 2, makeAction({ type: 'PROPOSE_TRADE', to: 0b0001, give: [1, 0, 0, 0, 0], want: [0, 0, 1, 0, 0] }))
    const { acted } = show(state, 0)
    expect(screen.getByRole('button', { name: '2 offers' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
    expect(acted).toEqual([[makeAction({ type: 'ACCEPT_TRADE', tradeId: offerOf(state, 2)!.id })]])
  })
})
