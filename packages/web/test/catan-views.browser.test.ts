import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DESKTOP, PHONE, sheetGone } from './browser.ts'
import {
  action,
  asked,
  bestPlace,
  button,
  clickPlace,
  handOf,
  logLine,
  oblige,
  placeByMouse,
  RESOURCE_NUMBERS,
  until,
  waitsFor,
} from './catan-page.ts'
import { openServer, TestServer } from './server.ts'
import { call, GUIDES_READ, layTable, setPrefs, sitAt } from './tables.ts'

const { server, visit } = openServer()

/** As long as names may be. */
const NAMES = ['Александра Константа 🎲', 'Maximilian v. Habsburg🦊'] as const

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1

const island = (page: Page): Locator => page.locator('figure').first()
const parts = (page: Page): readonly Locator[] => [
  page.getByRole('article').first(),
  page.locator('[data-tone]'),
  page.getByRole('region', { name: 'Your hand' }),
  page.getByRole('navigation', { name: 'Actions' }),
]

describe('a table of three fits', () => {
  const SIZES = [
    ['a phone', 360, 740],
    ['a phone on its side', 740, 360],
    ['a window at 200 %', 720, 450],
    ['a small phone on its side', 568, 320],
    ['a tablet', 820, 1180],
    ['a laptop', 1180, 720],
    ['a very wide screen', 2560, 1440],
  ] as const

  it.each(SIZES)('%s', async (_, width, height) => {
    const { page, faults, context } = await visit(server.healthUrl, { viewport: { width, height } })
    await sitAt(page, { game: 'catan', seats: 3, name: NAMES[0] })
    await until(page, 'Place a settlement')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const [board, ...others] = await Promise.all([island(page), ...parts(page)].map(boxOf))
    for (const box of [board!, ...others]) {
      expect(box.x).toBeGreaterThanOrEqual(-1)
      expect(box.x + box.width).toBeLessThanOrEqual(width + 1)
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1)
    }
    expect(others.filter((box) => overlap(board!, box))).toEqual([])
    expect(Math.min(board!.width, board!.height)).toBeGreaterThan(0.4 * Math.min(width, height))
    for (const one of await page.getByRole('navigation', { name: 'Actions' }).getByRole('button').all()) {
      const { width: across, height: down } = await boxOf(one)
      expect(Math.min(across, down)).toBeGreaterThanOrEqual(44)
    }
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('an island in a window that is neither high nor wide', () => {
  const SIZES = [
    [960, 600],
    [820, 600],
    [1024, 600],
    [1093, 615],
    [1024, 690],
    [1024, 768],
    [820, 780],
    [1100, 880],
    [700, 720],
    [620, 860],
    [1050, 1000],
    [1101, 600],
  ] as const
  const smallerSide = async (page: Page) => {
    const { width, height } = await boxOf(island(page))
    return Math.min(width, height)
  }

  it('keeps 300 pixels, and everything else its place', async () => {
    const { page, faults, context } = await visit(server.healthUrl)
    const id = await sitAt(page, { game: 'catan', seats: 4, name: NAMES[0] })
    await until(page, 'Place a settlement')
    const watcher = await visit(`${server.url}/t/${id}`)
    await watcher.page.getByText('You’re spectating.').waitFor()
    for (const [width, height] of SIZES) {
      for (const one of [page, watcher.page]) {
        await one.setViewportSize({ width, height })
        await expect.poll(() => smallerSide(one), { message: `${width}x${height}` }).toBeGreaterThanOrEqual(300)
      }
      const misplaced = async () => {
        const [board, ...others] = await Promise.all([island(page), ...parts(page)].map(boxOf))
        return others.filter((box) => overlap(board!, box) || box.y + box.height > height || box.x + box.width > width)
      }
      await expect.poll(misplaced, { message: `${width}x${height}` }).toEqual([])
    }
    expect([...faults, ...watcher.faults]).toEqual([])
    await context.close()
    await watcher.context.close()
  })
})

describe('the guide of a first game', () => {
  const SIZES = [
    ['a phone', PHONE],
    ['a phone on its side', { width: 740, height: 360 }],
  ] as const

  it.each(SIZES)('leaves board and actions in their places on %s', async (_, viewport) => {
    const { page, faults, context } = await visit(server.healthUrl, { viewport })
    const id = await layTable(page, { game: 'catan', seats: 3, name: NAMES[0] })
    await page.goto(`${server.url}/t/${id}`)
    await page.getByRole('complementary', { name: 'Quick guide' }).waitFor()
    await until(page, 'Place a settlement')
    const [board, actions] = [await boxOf(island(page)), await boxOf(parts(page)[3]!)]
    expect(actions.y + actions.height).toBeLessThanOrEqual(viewport.height)
    await page.keyboard.press('h')
    await until(page, /^Hint: /)
    expect(await boxOf(island(page))).toEqual(board)
    expect(faults).toEqual([])
    await context.close()
  })
})

it('both tabs of one person stay in step', async () => {
  // Bots that do not pause would play on before the seat is taken back, to the end of the game on a slow machine.
  const paced = new TestServer('natural')
  onTestFinished(() => paced.kill())
  await paced.start()
  const { page: one, context, faults } = await visit(paced.healthUrl)
  await sitAt(one, { game: 'catan', seats: 3 })
  await until(one, 'Place a settlement')
  const two = await context.newPage()
  await two.goto(one.url())
  await until(two, 'Place a settlement')
  await clickPlace(one, await bestPlace(one))
  await button(one, 'Place').click()
  await until(two, 'Place a road next to it')
  await clickPlace(two, await bestPlace(two))
  await button(two, 'Place').click()
  await until(one, 'Place a settlement')
  await placeByMouse(two)
  await until(one, /^Your turn: roll|is thinking|is rolling|offers|Discard/)
  await expect.poll(async () => (await handOf(one)).join() === (await handOf(two)).join()).toBe(true)
  // A bot takes over in one and is sent away in the other.
  await one.keyboard.press('a')
  await until(two, 'A bot plays for you')
  await two.keyboard.press('a')
  await expect.poll(() => asked(one).textContent()).not.toBe('A bot plays for you')
  expect(faults).toEqual([])
  await context.close()
})

/** Whatever this person must do now: roll, meet obligations, end the turn; true: it is their turn, and there is a deal. */
async function playOn(page: Page, hasDeal: () => Promise<boolean>): Promise<boolean> {
  const title = (await asked(page).textContent()) ?? ''
  if (title === 'Your turn' && (await hasDeal())) return true
  if (title.startsWith('Your turn: roll')) await page.keyboard.press('r')
  else if (title === 'Your turn') await page.keyboard.press('e')
  else await oblige(page)
  return false
}

it('an offer comes to a phone without moving the island, and is answered by a key', async () => {
  const ada = await visit(server.healthUrl, { hasTouch: true })
  const ben = await visit(server.healthUrl, { viewport: PHONE, hasTouch: true })
  const id = await layTable(ada.page, {
    game: 'catan',
    seats: 3,
    name: NAMES[0],
    options: { victoryPoints: 20 },
    free: 1,
  })
  await call(ben.page, 'PUT', 'me', { name: NAMES[1] })
  await call(ben.page, 'POST', `tables/${id}/seat`, { seat: 1 })
  await call(ada.page, 'POST', `tables/${id}/start`)
  for (const { page } of [ada, ben]) {
    await setPrefs(page, GUIDES_READ)
    await page.goto(`${server.url}/t/${id}`)
  }
  const pages = [ada.page, ben.page]
  for (let placed = 0; placed < 4; placed++) {
    const turns = pages.map((page) => until(page, 'Place a settlement').then(() => page))
    await placeByMouse(await Promise.race(turns))
    for (const turn of turns) turn.catch(() => undefined)
  }
  let give = -1
  let get = -1
  const findDeal = async () => {
    // His page may still be at the roll, and the hand on it too.
    await waitsFor(ben.page, NAMES[0])
    give = (await handOf(ada.page)).findIndex((count) => count > 0)
    get = (await handOf(ben.page)).findIndex((count, resource) => count > 0 && resource !== give)
    return give >= 0 && get >= 0
  }
  while (!(await playOn(ada.page, findDeal))) await playOn(ben.page, async () => false)
  const before = await boxOf(island(ben.page))
  await action(ada.page, 'Trade').click()
  const sheet = ada.page.getByRole('dialog', { name: 'Trade' })
  const add = (side: string, resource: number) =>
    sheet
      .getByRole('group', { name: side })
      .getByRole('button', { name: `Add one ${RESOURCE_NUMBERS[resource]}` })
      .click()
  await add('You give', give)
  await add('You get', get)
  await sheet.getByRole('button', { name: 'Offer to all', exact: true }).click()
  await until(ben.page, /offers you a trade/)
  const offers = ben.page.getByRole('region', { name: 'Offers' })
  const row = await boxOf(offers)
  const [time, accept] = await Promise.all(
    [offers.getByRole('timer'), offers.getByRole('button', { name: 'Accept' })].map(boxOf),
  )
  expect(accept!.y + accept!.height).toBeLessThan(time!.y)
  expect(await boxOf(island(ben.page))).toEqual(before)
  expect(overlap(row, await boxOf(ben.page.getByText(/^Dice: /).locator('..')))).toBe(false)
  expect(row.x).toBeGreaterThanOrEqual(0)
  expect(row.x + row.width).toBeLessThanOrEqual(PHONE.width)
  // On a phone who offered it looks at the answers in a sheet, and a tap closes that.
  await ada.page.setViewportSize(PHONE)
  await ada.page
    .getByRole('region', { name: 'Offers' })
    .getByRole('button', { name: /answer/ })
    .tap()
  await ada.page.getByRole('dialog', { name: 'Offers' }).getByRole('button', { name: 'Close' }).tap()
  await sheetGone(ada.page)
  await ada.page.setViewportSize(DESKTOP)
  await ben.page.keyboard.press('n')
  await logLine(ada.page, `${NAMES[1]} declined`).waitFor()
  expect(await boxOf(island(ben.page))).toEqual(before)
  expect([...ada.faults, ...ben.faults]).toEqual([])
  await ada.context.close()
  await ben.context.close()
})
