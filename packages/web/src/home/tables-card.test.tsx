// @vitest-environment happy-dom
import type { TableSummary } from '@serai/protocol'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { connection, type Link } from '../net/connection.ts'
import { loadLanguage } from '../text/language.ts'
import { TablesCard, tableIdOf } from './tables-card.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

const NONE = /^No open tables right now/
const LATER = 'Tables reappear here when the server is back.'

it.each<[string, Partial<Link>, string | RegExp | null]>([
  ['there', { status: 'live', isPaused: false }, NONE],
  ['gone', { status: 'lost', isPaused: false }, LATER],
  ['of another version', { status: 'outdated', isPaused: false }, LATER],
  ['without its store', { status: 'live', isPaused: true }, null],
  ['without its store, and has closed the line for it', { status: 'lost', isPaused: true }, null],
])('tells of no tables only what is known when the server is %s', (_, link, told) => {
  connection.link.setState({ status: 'live', isPaused: false })
  render(<TablesCard tables={[]} mine={[]} />)
  act(() => connection.link.setState(link))
  const seen = [NONE, LATER].filter((text) => screen.queryByText(text))
  expect(seen).toEqual(told === null ? [] : [told])
  expect(screen.queryByText('The server cannot be reached.') !== null).toBe(link.status === 'lost' && !link.isPaused)
})

it('says nothing of tables before the server has', () => {
  connection.link.setState({ status: 'connecting', isPaused: false })
  render(<TablesCard tables={null} mine={[]} />)
  expect([NONE, LATER].filter((text) => screen.queryByText(text))).toEqual([])
})

const open: TableSummary = {
  id: 'open',
  game: 'long-narde',
  options: {},
  status: 'open',
  isPrivate: false,
  host: 'Lena',
  hostId: 'lena-id',
  seats: [],
  seq: 0,
  commitment: '',
  createdAt: 0,
}

it('has no way to the tables of a server that is long lost', () => {
  connection.link.setState({ status: 'lost', isGone: false, isPaused: false })
  render(<TablesCard tables={[open]} mine={[]} />)
  expect(screen.queryByRole('link')).not.toBeNull()
  act(() => connection.link.setState({ isGone: true }))
  expect(screen.queryByRole('link')).toBeNull()
  screen.getByText(LATER)
})

it.each([
  ['fk88mamythdm', 'fk88mamythdm'],
  ['FK88MAMYTHDM', 'fk88mamythdm'],
  ['  fk88 mamy thdm ', 'fk88mamythdm'],
  ['ab3_-x', 'ab3_-x'],
  ['http://192.168.0.5:3000/t/ab3', 'ab3'],
  ['HTTPS://SERAI.EXAMPLE/T/AB3/', 'ab3'],
  ['serai.example/t/ab3?from=chat', 'ab3'],
  ['', null],
  ['https://serai.example/', null],
  ['what?', null],
])('reads %j as %j', (text, id) => expect(tableIdOf(text)).toBe(id))
