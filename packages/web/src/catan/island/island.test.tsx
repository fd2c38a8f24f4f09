// @vitest-environment happy-dom
import { catan } from '@serai/catan'
import { defaultOptions, stream } from '@serai/kernel'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { usePrefs } from '../../prefs/prefs.ts'
import { loadLanguage } from '../../text/language.ts'
import { Island } from './island.tsx'
import { islandModel, type Spot } from './island-model.ts'

/** The terrain is drawn with its harbours: who counts these knows how often. */
const harbourDrawn = vi.hoisted(() => vi.fn())
vi.mock('./harbour-sign.tsx', () => ({
  HarbourSign: () => {
    harbourDrawn()
    return null
  },
}))

const model = islandModel(catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, 4, stream(1, 'board')))
// The corners of the middle hex: north west and north east.
const SPOTS: readonly Spot[] = [
  { kind: 'vertex', at: 23 },
  { kind: 'vertex', at: 24 },
]

beforeAll(async () => {
  usePrefs.setState({ language: 'en' })
  await loadLanguage('en')
})
afterEach(cleanup)

const placesOf = (container: Element) => [...container.querySelectorAll<SVGGElement>('[role="button"]')]

describe('an island', () => {
  it('has one button per legal place, with words, and one tab stop', () => {
    const { container } = render(<Island model={model} label="Island" spots={SPOTS} />)
    const buttons = placesOf(container)
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'corner of brick 6, wood 11 and desert',
      'corner of sheep 4, desert and wood 3',
    ])
    expect(buttons.map((button) => button.getAttribute('tabindex'))).toEqual(['0', '-1'])
  })

  it('keeps a piece in sight that may become another one', () => {
    const { vertex } = model.buildings[0]!
    const spots: readonly Spot[] = [{ kind: 'vertex', at: vertex }, SPOTS[0]!]
    const { container } = render(<Island model={model} label="Island" spots={spots} />)
    const isCovered = (place: Element) => place.querySelector('circle[fill="var(--lit)"]') !== null
    expect(placesOf(container).map(isCovered)).toEqual([false, true])
  })

  it('moves by arrows and picks by Enter', () => {
    const onPick = vi.fn()
    const { container } = render(<Island model={model} label="Island" spots={SPOTS} onPick={onPick} />)
    const [west, east] = placesOf(container)
    west!.focus()
    fireEvent.keyDown(west!, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(east)
    expect(east!.getAttribute('tabindex')).toBe('0')
    fireEvent.keyDown(east!, { key: 'Enter' })
    expect(onPick).toHaveBeenCalledExactlyOnceWith({ kind: 'vertex', at: 24 })
  })

  it('picks the place that an assistive device clicks', () => {
    const onPick = vi.fn()
    const { container } = render(<Island model={model} label="Island" spots={SPOTS} onPick={onPick} />)
    fireEvent.click(placesOf(container)[0]!)
    expect(onPick).toHaveBeenCalledExactlyOnceWith({ kind: 'vertex', at: 23 })
  })

  it('tells the board to screen readers, and nothing where it is decoration', () => {
    const { rerender } = render(<Island model={model} label="Island" names={['Mira']} />)
    expect(screen.getByText(/^Row 1: mountains 10.*; forest 9\.$/)).toBeTruthy()
    expect(screen.getByText(/^Mira\. /)).toBeTruthy()
    rerender(<Island model={model} label="" />)
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('draws its terrain once, whatever happens on it', () => {
    harbourDrawn.mockClear()
    const { container, rerender } = render(<Island model={model} label="" />)
    expect(container.querySelectorAll('[data-anchor^="vertex-"]')).toHaveLength(8)
    rerender(<Island model={{ ...model, roads: [], buildings: [] }} label="" spots={SPOTS} />)
    expect(container.querySelectorAll('[data-anchor^="vertex-"]')).toHaveLength(0)
    expect(harbourDrawn).toHaveBeenCalledTimes(9)
  })
})
