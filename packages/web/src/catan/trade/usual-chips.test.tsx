// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadLanguage } from '../../text/language.ts'
import { UsualChips } from './usual-chips.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

it('says with whom a tap trades', () => {
  const chosen = vi.fn()
  const trade = { give: [0, 0, 0, 0, 1], get: [1, 0, 0, 0, 0] }
  const trades = [
    { action: 1, ...trade, isBank: false },
    { action: 2, ...trade, isBank: true },
  ]
  render(<UsualChips trades={trades} onChoose={chosen} />)
  const toAll = screen.getByRole('button', { name: 'Offer to all: 1 ore for 1 wood' })
  expect(toAll.textContent).toMatch(/to all$/)
  expect(screen.getByRole('button', { name: 'Trade with the bank: 1 ore for 1 wood' }).textContent).toMatch(/bank$/)
  fireEvent.click(toAll)
  expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
})
