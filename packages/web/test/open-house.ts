import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type Visit, visit } from './browser.ts'
import { HouseServer } from './server.ts'

/** A person comes to an address with a browser of their own. */
export type Visitor = (url: string, options?: BrowserContextOptions) => Promise<Visit>

interface House {
  readonly server: HouseServer
  readonly visit: Visitor
}

/** A server for the tests of a file: opened before them, closed after them. */
export function openHouse(pace: 'natural' | 'none' = 'none'): House {
  const server = new HouseServer(pace)
  beforeAll(() => server.start())
  afterAll(() => server.kill())
  return { server, visit: visitors() }
}

/** As `openHouse`, with a new server for each test: nobody was there before. */
export function openHouses(): { readonly visit: Visitor; server(): HouseServer } {
  let server = new HouseServer()
  beforeEach(async () => {
    server = new HouseServer()
    await server.start()
  })
  afterEach(() => server.kill())
  return { server: () => server, visit: visitors() }
}

/** Counts the people of a file: whatever other files did before changes nothing. */
export function visitors(): Visitor {
  let count = 0
  const stay: BrowserContext[] = []
  let guests: BrowserContext[] | null = null
  // Whoever came for one test leaves after it, or their pages would go on beside the next; who came for all of them stays.
  beforeEach(() => {
    guests = []
  })
  const leave = (contexts: readonly BrowserContext[]) => Promise.all(contexts.map((context) => context.close()))
  afterEach(async () => {
    await leave(guests ?? [])
    guests = null
  })
  afterAll(() => leave(stay))
  return async (url, options = {}) => {
    const visited = await visit(url, options, ++count)
    const those = guests ?? stay
    those.push(visited.context)
    return visited
  }
}
