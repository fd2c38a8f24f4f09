// @vitest-environment happy-dom
import { defaultOptions } from '@serai/kernel'
import { narde } from '@serai/narde'
import type { GameInfo, TableSummary } from '@serai/protocol'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadGame } from '../games/registry.ts'
import { loadLanguage } from '../text/language.ts'
import { RulesCard } from './rules-card.tsx'

beforeAll(() => Promise.all([loadLanguage('en'), loadGame('long-narde')]))
afterEach(cleanup)

const game = { id: 'long-narde', options: narde.options } as unknown as GameInfo
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
