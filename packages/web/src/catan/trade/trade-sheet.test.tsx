// @vitest-environment happy-dom
import { makeAction, offerOf } from '@serai/catan'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { act, scene } from '../../../test/catan-scene.ts'
import { fakeSession } from '../../../test/fake-session.ts'
import { loadLanguage } from '../../text/language.ts'
import { TradeSheet } from './trade-sheet.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

const add = (side: string, resource: string): void => {
  const row = screen.getByRole('group', { name: side })
  fireEvent.click(within(row).getByRole('button', { name: new RegExp(`^Add one ${resource}`) }))
}

it('offers what was put together, and closes', async () => {
  const { session, acted } = fakeSession()
  const onClose = vi.fn()
  render(<TradeSheet session={session} state={scene([0, 0, 3, 0, 0])} seat={0} onClose={onClose} />)
  add('You give', 'sheep')
  add('You give', 'sheep')
  add('You get', 'ore')
  expect(screen.getByRole('status').textContent).toBe('2 sheep for 1 ore, to everyone')
  // Marks alone would not say what they are for.
  expect(screen.getByText('Offer to').className).not.toContain('vh')
  fireEvent.click(screen.getByRole('button', { name: 'Zeynep' }))
  fireEvent.click(screen.getByRole('button', { name: 'Offer to Mira and Anton' }))
  expect(acted).toEqual([
    [makeAction({ type: 'PROPOSE_TRADE', to: 0b1010, give: [0, 0, 2, 0, 0], want: [0, 0, 0, 0, 1] })],
  ])
  await expect.poll(() => onClose).toHaveBeenCalled()
})

it('trades with the bank when the numbers match', () => {
  const { session, acted } = fakeSession()
  render(<TradeSheet session={session} state={scene([4, 0, 0, 0, 0])} seat={0} onClose={() => {}} />)
  for (let i = 0; i < 3; i++) add('You give', 'wood')
  add('You get', 'ore')
  fireEvent.click(screen.getByRole('button', { name: 'Bank needs 4' }))
  expect(acted).toEqual([])
  add('You give', 'wood')
  fireEvent.click(screen.getByRole('button', { name: 'Trade with the bank' }))
  expect(acted).toEqual([[makeAction({ type: 'TRADE_WITH_BANK', give: 0, get: 4 })]])
})

it('answers an offer with another one, and says how long there is for it', () => {
  const { session, acted } = fakeSession()
  const state = scene([0, 0, 1, 0, 0], [1, 0, 0, 0, 1])
  act(state, 0, makeAction({ type: 'PROPOSE_TRADE', to: 0b0010, give: [0, 0, 1, 0, 0], want: [0, 0, 0, 0, 1] }))
  const tradeId = offerOf(state, 0)!.id
  session.view.setState({ answerBy: Date.now() + 9_500 })
  render(<TradeSheet session={session} state={state} seat={1} counter={tradeId} onClose={() => {}} />)
  expect(screen.getByRole('timer').textContent).toMatch(/^(9|10) s left$/)
  const give = screen.getByRole('group', { name: 'You give' })
  fireEvent.click(within(give).getByRole('button', { name: 'Remove one ore' }))
  add('You give', 'wood')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(acted).toEqual([
    [makeAction({ type: 'COUNTER_TRADE', tradeId, give: [1, 0, 0, 0, 0], want: [0, 0, 1, 0, 0] })],
  ])
})

it('names whom a counter-offer is for, also when others could be asked, and says when what it answers is gone', () => {
  const { session } = fakeSession()
  const state = scene([0, 0, 1, 0, 0], [1, 0, 0, 0, 1])
  act(state, 1, makeAction({ type: 'PROPOSE_TRADE', to: 0b0001, give: [1, 0, 0, 0, 0], want: [0, 0, 1, 0, 0] }))
  const tradeId = offerOf(state, 1)!.id
  const sheet = (counter?: number) => (
    <TradeSheet session={session} state={state} seat={0} counter={counter} onClose={() => {}} />
  )
  const { rerender } = render(sheet(tradeId))
  expect(screen.getByRole('status').textContent).toBe('1 sheep for 1 wood, to Mira')
  act(state, 1, makeAction({ type: 'CANCEL_TRADE', tradeId: tradeId }))
  session.refuse({ code: 'E_TRADE_STALE', message: '' })
  rerender(sheet())
  expect(screen.getByRole('status').textContent).toBe('This offer is no longer open.')
  add('You get', 'ore')
  expect(screen.getByRole('status').textContent).toBe('1 sheep for 1 wood and 1 ore, to Mira')
})
