import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE, sheetGone } from './browser.ts'
import { openServer } from './server.ts'

const { server, visit } = openServer()

const card = (page: Page, game: string) => page.locator(`[data-game="${game}"]`)

/** What the server says of the table that the page is at. */
async function statusOf(page: Page): Promise<string> {
  const answer = await page.request.get(`${server.url}/api/tables/${page.url().split('/t/')[1]}`)
  return ((await answer.json()) as { status: string }).status
}

it.each([
  ['catan', {}],
  ['long-narde', { viewport: PHONE, hasTouch: true }],
])('plays %s by one tap, as somebody who was never here', async (game, options) => {
  const { page, faults, context } = await visit(server.url, options)
  const button = card(page, game).getByRole('button', { name: 'Play now' })
  await button.waitFor()
  await button.click()
  await page.waitForURL(/\/t\/[\w-]+$/)
  await expect.poll(() => statusOf(page)).toBe('running')

  await page.goto(server.url)
  await page.getByRole('heading', { name: 'Your games' }).waitFor()
  await page.getByRole('link', { name: /^Continue/ }).click()
  await page.waitForURL(/\/t\/[\w-]+$/)
  expect(faults).toEqual([])
  await context.close()
})

it("plays a match against a bot by rules of one's own", async () => {
  const { page, faults, context } = await visit(server.url, { viewport: PHONE, hasTouch: true })
  await card(page, 'long-narde').getByRole('radio', { name: 'Easy' }).check({ force: true })
  await card(page, 'long-narde').getByRole('button', { name: 'Custom game against bots' }).tap()
  const form = page.getByRole('dialog', { name: 'Long Narde against bots' })
  const points = form.getByRole('textbox', { name: 'Match length (points)' })
  await points.fill('3')
  await points.blur()
  await form.getByRole('button', { name: 'Play now' }).tap()
  await page.waitForURL(/\/t\/[\w-]+$/)
  const answer = await page.request.get(`${server.url}/api/tables/${page.url().split('/t/')[1]}`)
  expect(await answer.json()).toMatchObject({
    status: 'running',
    options: { matchPoints: 3 },
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'careless' }],
  })
  expect(faults).toEqual([])
  await context.close()
})

it('says on a phone how the bots of a level play, and keeps the button of a long form in sight', async () => {
  const { page, faults, context } = await visit(server.url, { viewport: PHONE })
  const catan = card(page, 'catan')
  await catan.getByText('Plays whatever is worth most right now.').waitFor()
  await catan.getByRole('radio', { name: 'Hard' }).check({ force: true })
  await catan.getByText('Counts cards and thinks a few turns ahead.').waitFor()
  await catan.getByRole('button', { name: 'With friends' }).click()
  const form = page.getByRole('dialog')
  const button = form.getByRole('button', { name: 'Create table' })
  await button.waitFor()
  const isLong = () => form.evaluate((sheet) => sheet.scrollHeight > sheet.clientHeight)
  await expect.poll(isLong).toBe(true)
  const below = () => button.evaluate((element) => element.getBoundingClientRect().bottom - innerHeight)
  await expect.poll(below).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
  await context.close()
})

it('brings friends to one table by its link', async () => {
  const host = await visit(server.url)
  await card(host.page, 'catan').getByRole('button', { name: 'With friends' }).click()
  const form = host.page.getByRole('dialog')
  await form.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await form.getByRole('button', { name: 'Victory points: decrease' }).click()
  await form.getByRole('button', { name: 'Create table' }).click()
  await host.page.waitForURL(/\/t\//)
  const link = await host.page.getByRole('textbox', { name: 'Link to this table' }).inputValue()
  expect(await host.page.getByRole('list', { name: 'Seats' }).getByRole('listitem').count()).toBe(3)
  expect(link).toBe(host.page.url())
  await host.page.getByRole('img', { name: 'The link as a QR code' }).waitFor()
  await host.page.getByRole('definition').filter({ hasText: /^9$/ }).waitFor()

  const guest = await visit(link, { viewport: PHONE })
  await guest.page.getByRole('textbox', { name: /Name shown to other players/ }).fill('Mira')
  await guest.page.getByRole('button', { name: 'Take a seat' }).click()
  await guest.page.getByText('you', { exact: true }).waitFor()
  await host.page.getByRole('list', { name: 'Seats' }).getByText('Mira', { exact: true }).waitFor()
  expect(await guest.page.getByRole('button', { name: 'Start' }).count()).toBe(0)

  await host.page.getByRole('textbox', { name: 'Your seed' }).fill('seven sheep')
  await host.page.getByRole('button', { name: 'Add', exact: true }).click()
  await host.page.getByText('Your seed is in the dice.').waitFor()

  const start = host.page.getByRole('button', { name: 'Start' })
  expect(await start.isDisabled()).toBe(true)
  await host.page.getByRole('button', { name: 'Add bot to seat 3' }).click()
  await host.page.getByRole('combobox', { name: 'Bot level, seat 3' }).selectOption('easy')
  await host.page.getByText(/^Bot, easy/).waitFor()
  await start.click()
  await start.waitFor({ state: 'detached' })
  await guest.page.getByRole('button', { name: 'Leave seat' }).waitFor({ state: 'detached' })
  expect(await statusOf(guest.page)).toBe('running')
  expect([...host.faults, ...guest.faults]).toEqual([])
  await host.context.close()
  await guest.context.close()
})

it('shows a public table to others as it comes', async () => {
  const watcher = await visit(server.url)
  const host = await visit(server.url)
  await card(host.page, 'long-narde').getByRole('button', { name: 'With friends' }).click()
  await host.page.getByRole('switch', { name: /Public table/ }).click()
  await host.page.getByRole('button', { name: 'Create table' }).click()
  await host.page.waitForURL(/\/t\//)

  const ours = watcher.page.locator(`a[href="${new URL(host.page.url()).pathname}"]`)
  await watcher.page
    .getByRole('link', { name: /^Join: .*Long Narde, 1 seat free/ })
    .and(ours)
    .click()
  await watcher.page.getByRole('button', { name: 'Take a seat' }).click()
  await host.page.getByText('Everyone is ready.').waitFor()
  expect([...host.faults, ...watcher.faults]).toEqual([])
  await watcher.context.close()
  await host.context.close()
})

it('refuses a name that cannot be shown, and keeps the one that can', async () => {
  const { page, faults, context } = await visit(server.url)
  await page.getByRole('button', { name: 'Choose a name' }).click()
  const field = page.getByRole('textbox', { name: /Name shown to other players/ })
  await field.fill('\u202e\u200b')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').filter({ hasText: 'Use 1 to 24 characters: letters, digits or symbols.' }).waitFor()
  expect(await field.inputValue()).toBe('\u202e\u200b')
  await field.fill('Лена')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Your name: Лена' }).waitFor()
  await sheetGone(page)
  await page.reload()
  await page.getByRole('button', { name: 'Your name: Лена' }).waitFor()
  // The browser itself reports the refused request.
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])
  await context.close()
})

it('finds a table by its code, and says when there is none', async () => {
  const { page, context } = await visit(server.url)
  const code = page.getByRole('textbox', { name: 'Table code or link' })
  await code.fill('what?')
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByText('That is not a table link or code.').waitFor()
  await code.fill('nosuchtable')
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByText('This table does not exist.').waitFor()
  await context.close()
})

it('speaks Russian and turns dark, and remembers both', async () => {
  const { page, faults, context } = await visit(server.url, { viewport: PHONE })
  await page.getByRole('button', { name: 'По-русски' }).click()
  await page.getByRole('button', { name: 'Тёмная тема' }).click()
  await page.reload()
  await page.getByRole('heading', { name: 'Садитесь и играйте.' }).waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  expect(faults).toEqual([])
  await context.close()
})
