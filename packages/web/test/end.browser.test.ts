import { readFile } from 'node:fs/promises'
import { findGame } from '@serai/bots'
import { isRefusal, parseLog, verifyLog } from '@serai/kernel'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DESKTOP, PHONE } from './browser.ts'
import { seriousFaults } from './page-checks.ts'
import { openServer } from './server.ts'
import { layTable, letBotPlay, sitAt } from './tables.ts'

const { server, visit } = openServer()

/** Five points are soon reached, and have all that an end shows. */
const SHORT = { catan: { victoryPoints: 5 }, 'long-narde': {} }

/** How seats are marked there, each way once. */
async function looksOn(page: Page): Promise<string[]> {
  const marks = await page.locator('main [data-look]').all()
  return [...new Set(await Promise.all(marks.map(async (mark) => (await mark.getAttribute('data-look')) ?? '')))].sort()
}

/** The smaller side of the largest picture. */
function boardSide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main svg')].map((picture) => picture.getBoundingClientRect())
    return Math.max(...boxes.map(({ width, height }) => Math.min(width, height)))
  })
}

it.each([
  // With all that moves: the others play Catan without.
  ['catan', 3, { reducedMotion: 'no-preference' }, ['blue', 'red', 'white']],
  ['long-narde', 2, { viewport: PHONE, hasTouch: true }, ['ebony', 'ivory']],
] as const)('shows the end of %s, checks its dice and replays it', async (game, seats, options, looks) => {
  const { page, faults, context } = await visit(server.healthUrl, options)
  const id = await layTable(page, { game, seats, options: SHORT[game] })
  await page.goto(`${server.url}/t/${id}`)
  // Only what comes after the board is seen by this page, and bots that do not pause are soon at the end.
  await page.locator('[data-tone]').waitFor()
  await letBotPlay(page, id)
  await page.getByRole('heading', { level: 1, name: /win/ }).waitFor()
  await page.getByText('verified, no tampering found').waitFor()
  await page.getByText('Same as seen during play').waitFor()
  await expect.poll(() => looksOn(page)).toEqual(looks)
  await expect.poll(() => page.getByText('As numbers').count()).toBeGreaterThan(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)

  // A turn of a chart leads to that turn of the replay, by keys and by a tap.
  const turn = page.getByRole('slider', { name: 'Turn' }).first()
  await turn.press('Home')
  await turn.press('ArrowRight')
  await turn.press('ArrowRight')
  await page.getByRole('link', { name: 'Watch from turn 2', exact: true }).first().press('Enter')
  await page.getByText(/^Step [1-9]\d* of \d+, turn 2$/).waitFor()
  await page.goBack()
  // As it was left.
  await expect.poll(() => turn.inputValue()).toBe('2')
  const { width, height } = (await turn.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await turn.click({ position: { x: width - 12, y: height / 2 } })
  const late = page.getByRole('link', { name: /^Watch from turn \d/ }).first()
  const told = Number(/\d+/.exec((await late.textContent())!)![0])
  expect(told).toBeGreaterThan(0.9 * Number(await turn.getAttribute('max')))
  await late.click()
  await page.getByText(new RegExp(`^Step \\d+ of \\d+, turn ${told}$`)).waitFor()
  await page.goBack()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download game' }).click()
  const log = parseLog(findGame, await readFile(await (await saving).path(), 'utf8'))
  if (isRefusal(log)) throw new Error(String(log.fault))
  expect(verifyLog(log)).toMatchObject({ entries: log.entries.length })

  await page.getByRole('link', { name: 'Replay' }).click()
  const steps = Number(await page.getByRole('slider', { name: 'Step' }).getAttribute('max'))
  // What shows nothing is no step of its own.
  expect(steps < log.entries.length).toBe(game === 'long-narde')
  await page.getByText(`Step 0 of ${steps}`).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText(`Step 1 of ${steps}`).waitFor()
  await page.keyboard.press('End')
  await page.getByText(`Step ${steps} of ${steps}`).waitFor()
  await page.getByRole('combobox', { name: 'View as' }).selectOption('1')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Previous step' }).click()
  await page.waitForURL(`**/replay/${id}#${steps - 1}`)
  await page.reload()
  await page.getByText(`Step ${steps - 1} of ${steps}`).waitFor()
  await page.goto(`${server.url}/replay/${id}#3`)
  await page.getByText(`Step 3 of ${steps}`).waitFor()
  expect(await seriousFaults(page)).toEqual([])
  // A window at 150 %: the board keeps the height.
  await page.setViewportSize({ width: 960, height: 600 })
  await expect.poll(() => boardSide(page)).toBeGreaterThanOrEqual(300)

  await page.getByRole('link', { name: 'Past games' }).click()
  await page
    .getByRole('link', { name: /^Replay: .*Vera/ })
    .first()
    .waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it.each([
  ['catan', 3, /^You resigned\. \d+ points on turn \d+$/],
  ['long-narde', 2, 'You resigned'],
] as const)(
  'says at the end of %s that I resigned, with charts and the check of the dice',
  async (game, seats, detail) => {
    const { page, faults, context } = await visit(server.healthUrl)
    await sitAt(page, { game, seats, options: SHORT[game] })
    // Fetched while one plays: when the game ends, an update of the server may have taken these files away.
    const parts = /\/(catan|narde)-(end|replay)-[^/]+\.js$/
    const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    await expect.poll(async () => (await fetched()).filter((name) => parts.test(name)).length).toBe(2)
    await page.route(parts, (route) => route.abort())
    await page.getByRole('button', { name: 'Table menu' }).click()
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('button', { name: 'Yes, resign' }).click()
    await page.getByRole('heading', { level: 1, name: /wins$/ }).waitFor()
    await page.getByText(detail).waitFor()
    await page.getByText('verified, no tampering found').waitFor()
    await expect.poll(() => page.getByText('As numbers').count()).toBeGreaterThan(1)
    // No place beside the last card is empty.
    await page.setViewportSize(DESKTOP)
    const ends = await page
      .locator('main > div > section')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right))
    expect(ends.at(-1)).toBe(Math.max(...ends))
    await page.getByRole('link', { name: 'Replay', exact: true }).click()
    await page.getByRole('slider', { name: 'Step' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  },
)
