// @vitest-environment happy-dom
import { type CatanState, handOf, makeAction, seatOf } from '@serai/catan'
import { catanPosition } from '@serai/test-kit/positions'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { act, scene } from '../../../test/catan-scene.ts'
import { fakeSession } from '../../../test/fake-session.ts'
import { loadLanguage } from '../../text/language.ts'
import { DiscardSheet, discardModel } from './discard-sheet.tsx'

it('discards exactly what is owed, card by card in one batch', () => {
  const state = catanPosition(scene([3, 1, 3, 2, 0]), { stage: 'discard', owes: { 0: 4 } })
  expect(discardModel(state, 0, [2, 0, 1, 0, 0])).toMatchObject({ held: 9, owed: 4, chosen: 3, actions: null })
  const { actions: batch } = discardModel(state, 0, [2, 0, 1, 1, 0])
  expect(batch).toHaveLength(4)
  for (const action of batch!) act(state, 0, action)
  expect(seatOf(state, 0).owes).toBe(0)
  expect(handOf(state, 0)).toEqual([1, 1, 2, 1, 0])
})

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

function owing(): CatanState {
  return catanPosition(scene([3, 1, 3, 2, 0]), { stage: 'discard', owes: { 0: 4 } })
}

it('sends the chosen cards together, once there are enough', () => {
  const state = owing()
  const { session, acted } = fakeSession()
  render(<DiscardSheet session={session} state={state} seat={0} hinted={null} />)
  const add = (resource: string): void => {
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Add one ${resource}`) }))
  }
  for (const resource of ['wood', 'brick', 'brick', 'ore', 'sheep']) add(resource)
  expect(screen.getByRole('status').textContent).toBe('3 of 4 chosen')
  fireEvent.click(screen.getByRole('button', { name: '1 more to choose' }))
  expect(acted).toEqual([])
  for (const resource of ['wheat', 'wheat']) add(resource)
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(acted).toEqual([[0, 1, 2, 3].map((resource) => makeAction({ type: 'DISCARD', resource }))])
})

it('is filled in by a hint, and leaves the rest to its owner', () => {
  const { session, acted } = fakeSession()
  const sheet = (hinted: readonly number[] | null) => (
    <DiscardSheet session={session} state={owing()} seat={0} hinted={hinted} />
  )
  const { rerender } = render(sheet(null))
  const hinted = [3, 0, 1, 0, 0]
  rerender(sheet(hinted))
  expect(screen.getByRole('status').textContent).toBe('4 of 4 chosen')
  expect(acted).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Remove one sheep' }))
  rerender(sheet(hinted))
  expect(screen.getByRole('status').textContent).toBe('3 of 4 chosen')
  rerender(sheet(null))
  fireEvent.click(screen.getByRole('button', { name: /^Add one wheat/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(acted).toEqual([[0, 0, 0, 3].map((resource) => makeAction({ type: 'DISCARD', resource }))])
})
