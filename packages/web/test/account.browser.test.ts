import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE, sheetGone, type Visit } from './browser.ts'
import { seriousFaults } from './page-checks.ts'
import { playUntil } from './play-until.ts'
import { openServers } from './server.ts'
import { letBotPlay } from './tables.ts'

// Names of accounts are taken once and for all.
const { server, visit } = openServers()

const PASSWORD = 'correct horse'

/** Asks the server as the person at the page. */
async function ask(page: Page, method: string, path: string, data?: object) {
  const answer = await page.request.fetch(`${server().url}${path}`, { method, ...(data && { data }) })
  return (await answer.json().catch(() => null)) as { id: string }
}

async function signUp(page: Page, guest: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Your name: ${guest}` }).click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name').fill(name)
  await sheet.getByLabel('Password').fill(PASSWORD)
  await sheet.locator('button[type=submit]').click()
  await page.getByRole('button', { name: `Your account: ${name}` }).waitFor()
  await sheetGone(page)
}

async function signIn(visited: Visit, name: string): Promise<void> {
  const { page } = visited
  await page.goto(`${server().url}/me`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name').fill(name)
  await sheet.getByLabel('Password').fill(PASSWORD)
  await sheet.locator('button[type=submit]').click()
  await page.getByRole('heading', { name: 'Active sessions' }).waitFor()
  await sheetGone(page)
}

it('keeps the running game of a guest who signs up, and rates it when it ends', async () => {
  const host = await visit(server().healthUrl)
  const guest = await visit(server().healthUrl, { viewport: PHONE })
  await ask(host.page, 'PUT', '/api/me', { name: 'Calm Heron' })
  await ask(guest.page, 'PUT', '/api/me', { name: 'Quick Otter' })
  const { id } = await ask(host.page, 'POST', '/api/tables', { game: 'long-narde', seats: 2 })
  for (const { page } of [host, guest]) await ask(page, 'POST', `/api/tables/${id}/seat`, {})
  await ask(host.page, 'POST', `/api/tables/${id}/start`)
  // A game that is given up at once is not rated.
  await letBotPlay(host.page, id)
  let decisions = 0
  expect(await playUntil(guest.page, id, () => ++decisions > 15)).toBeGreaterThan(0)

  await host.page.goto(server().url)
  await signUp(host.page, 'Calm Heron', 'Mira')
  await guest.page.goto(server().url)
  await signUp(guest.page, 'Quick Otter', 'Boris')

  // The seat is still theirs: it is theirs to give up.
  await guest.page.goto(`${server().url}/t/${id}`)
  await guest.page.getByRole('button', { name: 'Table menu' }).click()
  await guest.page.getByRole('button', { name: 'Resign' }).click()
  await guest.page.getByRole('button', { name: 'Yes, resign' }).click()
  await guest.page.getByText('−162').waitFor()
  await host.page.goto(`${server().url}/t/${id}`)
  await host.page.getByRole('heading', { name: 'You win' }).waitFor()
  await host.page.getByText('+162').waitFor()

  await host.page.getByRole('link', { name: 'Leaderboard' }).click()
  await host.page.getByText('Long Narde', { exact: true }).click()
  const rows = host.page.locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(2)
  const cells = (row: number) => rows.nth(row).locator('td, th').allTextContents()
  expect(await cells(0)).toEqual(['1', 'Mira', '1662?provisional', '1'])
  expect(await cells(1)).toEqual(['2', 'Boris', '1338?provisional', '1'])
  expect(await seriousFaults(host.page)).toEqual([])

  await rows.nth(0).getByRole('link', { name: 'Mira' }).click()
  await host.page.getByRole('heading', { name: 'Mira' }).waitFor()
  await host.page.getByText('100 %').waitFor()
  await host.page.getByText('1 rated game, provisional').waitFor()
  await host.page.getByRole('link', { name: 'Open game: Mira, Boris' }).waitFor()
  expect(await seriousFaults(host.page)).toEqual([])
  expect([...host.faults, ...guest.faults]).toEqual([])
  await host.context.close()
  await guest.context.close()
})

it('signs in elsewhere, and out everywhere', async () => {
  const home = await visit(server().healthUrl)
  await ask(home.page, 'PUT', '/api/me', { name: 'Wise Owl' })
  await home.page.goto(server().url)
  await signUp(home.page, 'Wise Owl', 'Lena')
  const away = await visit(server().url, { viewport: PHONE })
  await signIn(away, 'lena')

  await home.page.getByRole('button', { name: 'Your account: Lena' }).click()
  await home.page.waitForURL(/\/me$/)
  await expect.poll(() => home.page.getByRole('button', { name: /^Sign out: / }).count()).toBe(1)
  expect(await seriousFaults(home.page)).toEqual([])
  expect(await seriousFaults(away.page)).toEqual([])

  // At the lobby, which hears of it by its socket.
  await away.page.getByRole('link', { name: 'Play', exact: true }).click()
  await away.page.getByRole('button', { name: 'Your account: Lena' }).waitFor()
  await home.page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await home.page.getByText('You are a guest in this browser.').waitFor()
  await away.page.getByRole('button', { name: 'Choose a name' }).waitFor()
  expect(await ask(away.page, 'GET', '/api/me')).toEqual({ me: null })
  await home.context.close()
  await away.context.close()
})

it('says what is wrong with a password, and lets an account go for good', async () => {
  const { page, context } = await visit(`${server().url}/me`, { viewport: PHONE })
  await page.getByRole('button', { name: 'Create an account' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name').fill('Pia')
  await sheet.getByLabel('Password').fill('short')
  await sheet.locator('button[type=submit]').click()
  await sheet.getByText('A password needs 8 to 200 characters.').waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await sheet.getByLabel('Password').fill(PASSWORD)
  await sheet.locator('button[type=submit]').click()
  await page.getByRole('heading', { name: 'Active sessions' }).waitFor()

  await page.getByText('Delete account').click()
  const form = page.locator('details').filter({ hasText: 'Delete account' })
  await form.getByLabel('Password').fill('wrong password')
  await form.getByRole('button', { name: 'Delete permanently' }).click()
  await form.getByText('Wrong password.').waitFor()
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Delete permanently' }).click()
  await page.getByText('You are a guest in this browser.').waitFor()
  await page.goto(`${server().url}/people/Pia`)
  await page.getByText('No account is called Pia.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await context.close()
})
