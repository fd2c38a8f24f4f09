import { expect, it } from 'vitest'
import {
  action,
  bestPlace,
  button,
  clickPlace,
  handOf,
  logLine,
  meanwhile,
  placeByMouse,
  rollThrough,
  until,
} from './catan-page.ts'
import { openServers } from './server.ts'
import { sitAt } from './tables.ts'

// A test here kills its server.
const { server: newest, visit } = openServers()

it('goes on in the middle of a turn after the page was loaded again', async () => {
  const { page, faults } = await visit(newest().url, { serviceWorkers: 'allow' })
  await sitAt(page, { game: 'catan', seats: 3 })
  await until(page, 'Place a settlement')
  await clickPlace(page, await bestPlace(page))
  await button(page, 'Place').click()
  await until(page, 'Place a road next to it')
  await page.reload()
  await until(page, 'Place a road next to it')
  await clickPlace(page, page.locator('[data-spot]').first())
  await button(page, 'Place').click()
  await placeByMouse(page)
  await rollThrough(page)

  const [hand, log] = [await handOf(page), await logLine(page, '').allTextContents()]
  await page.reload()
  await until(page, /^Your turn$/)
  expect(await handOf(page)).toEqual(hand)
  expect(await logLine(page, '').allTextContents()).toEqual(log)
  await action(page, 'End turn').click()
  await meanwhile(page, /^Your turn: roll/)
  expect(faults).toEqual([])
})

it('comes back by itself when the server was killed, and does once what was asked in between', async () => {
  const server = newest()
  const { page, frames } = await visit(server.url, { serviceWorkers: 'allow' })
  await sitAt(page, { game: 'catan', seats: 3 })
  await placeByMouse(page)
  await placeByMouse(page)
  await meanwhile(page, /^Your turn: roll/)

  await server.kill('SIGKILL')
  const banner = page.getByRole('alert').filter({ hasText: 'Connection lost. Reconnecting…' })
  await banner.waitFor()
  await page.keyboard.press('r')
  await until(page, /^Your move is on hold$/)
  const heard = frames.length
  await server.start()
  await banner.waitFor({ state: 'detached' })
  await logLine(page, /You rolled \d+/).waitFor()
  expect(await logLine(page, /You rolled \d+/).count()).toBe(1)
  const since = frames.slice(heard).join('\n')
  expect(since.match(/"ROLL_DICE"/g)).toHaveLength(1)

  // And it goes on: the rest of the turn is played as if nothing had been.
  await meanwhile(page, /^Your turn$/)
  await action(page, 'End turn').click()
  await meanwhile(page, /^Your turn: roll/)
})
