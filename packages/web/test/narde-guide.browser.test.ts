import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { narde } from '../src/narde/text/ru/table.ts'
import { table } from '../src/text/ru/table.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { cutOff, seriousFaults } from './page-checks.ts'
import { openServer } from './server.ts'
import { layTable, setPrefs } from './tables.ts'

const { server, visit } = openServer()

const SIZES = [PHONE, { width: 740, height: 360 }, { width: 820, height: 1180 }, DESKTOP]

/** Where the board lies once it has taken up its room, which it measures. */
async function boardBox(page: Page) {
  const board = page.locator('[data-board] svg').first()
  await (await board.elementHandle())!.waitForElementState('stable')
  return board.boundingBox()
}

/** The board, and buttons outside the guide, that lie below it; and the guide, if it leaves the screen. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const guide = document.querySelector('[data-guide]')!
    const { left, right, top, bottom } = guide.getBoundingClientRect()
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const below = [...document.querySelectorAll('button, [data-board]')].filter((part) => {
      const box = part.getBoundingClientRect()
      const isApart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
      return !guide.contains(part) && part.checkVisibility() && !isApart
    })
    return [...(isWhole ? [] : ['the guide']), ...below.map((part) => part.ariaLabel ?? part.textContent)]
  })

it('tells a newcomer how Narde goes, covers nothing for it, and comes but once', async () => {
  const { page, faults } = await visit(server.healthUrl, { locale: 'ru-RU' })
  const id = await layTable(page, { game: 'long-narde', seats: 2 })
  // Nothing plays for me, so that the position waits.
  await setPrefs(page, { autoForced: false })
  await page.goto(`${server.url}/t/${id}`)
  const guide = page.getByRole('complementary', { name: table.guideLabel })
  await page.locator('[data-tone=mine]').waitFor()

  const boards: Awaited<ReturnType<typeof boardBox>>[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await guide.waitFor()
    boards.push(await boardBox(page))
    expect(await covered(page), `${size.width} x ${size.height}`).toEqual([])
  }
  // The last size shows the first step anew where the guide has another place.
  for (const { title } of narde.guide(24, 6, 1).slice(0, -1)) {
    await guide.getByText(title).waitFor()
    expect(await cutOff(page)).toEqual([])
    await guide.getByRole('button', { name: table.guideNext }).click()
  }
  expect(await seriousFaults(page)).toEqual([])
  await guide.getByRole('button', { name: table.guideDone }).click()
  await guide.waitFor({ state: 'detached' })
  for (const [index, size] of SIZES.entries()) {
    await page.setViewportSize(size)
    // A phone gives the room of the guide back to the board; elsewhere nothing moves.
    if (size === PHONE) await expect.poll(async () => (await boardBox(page))!.height).toBeGreaterThan(boards[0]!.height)
    else await expect.poll(() => boardBox(page)).toEqual(boards[index])
  }
  await page.reload()
  await page.locator('[data-tone=mine]').waitFor()
  expect(await guide.count()).toBe(0)
  expect(faults).toEqual([])
})
