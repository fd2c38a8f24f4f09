// @vitest-environment happy-dom

import type { TableSummary } from '@serai/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fakeSession } from '../../test/fake-session.ts'
import { THIS_DEVICE } from '../net/table-link.ts'
import { loadLanguage } from '../text/language.ts'
import { TableMenu } from './table-menu.tsx'

beforeAll(async () => {
  // The menu asks who I am; here nobody answers.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await loadLanguage('en')
})
afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())
afterAll(() => vi.unstubAllGlobals())

function openMenu(more: Partial<TableSummary> = {}) {
  const { session } = fakeSession()
  session.view.setState(({ summary }) => ({ seat: 0, summary: { ...summary!, status: 'running', ...more } }))
  render(<TableMenu session={session} onKeys={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Table menu' }))
}

it('offers the link of a table that others can come to', () => {
  openMenu()
  expect(screen.queryByText('Copy link')).not.toBeNull()
})

it('offers none of a table on this device, which leads nobody here', () => {
  openMenu({ hostId: THIS_DEVICE })
  expect(screen.queryByText('Copy link')).toBeNull()
  expect(screen.queryByText('Download game')).not.toBeNull()
})

it('makes way for the board when a bot takes over', () => {
  openMenu()
  fireEvent.click(screen.getByRole('switch', { name: /Autopilot/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['where there is a keyboard', true],
  ['not where there is none', false],
])('tells of keys %s', (_, hasMouse) => {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query === '(any-hover: hover)' ? (hasMouse ? 'all' : 'not all') : query),
  )
  openMenu()
  expect(screen.queryByRole('button', { name: 'Keyboard shortcuts' }) !== null).toBe(hasMouse)
})
