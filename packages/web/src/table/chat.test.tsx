// @vitest-environment happy-dom
import type { ChatLine, SeatInfo, TableSummary } from '@serai/protocol'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fakeSession } from '../../test/fake-session.ts'
import { loadLanguage } from '../text/language.ts'
import { ChatBubble, ChatPanel, SpokenChat, writers } from './chat.tsx'
import { SidePanel } from './side-panel.tsx'

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
})

const line = (number: number, seat: number | null, text: string): ChatLine => ({
  number,
  at: 0,
  person: `p${seat}`,
  name: seat === 1 ? 'Mira' : 'Anton',
  seat,
  text,
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

/** A table where somebody has already written. */
function table() {
  const { session } = fakeSession()
  session.view.setState({ chat: [line(1, 1, 'before')], chatSeen: 1 })
  const say = (next: ChatLine) => act(() => session.view.setState(({ chat }) => ({ chat: [...chat, next] })))
  return { session, say }
}

it('is seen for some seconds at the seat of who has said it, and not again', () => {
  const { session, say } = table()
  render(<ChatBubble session={session} seat={1} className="at" />)
  expect(screen.queryByText('before')).toBeNull()
  say(line(2, 2, 'of another seat'))
  expect(screen.queryByText('of another seat')).toBeNull()
  say(line(3, 1, 'Well played'))
  expect(screen.getByText('Well played').closest('[aria-hidden=true]')).not.toBeNull()
  pass(5000)
  say(line(4, 1, 'Once more?'))
  expect(screen.queryByText('Well played')).toBeNull()
  pass(5000)
  expect(screen.queryByText('Once more?')).not.toBeNull()
  pass(5000)
  expect(screen.queryByText('Once more?')).toBeNull()
})

it('shows what people write as text, whatever it looks like', () => {
  const { session, say } = table()
  const script = '<img src=x onerror="steal()"><script>steal()</script>'
  const { container } = render(<ChatPanel session={session} />)
  say({ ...line(2, 1, script), name: '<b onclick="steal()">Mira</b>' })
  expect(container.textContent).toContain(script)
  expect(container.textContent).toContain('<b onclick="steal()">Mira</b>')
  expect(container.querySelectorAll('script, img, [onclick]')).toHaveLength(0)
})

it('is named where somebody without a seat has said it, and seen where the chat is closed', () => {
  const { session, say } = table()
  // On a server: on this device alone nobody watches.
  session.view.setState(({ summary }) => ({ summary: { ...summary!, commitment: 'ab' } }))
  const board = render(<ChatBubble session={session} seat={null} className="at" />)
  const panel = render(<SidePanel session={session} lines={[]} />)
  say(line(2, 1, 'of a seat'))
  expect(screen.queryByText('of a seat')).toBeNull()
  say({ ...line(3, null, 'from the bench'), name: 'Kira' })
  for (const { container } of [board, panel]) {
    expect(container.querySelector('[aria-hidden=true] b')?.parentElement?.textContent).toBe('Kira from the bench')
  }
  board.unmount()
  fireEvent.click(screen.getByRole('tab', { name: /^Chat/ }))
  expect(screen.getAllByText(/from the bench/)).toHaveLength(1)
  fireEvent.click(screen.getByRole('tab', { name: 'Log' }))
  expect(screen.queryByText(/from the bench/)).toBeNull()
})

it('is spoken once: by the page while the chat is closed, by the chat while it is open', () => {
  const { session, say } = table()
  const spoken = render(<SpokenChat session={session} />).container
  expect(spoken.textContent).toBe('')
  say(line(2, 1, 'hi'))
  say(line(3, 0, 'mine'))
  say(line(4, null, 'from the bench'))
  expect(spoken.textContent).toBe('Mira: hiAnton (spectator): from the bench')
  render(<ChatPanel session={session} />)
  expect(spoken.textContent).toBe('')
})

const seat = (number: number, person: string, name: string): SeatInfo => ({
  seat: number,
  kind: 'person',
  person,
  name,
  connected: true,
  autopilot: false,
})
const lineOf = (number: number, person: string, name: string): ChatLine => ({
  number,
  at: 0,
  person,
  name,
  seat: null,
  text: 'hi',
})
const summary: TableSummary = {
  id: 't',
  game: 'catan',
  options: {},
  status: 'running',
  isPrivate: false,
  host: 'Ann',
  hostId: 'ann',
  seats: [
    seat(0, 'ann', 'Ann'),
    seat(1, 'bob', 'Bob'),
    { seat: 2, kind: 'bot', name: 'Ilya', bot: 'hard', connected: true, autopilot: false },
  ],
  seq: 0,
  commitment: '',
  createdAt: 0,
  muted: ['cid'],
}
const chat = [lineOf(1, 'cid', 'Cid'), lineOf(2, 'ann', 'Ann'), lineOf(3, 'bob', 'Bob'), lineOf(4, 'cid', 'Cid')]

it('shows the host everybody else who could write, and who may not', () =>
  expect(writers(summary, chat, 'ann')).toEqual([
    { person: 'cid', name: 'Cid', isMuted: true },
    { person: 'bob', name: 'Bob', isMuted: false },
  ]))

it.each([['bob'], [null]])('shows %j, who is not the host, nobody', (me) =>
  expect(writers(summary, chat, me)).toEqual([]),
)
