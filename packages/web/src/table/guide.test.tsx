// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { setPrefs, usePrefs } from '../prefs/prefs.ts'
import { loadLanguage } from '../text/language.ts'
import { Guide, type GuideStep } from './guide.tsx'

beforeAll(() => loadLanguage('en'))
beforeEach(() => setPrefs({ seenGuides: ['other'] }))
afterEach(cleanup)

const STEPS: readonly GuideStep[] = [
  { icon: 'next', part: 'board', title: 'First', text: 'Look here.' },
  { icon: 'end', part: 'prompt', title: 'Last', text: 'Press this.' },
]
const guide = () => screen.queryByRole('complementary', { name: 'Quick guide' })

it('goes through its steps, marks the part of each and is then remembered as read', () => {
  render(
    <main>
      <Guide id="mine" steps={STEPS} />
    </main>,
  )
  const marked = () => screen.getByRole('main').dataset.marked
  expect(guide()).toHaveProperty('dataset.guide', 'board')
  expect(marked()).toBe('board')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(guide()).toHaveProperty('dataset.guide', 'prompt')
  expect(marked()).toBe('prompt')
  expect(screen.getByText('2 of 2')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(guide()).toBeNull()
  expect(marked()).toBeUndefined()
  expect(usePrefs.getState().seenGuides).toEqual(['other', 'mine'])
})

it('is sent away at once, and only itself', () => {
  render(<Guide id="mine" steps={STEPS} />)
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
  cleanup()
  render(<Guide id="mine" steps={STEPS} />)
  expect(guide()).toBeNull()
  render(<Guide id="another" steps={STEPS} />)
  expect(guide()).not.toBeNull()
})
