// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { fakeSession } from '../../test/fake-session.ts'
import { THIS_DEVICE } from '../net/table-link.ts'
import { loadLanguage } from '../text/language.ts'
import { SidePanel } from './side-panel.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

it('has a chat where there may be others, and only the log in a game on this device', () => {
  const { session } = fakeSession()
  render(<SidePanel session={session} lines={[]} />)
  screen.getByRole('region', { name: 'Log and chat' })
  const log = screen.getByRole('tab', { name: 'Log' })
  fireEvent.keyDown(log, { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { name: 'Chat' }).getAttribute('aria-selected')).toBe('true')
  cleanup()
  session.view.setState(({ summary }) => ({ summary: { ...summary!, hostId: THIS_DEVICE } }))
  render(<SidePanel session={session} lines={[]} />)
  screen.getByRole('region', { name: 'Log' })
  expect(screen.queryByRole('tab', { name: 'Chat' })).toBeNull()
  act(() => void fireEvent.keyDown(screen.getByRole('tab', { name: 'Log' }), { key: 'ArrowRight' }))
  expect(screen.getByRole('tab', { name: 'Log' }).getAttribute('aria-selected')).toBe('true')
})
