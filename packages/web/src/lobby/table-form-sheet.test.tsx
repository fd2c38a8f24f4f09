// @vitest-environment happy-dom
import { describeOptions } from '@serai/kernel'
import { narde } from '@serai/narde'
import type { GameInfo, OptionInfo } from '@serai/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { gameForms } from '../games/registry.ts'
import { loadLanguage } from '../text/language.ts'
import { fitting, type TableForm } from './table-form.ts'
import { TableFormSheet } from './table-form-sheet.tsx'

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), gameForms.load('long-narde')])
})
afterEach(cleanup)

const game = {
  id: 'long-narde',
  seats: { min: 2, max: 2 },
  options: describeOptions(narde.options) as { [name: string]: OptionInfo },
} as GameInfo

function show(options: TableForm['options'] = {}): HTMLDetailsElement {
  const first = () => fitting({ seats: 2, options, isPrivate: true, clock: 'none' }, game)
  const submit = () => Promise.resolve()
  render(<TableFormSheet game={game} title="Narde" first={first} button="Open" onSubmit={submit} onClose={submit} />)
  return screen.getByText('More rules').closest('details')!
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

it('asks for the length of the match and the clock first, and keeps the rest out of the way', () => {
  const more = show()
  const points = screen.getByRole('textbox', { name: 'Match length (points)' })
  const clock = screen.getByRole('group', { name: 'Turn timer', hidden: true })
  expect(isBefore(points, clock) && isBefore(clock, more)).toBe(true)
  expect(more.open).toBe(false)
  expect(more.textContent).toMatch(/^More rulesFirst turn.*Scoring/)
})

it('shows the rest where something in it was chosen', () => {
  expect(show({ scoring: 'winlosstie' }).open).toBe(true)
})

it('asks for a last roll only with draws', () => {
  const more = show()
  expect(more.textContent).not.toContain('Last roll')
  fireEvent.click(screen.getByLabelText('Draws possible'))
  expect(more.textContent).toContain('Last roll')
})
