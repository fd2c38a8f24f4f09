// @vitest-environment happy-dom
import { catan } from '@serai/catan'
import { catanPosition } from '@serai/test-kit/positions'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { scene } from '../../../test/catan-scene.ts'
import { loadLanguage } from '../../text/language.ts'
import { UsualChips, usualTrades } from './usual-trades.tsx'

it('gives what is to spare for what the next purchase lacks', () => {
  // Wood, brick and wheat of a settlement; its sheep is missing and ore is to spare.
  const state = scene([1, 1, 0, 1, 2])
  const trades = usualTrades(state, 0)
  expect(trades.map(({ give, get, isBank }) => ({ give, get, isBank }))).toEqual([
    { give: [0, 0, 0, 0, 1], get: [0, 0, 1, 0, 0], isBank: false },
  ])
  for (const { action } of trades) expect(catan.check(state, 0, action)).toBeNull()
})

it('adds the bank when it would do it now', () => {
  const state = catanPosition(scene([1, 1, 0, 1, 3]), { rates: { 0: [4, 4, 4, 4, 3] } })
  expect(usualTrades(state, 0).map(({ give, isBank }) => [give[4], isBank])).toEqual([
    [1, false],
    [3, true],
  ])
})

it('is empty without cards to spare', () => {
  expect(usualTrades(scene([1, 0, 0, 0, 0]), 0)).toEqual([])
  expect(usualTrades(scene(), 0)).toEqual([])
})

describe('the chips', () => {
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
})
