import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Visit } from './browser.ts'
import {
  action,
  asked,
  button,
  handOf,
  logLine,
  oblige,
  placeByMouse,
  possible,
  RESOURCE_NUMBERS,
  tradeWithBank,
  waitsFor,
} from './catan-page.ts'
import { cardsLearned } from './leaked-cards.ts'
import { openServer } from './server.ts'
import { call, GUIDES_READ, layTable, setPrefs } from './tables.ts'

const { server, visit } = openServer()

interface Person extends Visit {
  readonly name: string
  readonly seat: number
  /** Everything that came from the server by requests. */
  readonly answers: string[]
}

async function arrive(name: string, seat: number): Promise<Person> {
  const visited = await visit(server.healthUrl)
  const answers: string[] = []
  visited.page.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    response.text().then(
      (text) => answers.push(text),
      () => undefined,
    )
  })
  return { ...visited, name, seat, answers }
}

/** Ada and Ben at one table with a bot; nobody wins before the tests are done. */
async function sitTogether(): Promise<{ ada: Person; ben: Person; id: string }> {
  const ada = await arrive('Ada', 0)
  const ben = await arrive('Ben', 1)
  const id = await layTable(ada.page, {
    game: 'catan',
    seats: 3,
    name: 'Ada',
    options: { victoryPoints: 20 },
    free: 1,
  })
  await call(ben.page, 'PUT', 'me', { name: 'Ben' })
  await call(ben.page, 'POST', `tables/${id}/seat`, { seat: 1 })
  await call(ada.page, 'POST', `tables/${id}/start`)
  for (const { page } of [ada, ben]) {
    await setPrefs(page, GUIDES_READ)
    await page.goto(`${server.url}/t/${id}`)
  }
  return { ada, ben, id }
}

/** Setup comes around twice; who is asked places. */
async function setUp(people: readonly Person[]): Promise<void> {
  for (let placed = 0; placed < 2 * people.length; placed++) {
    const turn = people.map(({ page }) =>
      asked(page)
        .filter({ hasText: 'Place a settlement' })
        .waitFor()
        .then(() => page),
    )
    // Whoever has sheep, wheat and ore can buy a card before long.
    await placeByMouse(await Promise.race(turn), ['sheep', 'wheat', 'ore'])
    for (const waiting of turn) waiting.catch(() => undefined)
  }
}

/** One thing that this person must do, if any; what it was. */
async function doNext(page: Page, inMyTurn: () => Promise<void>): Promise<string | null> {
  const title = (await asked(page).textContent()) ?? ''
  if (title.startsWith('Your turn: roll')) await page.keyboard.press('r')
  else if (title === 'Your turn') {
    await inMyTurn()
    await action(page, 'End turn').click()
  } else return oblige(page)
  await expect.poll(() => asked(page).textContent()).not.toBe(title)
  return title
}

it('is played by two people and a bot: a trade, a seven with discards, and nothing hidden leaves', async () => {
  const { ada, ben } = await sitTogether()
  await setUp([ada, ben])
  const board = ada.page.locator('figure').first()
  const size = await board.boundingBox()
  let traded = false
  let bought = false

  /** One of what I have for one that the other has, and the other takes it. */
  const trade = async (from: Person, to: Person) => {
    // The other page may still be at the roll, and the hand on it too.
    await waitsFor(to.page, from.name)
    const [mine, theirs] = [await handOf(from.page), await handOf(to.page)]
    const give = mine.findIndex((count) => count > 0)
    const get = theirs.findIndex((count, resource) => count > 0 && resource !== give)
    if (give < 0 || get < 0) return
    await action(from.page, 'Trade').click()
    const sheet = from.page.getByRole('dialog', { name: 'Trade' })
    await sheet
      .getByRole('group', { name: 'You give' })
      .getByRole('button', { name: `Add one ${RESOURCE_NUMBERS[give]}` })
      .click()
    await sheet
      .getByRole('group', { name: 'You get' })
      .getByRole('button', { name: `Add one ${RESOURCE_NUMBERS[get]}` })
      .click()
    await sheet.getByRole('button', { name: 'Offer to all', exact: true }).click()
    await sheet.waitFor({ state: 'detached' })
    await to.page
      .getByRole('region', { name: `${from.name} offers` })
      .getByRole('button', { name: 'Accept' })
      .click()
    await from.page.getByRole('button', { name: `Trade with ${to.name}` }).click()
    await logLine(from.page, `You gave ${to.name}`).first().waitFor()
    const change = (counts: readonly number[], less: number, more: number) =>
      counts.map((count, resource) => count - Number(resource === less) + Number(resource === more))
    await expect.poll(() => handOf(from.page)).toEqual(change(mine, give, get))
    await expect.poll(() => handOf(to.page)).toEqual(change(theirs, get, give))
    traded = true
  }
  const buy = async ({ page }: Person) => {
    const card = possible(page, action(page, 'Dev card'))
    if ((await card.count()) === 0) await tradeWithBank(page)
    if ((await card.count()) === 0) return
    await page.keyboard.press('b')
    await button(page, 'Buy').click()
    await logLine(page, 'You drew:').first().waitFor()
    bought = true
  }
  const shortOfSeven: string[] = []
  const isDone = () => traded && bought && shortOfSeven.length > 0
  for (let steps = 0; steps < 2000 && !isDone(); steps++) {
    const isToDiscard = ((await asked(ada.page).textContent()) ?? '').startsWith('Discard')
    if (isToDiscard) expect(await board.boundingBox()).toEqual(size)
    for (const [me, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const done = await doNext(me.page, async () => {
        if (!traded) await trade(me, other)
        if (!bought) await buy(me)
      })
      if (done?.startsWith('Discard')) shortOfSeven.push(me.name)
    }
  }
  expect({ traded, bought, shortOfSeven }).toMatchObject({ traded: true, bought: true })
  expect(shortOfSeven).not.toEqual([])

  for (const { frames, answers, seat, faults } of [ada, ben]) {
    const { hidden, own, leaked } = cardsLearned([...frames, ...answers], seat)
    expect(hidden + own.length).toBeGreaterThan(0)
    expect(leaked).toEqual([])
    expect(faults).toEqual([])
  }
  // Who bought a card knows it, on the page as well; the other does not.
  const pages = await Promise.all([ada, ben].map(({ page }) => page.locator('body').textContent()))
  expect(pages.filter((text) => text?.includes('You drew:'))).toHaveLength(1)
})
