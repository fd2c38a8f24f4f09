import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE, sheetGone } from './browser.ts'
import { seriousFaults } from './page-checks.ts'
import { openServer } from './server.ts'
import { call, GUIDES_READ, layTable, setPrefs } from './tables.ts'

const { server, visit } = openServer()

/** A host on a phone at a table with one free seat, and a friend who takes it. */
async function twoAt(game: 'catan' | 'long-narde', seats: number) {
  const host = await visit(server.healthUrl, { viewport: PHONE, hasTouch: true })
  const id = await layTable(host.page, { game, seats, name: 'Vera', free: 1 })
  await setPrefs(host.page, GUIDES_READ)
  await host.page.goto(`${server.url}/t/${id}`)
  const friend = await visit(server.healthUrl)
  await call(friend.page, 'PUT', 'me', { name: 'Mira' })
  await call(friend.page, 'POST', `tables/${id}/seat`, { seat: 1 })
  await friend.page.goto(`${server.url}/t/${id}`)
  await host.page.getByRole('list', { name: 'Seats' }).getByText('Mira').waitFor()
  return { host, friend, id }
}

const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

/** The line that says who is missing gets shorter between the two halves of the host's press. */
async function startAsFriendArrives(host: Page, friend: Page) {
  const table = friend.url()
  await friend.goto(server.healthUrl)
  await host.getByText('Not here yet: Mira.').waitFor()
  const start = host.getByRole('button', { name: 'Start' })
  await start.hover()
  const box = await start.boundingBox()
  await host.mouse.down()
  await friend.goto(table)
  await host.getByText('Everyone is ready.').waitFor()
  expect(await start.boundingBox()).toEqual(box)
  await host.mouse.up()
}

it.each([
  ['catan', 3],
  ['long-narde', 2],
] as const)('says on a phone that a friend has written, in %s', async (game, seats) => {
  const label = 'Log and chat'
  const { host, friend, id } = await twoAt(game, seats)
  await host.page.getByRole('button', { name: 'Start' }).click()
  await host.page.getByRole('button', { name: label, exact: true }).waitFor()
  await friend.page.getByRole('tab', { name: 'Chat' }).click()
  await say(friend.page, 'Good luck to you')
  await host.page.getByRole('button', { name: `${label}, 1 new message` }).waitFor()
  await say(friend.page, 'And a calm hand')
  const button = host.page.getByRole('button', { name: `${label}, 2 new messages` })
  await button.waitFor()
  expect(await seriousFaults(host.page)).toEqual([])
  // Who goes away and comes back has still not read it.
  await host.page.goto(server.url)
  await host.page.getByRole('heading', { level: 1 }).waitFor()
  await host.page.goto(`${server.url}/t/${id}`)
  await button.click()
  await host.page.getByRole('dialog').getByText('Good luck to you').waitFor()
  // The way back closes what lies over the table, and stays at it.
  await host.page.goBack()
  await host.page.getByRole('dialog').waitFor({ state: 'detached' })
  await host.page.getByRole('button', { name: label, exact: true }).waitFor()
  expect(host.page.url()).toContain('/t/')
  expect([...host.faults, ...friend.faults]).toEqual([])
  await host.context.close()
  await friend.context.close()
})

it('lets friends talk on after the end', async () => {
  const { host, friend } = await twoAt('long-narde', 2)
  await startAsFriendArrives(host.page, friend.page)
  await friend.page.getByRole('button', { name: 'Table menu' }).click()
  await friend.page.getByRole('button', { name: 'Resign' }).click()
  await friend.page.getByRole('button', { name: 'Yes, resign' }).click()
  const [hosts, friends] = [host.page, friend.page].map((page) => page.getByRole('region', { name: 'Chat' }))
  await hosts!.getByRole('button', { name: 'Good game' }).click()
  await friends!.getByRole('listitem').filter({ hasText: 'Vera Good game' }).waitFor()
  await say(friend.page, 'Tomorrow again')
  await hosts!.getByRole('listitem').filter({ hasText: 'Mira Tomorrow again' }).waitFor()
  expect(await seriousFaults(host.page)).toEqual([])
  expect(await host.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  expect([...host.faults, ...friend.faults]).toEqual([])
  await host.context.close()
  await friend.context.close()
})

it('lets the host change the rules before the start, for everybody there', async () => {
  const { host, friend } = await twoAt('catan', 3)
  expect(await friend.page.getByRole('button', { name: 'Change rules' }).count()).toBe(0)
  await host.page.getByRole('button', { name: 'Change rules' }).click()
  const form = host.page.getByRole('dialog', { name: 'Rules' })
  await form.getByRole('button', { name: 'Victory points: decrease' }).click()
  await form.getByText('60 s', { exact: true }).click()
  expect(await seriousFaults(host.page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await sheetGone(host.page)
  for (const { page } of [host, friend]) {
    await page.getByRole('definition').filter({ hasText: /^9$/ }).waitFor()
    await page.getByRole('definition').filter({ hasText: '60 s per turn' }).waitFor()
  }
  await host.page.getByRole('button', { name: 'Change rules' }).click()
  await form.getByText('4', { exact: true }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await host.page.getByText('1 seat still open.').waitFor()
  expect([...host.faults, ...friend.faults]).toEqual([])
  await host.context.close()
  await friend.context.close()
})

it('lets the host say who may write, and free a seat', async () => {
  const { host, friend } = await twoAt('catan', 3)
  await host.page.getByText('Who can chat').click()
  await host.page.getByRole('switch', { name: 'Mira' }).click()
  await host.page.getByRole('switch', { name: 'Mira', checked: false }).waitFor()
  await say(friend.page, 'Hello?')
  await friend.page.getByText('You cannot chat for a while.').waitFor()

  await friend.page.goto(server.url)
  await host.page.getByText('Not here yet: Mira.').waitFor()
  await host.page.getByRole('button', { name: 'Remove Mira' }).click()
  await host.page.getByText('1 seat still open.').waitFor()
  expect(host.faults).toEqual([])
  await host.context.close()
  await friend.context.close()
})

it('makes a token for a bot, shows it once, and deletes it', async () => {
  const { page, faults, context } = await visit(server.healthUrl, { viewport: PHONE })
  await call(page, 'PUT', 'me', { name: 'Vera' })
  await page.goto(`${server.url}/settings`)
  await expect.poll(() => page.title()).toBe('Settings · Serai')
  await page.getByRole('textbox', { name: 'Name of the bot' }).fill('Sunday')
  await page.getByRole('button', { name: 'Create token' }).click()
  const token = await page.getByRole('textbox', { name: 'Bot API tokens' }).inputValue()
  const me = await fetch(`${server.address}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(await me.json()).toMatchObject({ me: { name: 'Vera' } })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await page.reload()
  const remove = page.getByRole('button', { name: 'Delete token: Sunday' })
  await remove.waitFor()
  expect(await page.getByText(token).count()).toBe(0)
  await remove.click()
  await remove.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
})

it('leads from the old name of the rules to their page', async () => {
  const { page, context } = await visit(`${server.url}/rules/catan`)
  await page.waitForURL(/\/help\/catan$/)
  await expect.poll(() => page.title()).toBe('Rules · Serai')
  await context.close()
})
