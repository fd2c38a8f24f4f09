// @vitest-environment happy-dom
import { narde } from '@serai/narde'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { playFair } from '../../test/fair-game.ts'
import { historyOf, positionAt } from '../replay/replay-history.ts'
import { loadLanguage } from '../text/language.ts'
import { NardeReplay } from './narde-replay.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

const history = historyOf(playFair(narde, 2, 'told'), 0)

it('tells the position, which the picture keeps from screen readers', () => {
  // After the opening roll, which gives out the sides and is played.
  render(
    <NardeReplay state={positionAt(history, 1)} moment={history.moments[0]!} names={['Mira', 'Anton']} viewer={0} />,
  )
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(told[0]).toMatch(/^dice [1-6] and [1-6]$/)
  expect(told).toContain('point 24: 15 white')
  expect(told).toContain('point 12: 15 black')
})
