import { readFile } from 'node:fs/promises'
import { geometry, pips } from '@serai/catan'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE } from './browser.ts'
import { openServer } from './server.ts'

const { server, visit } = openServer()

const CODE = /\/lab\/(SB1(-[0-9A-Z]{4}){6})$/
const EVEN = /^(very )?even$/
const GRADE = /^(very )?(un)?even$/
const lab = () => `${server.url}/lab`

/** The code of the board that the page has made and gone to. */
async function boardMade(page: Page): Promise<string> {
  await page.waitForURL(CODE)
  await page.getByRole('region', { name: 'Fairness' }).first().waitFor()
  return CODE.exec(page.url())![1]!
}

/** Until the page has gone to another board. */
async function nextBoard(page: Page, choose: () => Promise<void>): Promise<void> {
  const last = page.url()
  await choose()
  await page.waitForURL((url) => url.href !== last)
}

/** The island as the page tells it to screen readers. */
const rows = (page: Page): Promise<string[]> => page.getByText(/^Row \d: /).allTextContents()
const terrains = async (page: Page): Promise<string[]> =>
  (await rows(page)).map((row) => row.replace(', the robber is here', ''))

/** Its numbers, hex by hex; 0 for the desert. */
const numbers = async (page: Page): Promise<number[]> =>
  (await rows(page)).flatMap((row) => row.split('; ').map((hex) => Number(/(?:^|: )[a-z]+ (\d+)/.exec(hex)?.[1] ?? 0)))

/** Pips of the corner that has most. */
async function richestCorner(page: Page): Promise<number> {
  const board = await numbers(page)
  expect(board.filter((number) => number > 0)).toHaveLength(18)
  const pipsAt = (hex: number): number => (hex < 0 ? 0 : pips(board[hex]!))
  const corners = Array.from({ length: geometry.VERTICES }, (_, vertex) =>
    [...geometry.VERTEX_HEXES.subarray(3 * vertex, 3 * vertex + 3)].reduce((sum, hex) => sum + pipsAt(hex), 0),
  )
  return Math.max(...corners)
}

/** The board of this seed, whatever board the page began with. */
async function boardOfSeed(page: Page, number: number): Promise<string> {
  await boardMade(page)
  const seed = page.getByRole('textbox', { name: 'Seed' })
  await nextBoard(page, () => seed.fill(String(number)).then(() => seed.press('Enter')))
  return boardMade(page)
}

it('makes a fair board, shows its card, and shares it by its code', async () => {
  const maker = await visit(lab())
  const { page } = maker
  const code = await boardOfSeed(page, 7)
  const card = page.getByRole('region', { name: 'Fairness' })
  await card.getByText(EVEN).waitFor()
  await card.getByText(/^\d of 12 pairs$/).waitFor()
  expect(await card.getByText(/^\d+\.\d %$/).count()).toBe(4)
  await card.getByText(/typical error 6 points/).waitFor()
  await page.getByRole('region', { name: 'Best spots' }).getByText('Seat 1 places its first settlement.').waitFor()

  await page.getByRole('button', { name: 'Share' }).first().click()
  expect(await page.getByRole('dialog').getByRole('textbox', { name: 'Board code' }).inputValue()).toBe(code)
  expect(await page.getByRole('dialog').getByRole('textbox', { name: 'Link to this board' }).inputValue()).toBe(
    `${server.url}/lab/${code}`,
  )
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as SVG' }).click(),
  ])
  expect(svg.suggestedFilename()).toBe(`${code}.svg`)
  // As on the screen: the heat map and the four best places.
  const drawing = await readFile(await svg.path(), 'utf8')
  expect(drawing.match(/class="sb-p"/g)).toHaveLength(54)
  expect(drawing.match(/class="sb-r"/g)).toHaveLength(4)
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PNG' }).click(),
  ])
  expect(png.suggestedFilename()).toBe(`${code}.png`)
  const picture = await readFile(await png.path())
  // The width, as it stands in the head of the file; and small enough for a message.
  expect(picture.readUInt32BE(16)).toBe(1680)
  expect(picture.length).toBeLessThan(2_000_000)

  const reader = await visit(lab(), { viewport: PHONE })
  await boardMade(reader.page)
  const field = reader.page.getByRole('textbox', { name: 'Board code' })
  const isInSight = () => field.evaluate((element) => element.getBoundingClientRect().top < innerHeight)
  expect(await isInSight()).toBe(false)
  await reader.page.getByRole('button', { name: 'Board type' }).click()
  await expect.poll(isInSight).toBe(true)
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await reader.page.waitForURL((url) => url.pathname === `/lab/${code}`)
  await expect.poll(() => terrains(reader.page)).toEqual(await terrains(page))
  expect([...maker.faults, ...reader.faults]).toEqual([])
  await maker.context.close()
  await reader.context.close()
})

it('shares a board for three as a board for three', async () => {
  const maker = await visit(lab())
  await boardOfSeed(maker.page, 7)
  await nextBoard(maker.page, () => maker.page.getByRole('radio', { name: '3', exact: true }).check({ force: true }))
  const card = maker.page.getByRole('region', { name: 'Fairness' })
  const grade = await card.getByText(GRADE).textContent()
  await maker.page.getByRole('button', { name: 'Share' }).first().click()
  const link = await maker.page.getByRole('textbox', { name: 'Link to this board' }).inputValue()

  const reader = await visit(link)
  const itsCard = reader.page.getByRole('region', { name: 'Fairness' })
  expect(await itsCard.getByText(GRADE).textContent()).toBe(grade)
  expect(await itsCard.getByText(/^Seat \d$/).count()).toBe(6)
  expect(await reader.page.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true)
  await reader.page.getByRole('button', { name: 'Play this board' }).first().click()
  await reader.page.getByText('A table for 3 on this board.').waitFor()
  await reader.page.getByRole('button', { name: 'Against bots' }).click()
  await reader.page.waitForURL(/\/t\//)
  await reader.page.getByRole('button', { name: 'Table menu' }).click()
  const sheet = reader.page.getByRole('dialog')
  await sheet.getByText('Fairness', { exact: true }).click()
  expect(await sheet.getByText(GRADE).textContent()).toBe(grade)
  expect(await sheet.getByRole('link', { name: 'View in the board lab' }).getAttribute('href')).toBe(
    new URL(link).pathname + new URL(link).search,
  )
  expect([...maker.faults, ...reader.faults]).toEqual([])
  await maker.context.close()
  await reader.context.close()
})

it('keeps what was chosen when the next board comes', async () => {
  const { page, faults, context } = await visit(lab())
  const apart = page.getByRole('switch', { name: '2 and 12 not side by side' })
  const seed = page.getByRole('textbox', { name: 'Seed' })
  const random = page.getByRole('radio', { name: 'Random' })
  // The board of this seed has a 2 beside a 12; one that has not would stay as it is.
  await boardOfSeed(page, 7)
  await nextBoard(page, () => apart.click())
  await nextBoard(page, () => random.check({ force: true }))
  expect(await apart.isChecked()).toBe(true)
  expect(await seed.inputValue()).toBe('7')
  expect(await random.isChecked()).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})

it('refuses what is no seed, and says when a board is not of the settings', async () => {
  const { page, faults, context } = await visit(lab())
  const code = await boardMade(page)
  const seed = page.getByRole('textbox', { name: 'Seed' })
  await seed.fill('-5')
  await seed.press('Enter')
  await page.getByRole('alert').getByText('A seed is a whole number from 0').waitFor()
  expect(await seed.inputValue()).toBe('-5')
  expect(page.url()).toContain(code)

  const note = page.getByText('This board was loaded from its code.')
  expect(await note.count()).toBe(0)
  await context.close()

  const reader = await visit(`${lab()}/${code}`)
  const itsSeed = reader.page.getByRole('textbox', { name: 'Seed' })
  const itsNote = reader.page.getByText('This board was loaded from its code.')
  await itsNote.waitFor()
  expect(await itsSeed.inputValue()).toBe('')
  await itsSeed.fill('7')
  await itsSeed.press('Enter')
  await reader.page.waitForURL((url) => !url.href.includes(code))
  await itsNote.waitFor({ state: 'detached' })
  expect(await itsSeed.inputValue()).toBe('7')
  expect([...faults, ...reader.faults]).toEqual([])
  await reader.context.close()
})

it('knows on the way back and after a reload how a board was made, and what was placed', async () => {
  const { page, faults, context } = await visit(lab())
  await boardOfSeed(page, 7)
  const seed = page.getByRole('textbox', { name: 'Seed' })
  const random = page.getByRole('radio', { name: 'Random' })
  await nextBoard(page, () => page.getByRole('switch', { name: '2 and 12 not side by side' }).click())
  await page.locator('[data-spot="vertex-20"]').press('Enter')
  const road = page.getByText('Seat 1 places the road beside it.')
  await road.waitFor()
  await page.reload()
  await road.waitFor()
  expect(await seed.inputValue()).toBe('7')
  expect(await page.getByRole('switch', { name: '2 and 12 not side by side' }).isChecked()).toBe(true)

  await nextBoard(page, () => random.check({ force: true }))
  await expect.poll(() => random.isChecked()).toBe(true)
  await nextBoard(page, async () => void (await page.goBack()))
  await road.waitFor()
  expect(await page.getByRole('radio', { name: 'Fair' }).isChecked()).toBe(true)
  expect(await seed.inputValue()).toBe('7')
  expect(await page.getByText('This board was loaded from its code.').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

it('plays the draft by taps and by advice, and takes it back', async () => {
  const { page, faults, context } = await visit(lab())
  await boardMade(page)
  const panel = page.getByRole('region', { name: 'Best spots' })
  await panel.getByText('Seat 1 places its first settlement.').waitFor()
  await page.locator('[data-spot="vertex-20"]').press('Enter')
  await panel.getByText('Seat 1 places the road beside it.').waitFor()
  await page.locator('[data-spot^="edge-"]').first().press('Enter')
  await panel.getByText('Seat 2 places its first settlement.').waitFor()
  await page.getByText(/^Seat 1\. settlement: .*; 1 road: .*\.$/).waitFor({ state: 'attached' })
  const best = panel.getByRole('button', { name: 'Place the best' })
  for (let left = 7; left > 0; left--) {
    await expect.poll(() => best.isEnabled()).toBe(true)
    await best.click()
  }
  await panel.getByText('Setup is complete.').waitFor()
  await panel.getByRole('button', { name: 'Undo' }).click()
  await panel.getByText('Seat 1 places the road beside it.').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('plans the whole setup by every method, and from what stands', async () => {
  const { page, faults, context } = await visit(`${lab()}/SB1-06J6-TE2A-550T-E2A9-9H43-BX9F`)
  const pieces = page.getByText(/^Seat \d\. settlement: .*; settlement: .*; 2 roads: .*\.$/)
  await page.getByRole('region', { name: 'Fairness' }).waitFor()
  await page.getByText('Whole setup').click()
  const panel = page.getByRole('region', { name: 'Setup plan' })
  await expect.poll(() => pieces.count()).toBe(4)
  const byMethod = new Set([(await pieces.allTextContents()).join()])
  // Anywhere on the row, which lies under the label of its method.
  for (const method of ['Max-min', 'Classic']) {
    const gap = panel.getByRole('row', { name: new RegExp(`^${method}`) }).getByText(/^\d+\.\d$/)
    await gap.click({ force: true })
    await expect.poll(() => panel.getByRole('radio', { name: method }).isChecked()).toBe(true)
    await expect.poll(() => pieces.count()).toBe(4)
    byMethod.add((await pieces.allTextContents()).join())
  }
  expect(byMethod.size).toBe(3)
  expect(await panel.getByRole('heading', { level: 3 }).allTextContents()).toHaveLength(4)

  await page.getByRole('button', { name: 'Share' }).first().click()
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as SVG' }).click(),
  ])
  expect((await readFile(await svg.path(), 'utf8')).match(/class="sb-o"/g)).toHaveLength(8)
  await page.keyboard.press('Escape')

  await page.getByText('Step by step').click()
  await page.locator('[data-spot="vertex-20"]').press('Enter')
  await page.locator('[data-spot^="edge-"]').first().press('Enter')
  await page.getByText('Seat 2 places its first settlement.').waitFor()
  await page.getByText('Whole setup').click()
  await panel.getByText('The settlement with a dark number is already placed').waitFor()
  await expect.poll(() => pieces.count()).toBe(4)
  expect(faults).toEqual([])
  await context.close()
})

it('says what is wrong with a damaged code, and offers only wishes that can be had', async () => {
  const { page, context } = await visit(lab())
  const code = await boardMade(page)
  const field = page.getByRole('textbox', { name: 'Board code' })
  await field.fill(`${code.slice(0, -1)}${code.endsWith('Z') ? 'Y' : 'Z'}`)
  await field.press('Enter')
  await page.getByText('This board code is damaged. One character is probably wrong, or two are swapped.').waitFor()
  expect(page.url()).toContain(code)
  await page.getByRole('button', { name: `Try ${code}` }).click()
  expect(await field.inputValue()).toBe(code)

  await page.getByRole('switch', { name: '9 to 14 pips per resource' }).click()
  const fewest = page.getByRole('textbox', { name: 'Min pips per resource' })
  await fewest.fill('12')
  await fewest.blur()
  // 58 pips for five resources: no board gives 12 to each.
  expect(await fewest.inputValue()).toBe('11')

  await page.goto(`${lab()}/SB1-0000`)
  await page.getByText('This board code is damaged. It has 4 characters after SB1 instead of 24.').waitFor()
  // To be put right by hand.
  expect(await field.inputValue()).toBe('SB1-0000')
  await page.getByRole('button', { name: 'New board' }).last().click()
  await boardMade(page)
  await context.close()
})

it('plays this board at a table', async () => {
  const { page, faults, context } = await visit(lab())
  await boardMade(page)
  const board = await terrains(page)
  expect(board).toHaveLength(5)
  await page.getByRole('button', { name: 'Play this board' }).first().click()
  await page.getByRole('button', { name: 'Against bots' }).click()
  await page.waitForURL(/\/t\//)
  await expect.poll(() => terrains(page)).toEqual(board)
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('dialog').getByText('Fairness', { exact: true }).click()
  await page.getByRole('dialog').getByRole('region', { name: 'Fairness' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

it('opens a table with a fair island, and shows how fair before the start', async () => {
  const { page, faults, context } = await visit(server.url)
  // The grade is of this board, whatever the dice. Without the wish its richest corner has 13 pips.
  await page.route('**/api/tables', (route) => {
    const { options, ...request } = route.request().postDataJSON()
    return route.continue({ postData: { ...request, options: { ...options, board: { ...options.board, seed: 5 } } } })
  })
  await page.locator('[data-game="catan"]').getByRole('button', { name: 'With friends' }).click()
  const form = page.getByRole('dialog')
  await form.getByText('Fair', { exact: true }).click()
  await form.getByText('Constraints').click()
  const corners = form.getByRole('switch', { name: /^No corner over/ })
  await corners.click()
  const most = form.getByRole('textbox', { name: 'Max pips per corner' })
  await most.fill('6')
  await most.blur()
  expect(await most.inputValue()).toBe('9')
  await most.fill('12')
  await form.getByRole('button', { name: 'Create table' }).click()
  await page.waitForURL(/\/t\//)
  await page.getByRole('region', { name: 'Fairness' }).getByText(EVEN).waitFor()
  await page.getByRole('link', { name: 'View in the board lab' }).click()
  await boardMade(page)
  expect(await richestCorner(page)).toBeLessThanOrEqual(12)
  expect(faults).toEqual([])
  await context.close()
})
