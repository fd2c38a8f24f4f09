// @vitest-environment happy-dom

import type { TableSummary } from '@serai/protocol'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fakeSession } from '../../test/fake-session.ts'
import { THIS_DEVICE } from '../net/table-link.ts'
import { loadLanguage } from '../text/language.ts'
import { EndChat } from './end-chat.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

/** The end of a game of four, with so much else about it. */
function atTheEnd(more: Partial<TableSummary> = {}) {
  const { session } = fakeSession()
  const { summary } = session.view.getState()
  const ended: TableSummary = { ...summary!, status: 'over', ...more }
  session.view.setState({ summary: ended, refusal: { code: 'E_SEQ', message: 'of the game' } })
  const say = vi.spyOn(session, 'say').mockResolvedValue(true)
  render(<EndChat session={session} summary={ended} />)
  return { session, say }
}

const chat = () => screen.queryByRole('region', { name: 'Chat' })

it('says what one says after a game, and shows why something was not said', () => {
  const { session, say } = atTheEnd()
  expect(within(chat()!).getByRole('status').textContent).toBe('')
  const [first] = within(chat()!).getAllByRole('button')
  expect(first!.textContent).toBe('Good game')
  fireEvent.click(first!)
  expect(say).toHaveBeenCalledWith({ preset: 'good-game' })
  act(() => session.refuse({ code: 'E_MUTED', message: '' }))
  expect(within(chat()!).getByRole('status').textContent).toBe('You cannot chat for a while.')
})

it('is there only where there is anybody to talk to', () => {
  const bots = (['Lena', 'Mira', 'Zeynep'] as const).map((name, seat) => ({
    seat,
    name,
    kind: seat === 0 ? ('person' as const) : ('bot' as const),
    connected: true,
    autopilot: false,
  }))
  const { session } = atTheEnd({ seats: bots })
  expect(chat()).toBeNull()
  // Somebody watched.
  const line = { number: 1, at: 0, person: 'p', name: 'Anton', seat: null, text: 'hi' }
  act(() => session.view.setState({ chat: [line] }))
  expect(chat()).not.toBeNull()
  cleanup()
  atTheEnd({ hostId: THIS_DEVICE })
  expect(chat()).toBeNull()
  cleanup()
  atTheEnd({ removed: 'rude' })
  expect(chat()).toBeNull()
})
