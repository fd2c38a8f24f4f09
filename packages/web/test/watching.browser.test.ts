import { expect, it } from 'vitest'
import { PHONE } from './browser.ts'
import { action, asked, logLine, meanwhile, placeByMouse, rollThrough, until } from './catan-page.ts'
import { cardsLearned } from './leaked-cards.ts'
import { openServers } from './server.ts'
import { sitAt } from './tables.ts'

// Whoever looks for a table by its player finds the one of this test.
const { server, visit } = openServers()

// Two pages follow a whole game, which a busy machine makes long.
const timeout = 120_000

it('shows a running game to one who watches, and nothing hidden of it; then the replay by keys and slider', {
  timeout,
}, async () => {
  const player = await visit(server().healthUrl)
  const id = await sitAt(player.page, { game: 'catan', seats: 3, options: { victoryPoints: 7 } })
  await until(player.page, 'Place a settlement')

  const watcher = await visit(server().url)
  await watcher.page.getByRole('link', { name: /^Watch: .*Vera/ }).click()
  await watcher.page.waitForURL(`**/t/${id}`)
  await watcher.page.getByText('You’re spectating.').waitFor()
  expect(await watcher.page.getByRole('region', { name: 'Your hand' }).count()).toBe(0)
  expect(await watcher.page.getByRole('navigation', { name: 'Actions' }).count()).toBe(0)

  await placeByMouse(player.page)
  await logLine(watcher.page, 'Vera placed a settlement').first().waitFor()
  await placeByMouse(player.page)
  await rollThrough(player.page)
  await logLine(watcher.page, /Vera rolled \d+/).waitFor()
  await action(player.page, 'End turn').click()
  await meanwhile(player.page, /^Your turn: roll/)
  await asked(watcher.page).filter({ hasText: 'Vera is rolling…' }).waitFor()

  // The robber and the deck have had their say before it ends.
  await player.page.getByRole('switch', { name: /^Autopilot/ }).click()
  await player.page.getByRole('heading', { level: 1, name: /wins?$/ }).waitFor()
  await watcher.page.getByRole('heading', { level: 1, name: /wins$/ }).waitFor()
  const { hidden, own, leaked } = cardsLearned(watcher.frames, null)
  expect(hidden).toBeGreaterThan(5)
  expect({ own, leaked }).toEqual({ own: [], leaked: [] })

  await watcher.page.getByRole('link', { name: 'Replay' }).click()
  const { page } = watcher
  const slider = page.getByRole('slider', { name: 'Step' })
  const steps = Number(await slider.getAttribute('max'))
  expect(steps).toBeGreaterThan(50)
  const at = (step: number) => page.getByText(new RegExp(`^Step ${step} of ${steps}, turn \\d+$`)).waitFor()
  await at(0)
  await page.keyboard.press('ArrowRight')
  await at(1)
  await page.keyboard.press('ArrowLeft')
  await at(0)
  await page.keyboard.press('End')
  await at(steps)
  const box = (await slider.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(async () => Math.abs(Number(await slider.inputValue()) - steps / 2)).toBeLessThan(steps / 20)
  await slider.fill('40')
  await at(40)
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await at(41)
  expect([...player.faults, ...watcher.faults]).toEqual([])
  await player.context.close()
  await watcher.context.close()
})

it('lets one watch on a phone', async () => {
  const player = await visit(server().healthUrl)
  const id = await sitAt(player.page, { game: 'catan', seats: 3 })
  const watcher = await visit(`${server().url}/t/${id}`, { viewport: PHONE })
  await watcher.page.getByText('You’re spectating.').waitFor()
  await until(player.page, 'Place a settlement')
  await asked(watcher.page).filter({ hasText: 'Vera is placing a settlement…' }).waitFor()
  expect(watcher.faults).toEqual([])
})

it('lets one watch Narde from the first seat, whose panel is below and whose head lies at the right', async () => {
  const player = await visit(server().healthUrl)
  const id = await sitAt(player.page, { game: 'long-narde', seats: 2 })
  const watcher = await visit(`${server().url}/t/${id}`, { viewport: PHONE })
  const { page } = watcher
  await page.getByText('You’re spectating.').waitFor()
  const panel = page.getByRole('region', { name: 'Vera' })
  const look = () => panel.locator('[data-look]').getAttribute('data-look')
  await expect.poll(look).toMatch(/ivory|ebony/)
  // Hardly any of hers has left her head yet; one goes by itself where it must.
  const head = page.locator('[data-progress="0"]')
  const stack = await head.getAttribute('aria-label')
  expect(stack).toMatch((await look()) === 'ivory' ? /: 1\d white/ : /: 1\d black/)
  const [below, board] = [await panel.boundingBox(), await head.boundingBox()]
  expect(below!.y).toBeGreaterThan(board!.y)
  expect(watcher.faults).toEqual([])
  await player.context.close()
  await watcher.context.close()
})
