// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { fakeSession } from '../../test/fake-session.ts'
import { loadLanguage } from '../text/language.ts'
import { SidePanel } from './side-panel.tsx'
import type { TableSession } from './table-session.ts'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

/** With a promise of the dice a table is the server's. */
function promise(session: TableSession, commitment: string) {
  session.view.setState(({ summary }) => ({ summary: { ...summary!, commitment } }))
}

it('has a chat where there may be others, and only the log in a game on this device', () => {
  const { session } = fakeSession()
  promise(session, 'promise')
  render(<SidePanel session={session} lines={[]} />)
  screen.getByRole('region', { name: 'Log and chat' })
  const log = screen.getByRole('tab', { name: 'Log' })
  fireEvent.keyDown(log, { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { name: 'Chat' }).getAttribute('aria-selected')).toBe('true')
  cleanup()
  promise(session, '')
  render(<SidePanel session={session} lines={[]} />)
  screen.getByRole('region', { name: 'Log' })
  expect(screen.queryByRole('tab', { name: 'Chat' })).toBeNull()
  act(() => void fireEvent.keyDown(screen.getByRole('tab', { name: 'Log' }), { key: 'ArrowRight' }))
  expect(screen.getByRole('tab', { name: 'Log' }).getAttribute('aria-selected')).toBe('true')
})
