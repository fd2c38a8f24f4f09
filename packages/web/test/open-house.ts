import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openBrowser, type Visit, visit } from './browser.ts'
import { HouseServer } from './server.ts'

/** A person comes to an address with a browser of their own. */
export type Visitor = (url: string, options?: BrowserContextOptions) => Promise<Visit>

interface House {
  readonly server: HouseServer
  readonly visit: Visitor
}

/** A server and a browser for the tests of a file: opened before them, closed after them. */
export function openHouse(pace: 'natural' | 'none' = 'none'): House {
  const server = new HouseServer(pace)
  beforeAll(() => server.start())
  afterAll(() => server.kill())
  return { server, visit: oneBrowser() }
}

/** As `openHouse`, with a new server for each test: nobody was there before. */
export function openHouses(): { readonly visit: Visitor; server(): HouseServer } {
  let server = new HouseServer()
  beforeEach(async () => {
    server = new HouseServer()
    await server.start()
  })
  afterEach(() => server.kill())
  return { server: () => server, visit: oneBrowser() }
}

function oneBrowser(): Visitor {
  let browser: Browser | undefined
  let guests: BrowserContext[] | null = null
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())
  // Whoever came for one test leaves after it, or their pages would go on beside the next; who came for all of them stays.
  beforeEach(() => {
    guests = []
  })
  afterEach(async () => {
    await Promise.all(guests?.map((context) => context.close()) ?? [])
    guests = null
  })
  return async (url, options) => {
    const visited = await visit(browser!, url, options)
    guests?.push(visited.context)
    return visited
  }
}
