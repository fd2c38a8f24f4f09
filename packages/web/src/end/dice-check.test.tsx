// @vitest-environment happy-dom

import { narde } from '@serai/narde'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { playFair } from '../../test/fair-game.ts'
import { FakeWorker } from '../../test/fake-worker.ts'
import { History } from '../table/history.ts'
import { loadLanguage } from '../text/language.ts'
import { DiceCheckCard } from './dice-check.tsx'
import type { DiceCheck } from './verify-log.ts'

const whole = History.fold(playFair(narde, 2, 'a game whose check does not load'))

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
  render(<DiceCheckCard whole={whole} seen={null} names={['Ann', 'Bob']} />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('blames nothing when the check cannot be loaded, and tries again when asked to', () => {
  act(() => FakeWorker.last.fail())
  expect(screen.getByRole('status').textContent).toBe(
    'The check could not be loaded. That says nothing about the dice.',
  )
  expect(screen.queryByText('cannot be verified')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(FakeWorker.all).toHaveLength(2)
  const check: DiceCheck = { verdict: 'true', entries: 9, chance: 4, streams: [{ name: 'dice', count: 4 }], seen: null }
  act(() => FakeWorker.last.answer(check))
  expect(screen.getByText('verified, no tampering found')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Verify again' })).toBeTruthy()
})

it('says what it found wrong', () => {
  act(() => FakeWorker.last.answer({ verdict: 'broken', fault: 'line 2 is no entry' } satisfies DiceCheck))
  expect(screen.getByText('cannot be verified')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('line 2 is no entry')
})
