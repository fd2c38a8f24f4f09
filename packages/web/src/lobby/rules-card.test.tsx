// @vitest-environment happy-dom
import { defaultOptions } from '@serai/kernel'
import { narde } from '@serai/narde'
import type { GameInfo, TableSummary } from '@serai/protocol'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { GameForm } from '../games/game-entry.ts'
import { gameForms } from '../games/registry.ts'
import { loadLanguage } from '../text/language.ts'
import { RulesCard } from './rules-card.tsx'

beforeAll(() => Promise.all([loadLanguage('en'), gameForms.load('long-narde')]))
afterEach(cleanup)

const game = { id: 'long-narde', seats: { min: 2, max: 2 }, options: narde.options } as unknown as GameInfo
const shown = (scoring: string) => {
  const options = { ...defaultOptions(narde.options), scoring }
  render(<RulesCard summary={{ game: game.id, options } as unknown as TableSummary} game={game} isHost={false} />)
  return screen.getAllByRole('term').map(({ textContent }) => textContent)
}

it('leaves out what has no effect', () => {
  expect(shown('winloss')).not.toContain('Last roll')
  cleanup()
  expect(shown('winlosstie')).toContain('Last roll')
})

it('opens its form when everything in it has come, so that nothing moves under a finger', async () => {
  let come = () => {}
  const form = new Promise<GameForm>((resolve) => {
    come = () => resolve({})
  })
  vi.spyOn(gameForms, 'load').mockReturnValue(form)
  const options = defaultOptions(narde.options)
  const summary = { game: game.id, options, seats: [{}, {}], isPrivate: true } as unknown as TableSummary
  render(<RulesCard summary={summary} game={game} isHost />)
  fireEvent.click(screen.getByRole('button', { name: 'Change rules' }))
  // The form itself has come, and what its game adds to it has not.
  await act(() => import('./table-form-sheet.tsx'))
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  come()
  await screen.findByRole('dialog')
})
