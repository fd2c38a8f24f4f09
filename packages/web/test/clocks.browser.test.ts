import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE } from './browser.ts'
import { logLine } from './catan-page.ts'
import { openServer } from './server.ts'
import { call, GUIDES_READ, setPrefs } from './tables.ts'

const { server, visit } = openServer()

const NAMES = ['Vera', 'Maximilian Berge', 'Александра Ивано', 'Wilhelmina Wroth'] as const
const LONG = { turnSeconds: 120, reserveSeconds: 600 }

/** A table of people with a clock; the first of them comes to it, the others only have their seats. */
async function timed(
  game: 'catan' | 'long-narde',
  seats: number,
  clock: object,
  viewport?: typeof PHONE,
  options: object = {},
) {
  const people = await Promise.all(
    NAMES.slice(0, seats).map(() => visit(server.healthUrl, viewport ? { viewport } : {})),
  )
  const host = people[0]!
  for (const [seat, { page }] of people.entries()) await call(page, 'PUT', 'me', { name: NAMES[seat] })
  const { id } = (await call(host.page, 'POST', 'tables', { game, seats, clock, options })) as { id: string }
  for (const [seat, { page }] of people.entries()) await call(page, 'POST', `tables/${id}/seat`, { seat })
  await call(host.page, 'POST', `tables/${id}/start`)
  await setPrefs(host.page, { ...GUIDES_READ, autoRoll: false, autoForced: false })
  await host.page.goto(`${server.url}/t/${id}`)
  return {
    page: host.page,
    faults: host.faults,
    close: () => Promise.all(people.map(({ context }) => context.close())),
  }
}

/** A clock that reads ten minutes and more. */
const minutes = (place: Locator): Locator => place.locator('time').getByText(/^1\d:\d\d$/)
/** How much of a text is seen where it may be cut. */
const seenShare = (text: Locator): Promise<number> => text.evaluate((box) => box.clientWidth / box.scrollWidth)

/** Runs in the page: what is left above and below the highest of the small texts of a panel. */
function roomAround(panel: Element): number {
  const edge = panel.getBoundingClientRect()
  const boxes = [...panel.querySelectorAll('small, time')].map((text) => text.getBoundingClientRect())
  return Math.min(...boxes.flatMap(({ top, bottom }) => [top - edge.top, edge.bottom - bottom]))
}

/** Runs in the page: where the words of somebody without a seat are, once they are there. */
function placeOfSaid(name: string): string | null {
  const said = [...document.querySelectorAll('[aria-hidden=true]:has(b)')].find((one) =>
    one.textContent?.startsWith(`${name} `),
  )
  const board = document.querySelector('[data-board]')?.getBoundingClientRect()
  if (!said || !board) return null
  const { left, right, top, bottom } = said.getBoundingClientRect()
  const isOver = left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom
  return isOver ? 'over the board' : 'beside the board'
}

it('shows names and clocks of all on a phone, in Catan', async () => {
  const { page, faults, close } = await timed('catan', 4, LONG, PHONE)
  for (const name of NAMES.slice(1)) {
    const card = page.getByRole('article', { name })
    await minutes(card).waitFor()
    expect(await seenShare(card.locator('b').first()), name).toBeGreaterThan(0.75)
  }
  await minutes(page.locator('header')).waitFor()
  expect(faults).toEqual([])
  await close()
})

it('shows name and clock of the other on a phone, in Long Narde', async () => {
  const { page, faults, close } = await timed('long-narde', 2, LONG, PHONE)
  const panel = page.getByRole('region', { name: NAMES[1] })
  await minutes(panel).waitFor()
  expect(await seenShare(panel.locator('b').first())).toBeGreaterThan(0.75)
  expect(faults).toEqual([])
  await close()
})

it('has room for match, clock and what is off in the panels of a phone', async () => {
  const { page, faults, close } = await timed('long-narde', 2, LONG, PHONE, { matchPoints: 3 })
  for (const name of ['You', NAMES[1]]) {
    const panel = page.getByRole('region', { name, exact: true })
    await minutes(panel).waitFor()
    await panel.getByText('0/3', { exact: true }).waitFor()
    await panel.getByText('0 off', { exact: true }).waitFor()
    expect(await panel.evaluate(roomAround), name).toBeGreaterThan(3)
  }
  expect(faults).toEqual([])
  await close()
})

it.each([
  ['catan', 3],
  ['long-narde', 2],
] as const)(
  'shows what one says who watches over the board of a phone, beside clocks and scores: %s',
  async (game, seats) => {
    const { page, faults, close } = await timed(game, seats, LONG, PHONE)
    const watcher = await visit(server.healthUrl)
    await call(watcher.page, 'PUT', 'me', { name: 'Kira' })
    await watcher.page.goto(page.url())
    await watcher.page.getByRole('tab', { name: /^Chat/ }).click()
    await page.locator('[data-board]').waitFor()
    const seen = page.waitForFunction(placeOfSaid, 'Kira')
    await watcher.page.getByRole('button', { name: 'Hello', exact: true }).click()
    expect(await (await seen).jsonValue()).toBe('over the board')
    expect([...faults, ...watcher.faults]).toEqual([])
    await watcher.context.close()
    await close()
  },
)

it('says in the log that the server played when the time was over', async () => {
  const { page, faults, close } = await timed('long-narde', 2, { turnSeconds: 5, reserveSeconds: 0 })
  await logLine(page, /ran out of time: the server played the move\.$/)
    .first()
    .waitFor()
  expect(faults).toEqual([])
  await close()
})
