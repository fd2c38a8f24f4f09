// @vitest-environment happy-dom
import { BLACK, WHITE } from '@serai/narde'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { setPrefs } from '../prefs/prefs.ts'
import { loadLanguage } from '../text/language.ts'
import { NardeGuide } from './narde-guide.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

it.each([
  ['White', WHITE, /from 24, the head, around the board to 1\./, /^Home is 6 to 1\./],
  ['Black', BLACK, /from 12, the head, around the board to 13\./, /^Home is 18 to 13\./],
] as const)('speaks of the points as %s goes past them', (_, side, way, home) => {
  setPrefs({ seenGuides: [] })
  render(<NardeGuide side={side} />)
  expect(screen.getByText(way)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText(home)).toBeDefined()
})
