// @vitest-environment happy-dom

import type { TableSummary } from '@serai/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { useMe } from '../people/me.ts'
import { loadLanguage } from '../text/language.ts'
import { plainLook } from '../ui/seat-looks.ts'
import type { FollowedProps } from './followed-game.tsx'
import { YourGames } from './tables-card.tsx'

const followed = vi.hoisted(() => new Map<string, FollowedProps>())
vi.mock('./game-picture.tsx', async (original) => ({
  ...(await original<object>()),
  LiveMiniature: (props: FollowedProps) => {
    followed.set(props.id, props)
    return null
  },
}))

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

const table = (id: string, game: string): TableSummary => ({
  id,
  game,
  options: {},
  status: 'running',
  isPrivate: false,
  host: 'Lena',
  hostId: 'lena-id',
  seats: [{ seat: 0, name: 'Lena', kind: 'person', person: 'lena-id', connected: true, autopilot: false }],
  seq: 0,
  commitment: 'promise',
  createdAt: 0,
  startedAt: 1,
})

const see = (id: string, isMyTurn: boolean) => act(() => followed.get(id)!.onStatus({ looks: plainLook, isMyTurn }))

it('says in the title that a game of mine waits, until none does', () => {
  act(() => useMe.setState({ me: { id: 'lena-id', name: 'Lena' } }))
  const { unmount } = render(<YourGames tables={[table('a', 'catan'), table('b', 'long-narde')]} />)
  see('a', false)
  expect(document.title).not.toContain('Your turn')
  see('b', true)
  expect(document.title).toBe('Your turn · Long Narde · Serai')
  see('a', true)
  see('b', false)
  expect(document.title).toBe('Your turn · Catan · Serai')
  see('a', false)
  expect(document.title).toBe('Serai')
  see('a', true)
  act(() => void unmount())
  expect(document.title).toBe('Serai')
})
