// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import { formatLog } from '@serai/kernel'
import { narde } from '@serai/narde'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { playFair } from '../../test/fair-game.ts'
import { fakeSession } from '../../test/fake-session.ts'
import { useMe } from '../people/me.ts'
import { loadLanguage } from '../text/language.ts'
import { ReplayPage } from './replay-page.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useMe.setState({ me: null, isKnown: false })
})

const unknown = () => Response.json({ error: { code: 'E_TABLE_UNKNOWN', message: '' } }, { status: 404 })

it('says that the server is away, and tries again when asked to', async () => {
  let isThere = false
  vi.stubGlobal('fetch', async () => {
    if (isThere) return unknown()
    throw new TypeError('no network')
  })
  render(<ReplayPage id="blue-fox" />)
  expect(await screen.findByRole('heading', { name: 'The server cannot be reached.' })).not.toBeNull()
  isThere = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: /^This table does not exist/ })).not.toBeNull()
})

it.each([
  ['bob-id', '1'],
  ['vera-id', '0'],
])('looks from the side of whoever played, and from the first one for %s', async (id, side) => {
  const game = narde
  const { header, entries, reveal } = playFair(game, 2, 'both sides')
  const { summary } = fakeSession().session.view.getState()
  const seats = summary!.seats.slice(0, 2).map((seat) => ({ ...seat, person: seat.seat === 1 ? 'bob-id' : 'ann-id' }))
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/me')) return Response.json({ me: { id, name: 'Me', isAccount: false } })
    if (url.endsWith('/log')) return new Response(formatLog(game, header, entries, reveal))
    return Response.json({ ...summary, game: game.id, status: 'over', seats })
  })
  render(<ReplayPage id="blue-fox" />)
  const seenBy = await screen.findByRole('combobox', { name: 'View as' })
  expect((seenBy as HTMLSelectElement).value).toBe(side)
})
