// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeSession } from '../../test/fake-session.ts'
import { THIS_DEVICE } from '../net/table-link.ts'
import { ReplayLink } from './end-actions.tsx'

afterEach(cleanup)

const summary = fakeSession().session.view.getState().summary!

it('is an address where the server has the game', () => {
  const onReplay = vi.fn<(step: number) => void>()
  const { rerender } = render(
    <ReplayLink summary={summary} step={41} onReplay={onReplay}>
      Watch
    </ReplayLink>,
  )
  expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('/replay/table#41')
  rerender(
    <ReplayLink summary={summary} step={0} onReplay={onReplay}>
      Watch
    </ReplayLink>,
  )
  expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('/replay/table')
})

it('opens in place of the page where the game is on this device alone', () => {
  const onReplay = vi.fn<(step: number) => void>()
  render(
    <ReplayLink summary={{ ...summary, hostId: THIS_DEVICE }} step={41} onReplay={onReplay}>
      Watch
    </ReplayLink>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Watch' }))
  expect(onReplay.mock.calls).toEqual([[41]])
})
