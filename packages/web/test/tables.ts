import { PROTOCOL } from '@serai/protocol'
import type { Page } from 'playwright-core'

interface Wanted {
  readonly game: string
  readonly seats: number
  readonly name?: string
  readonly level?: string
  readonly options?: object
  /** How many seats stay free for other people; the table then does not start. */
  readonly free?: number
}

/** What the page's person asks of the server, beside the page. */
export async function call(page: Page, method: string, path: string, data: object = {}): Promise<unknown> {
  const answer = await page.request.fetch(new URL(`/api/${path}`, page.url()).href, { method, data })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.headers()['content-type']?.includes('json') ? answer.json() : null
}

/** A table where this person sits on the first seat and bots on the others; its id. */
export async function layTable(page: Page, wanted: Wanted): Promise<string> {
  const { game, seats, name = 'Vera', level = 'easy', options = {}, free = 0 } = wanted
  await call(page, 'PUT', 'me', { name })
  const { id } = (await call(page, 'POST', 'tables', { game, seats, options })) as { id: string }
  await call(page, 'POST', `tables/${id}/seat`, { seat: 0 })
  for (let seat = 1 + free; seat < seats; seat++) await call(page, 'POST', `tables/${id}/bots`, { level, seat })
  if (free === 0) await call(page, 'POST', `tables/${id}/start`)
  return id
}

/** Whoever has these prefs has read the guides of a first game. */
export const GUIDES_READ = { seenGuides: ['catan-table', 'narde-table'] }

/** Lays a table and goes to it, without the guide of a first game. */
export async function sitAt(page: Page, wanted: Wanted): Promise<string> {
  const id = await layTable(page, wanted)
  await setPrefs(page, GUIDES_READ)
  await page.goto(new URL(`/t/${id}`, page.url()).href)
  return id
}

/** As if chosen in the settings; holds from the next load of a page. */
export function setPrefs(page: Page, prefs: object): Promise<void> {
  return page.evaluate((state) => localStorage.setItem('serai.prefs', JSON.stringify({ state, version: 0 })), prefs)
}

/** A bot plays this person's seat from now on, asked for over a socket of its own. */
export function letBotPlay(page: Page, table: string): Promise<void> {
  return page.evaluate(
    ([id, protocol]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`)
      socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol }))
      socket.onmessage = ({ data }) => {
        if (JSON.parse(data).type !== 'welcome') return
        socket.send(JSON.stringify({ type: 'autopilot', table: id, id: 'pilot', on: true }))
      }
    },
    [table, PROTOCOL] as const,
  )
}
