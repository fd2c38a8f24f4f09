import { afterEach, expect, it, vi } from 'vitest'
import { connection } from '../net/connection.ts'
import { followUpdates } from './renewal.ts'

afterEach(() => vi.unstubAllGlobals())

it('looks for a new page when it comes back to the server, and when it is too old for it', async () => {
  const update = vi.fn<() => void>()
  const getRegistration = async () => ({ update })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {}, addEventListener: () => {}, getRegistration } })
  followUpdates()
  const updates = async (status: 'live' | 'lost' | 'outdated') => {
    connection.link.setState({ status })
    await Promise.resolve()
    return update.mock.calls.length
  }
  expect(await updates('live')).toBe(0)
  expect(await updates('lost')).toBe(0)
  expect(await updates('live')).toBe(1)
  // As often as the server says so: the new page may be there later than the new server.
  expect(await updates('outdated')).toBe(2)
  expect(await updates('outdated')).toBe(3)
})
