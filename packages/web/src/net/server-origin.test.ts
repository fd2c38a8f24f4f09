import { afterEach, expect, it, vi } from 'vitest'
import { serverOrigin } from './server-origin.ts'

const told = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))
afterEach(() => vi.unstubAllGlobals())

const LOCAL = { origin: 'http://localhost:3000', hostname: 'localhost' }

it('gives the address in the network when the page was opened on the machine itself', async () => {
  told(200, { network: ['http://192.168.1.7:3000', 'http://10.0.0.7:3000'] })
  expect(await serverOrigin(LOCAL)).toEqual({ origin: 'http://192.168.1.7:3000', isOnlyHere: false })
})

it.each([
  ['listens to its own machine only', 200, { network: [] }],
  ['does not tell', 404, { error: { code: 'E_NOT_FOUND', message: '' } }],
])('knows that nobody else gets here when the server %s', async (_, status, body) => {
  told(status, body)
  expect(await serverOrigin(LOCAL)).toEqual({ origin: LOCAL.origin, isOnlyHere: true })
})

it('keeps an address that others can use, without asking', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable())
  const here = { origin: 'https://serai.example', hostname: 'serai.example' }
  expect(await serverOrigin(here)).toEqual({ origin: here.origin, isOnlyHere: false })
})
