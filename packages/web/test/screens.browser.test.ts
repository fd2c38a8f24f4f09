import { catan, MONOPOLY, makeAction, offerOf, YEAR_OF_PLENTY } from '@serai/catan'
import { CHANCE } from '@serai/kernel'
import type { ServerMessage } from '@serai/protocol'
import { soaked } from '@serai/test-kit'
import { catanPosition } from '@serai/test-kit/positions'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import en from '../src/text/en/index.ts'
import ru from '../src/text/ru/index.ts'
import { DESKTOP, PHONE, type Visit } from './browser.ts'
import { act, scene } from './catan-scene.ts'
import { ownFaults, type PreparedServer, prepareServer, SCREENS, type Screen } from './main-screens.ts'
import { cutOff, seriousFaults } from './page-checks.ts'
import { openServer } from './server.ts'

const { server, visit } = openServer()
let prepared: PreparedServer

// Whole games are played for it.
beforeAll(async () => {
  prepared = await prepareServer(visit, server.url)
}, 180_000)

/** What may stand in Latin letters: our name, the other language's, keys and formats by their names. */
const LATIN = new Set(['Serai', 'Catan', 'English', 'Enter', 'Esc', 'Backspace', 'https', 'JSON'])

/** Words in Latin letters that somebody sees or hears; names, addresses, codes and fingerprints are nobody's language. */
async function latinWords(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const isShown = (element: Element | null) =>
      element?.checkVisibility() === true && !element.closest('[lang]:not(html)')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (isShown(walker.currentNode.parentElement)) found.push(walker.currentNode.textContent ?? '')
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (!isShown(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '')
    }
    return [...found, document.title]
  })
  const known = new Set([...LATIN, ...names])
  const spoken = texts.map((text) => text.replace(/\b[0-9a-f]{16,}\b|\bSB1(-\w{4}){6}\b/g, ''))
  const words = spoken.flatMap((text) => text.match(/[A-Za-z]{3,}/g)?.map((word) => ({ word, text })) ?? [])
  return [...new Set(words.filter(({ word }) => !known.has(word)).map(({ word, text }) => `${word}: ${text.trim()}`))]
}

const DARK_PHONE = { viewport: PHONE, hasTouch: true, colorScheme: 'dark' } as const
const LIGHT_DESKTOP = { viewport: DESKTOP, colorScheme: 'light' } as const
const isSoak = soaked(1) > 1
/** Each size and each language once; a soak has every size in every language. */
const VISITS = [
  { size: 'phone', language: 'Russian', options: { ...DARK_PHONE, locale: 'ru-RU' }, texts: ru },
  { size: 'desktop', language: 'English', options: LIGHT_DESKTOP, texts: en },
  { size: 'phone', language: 'English', options: DARK_PHONE, texts: en },
  { size: 'desktop', language: 'Russian', options: { ...LIGHT_DESKTOP, locale: 'ru-RU' }, texts: ru },
].slice(0, isSoak ? undefined : 2)

/** A search takes as long as a screen does to come: outside of a soak each screen is searched once, every other one at each size. */
const isSearched = (screen: Screen, viewport: typeof PHONE) =>
  isSoak || screen.isForPhone || (SCREENS.indexOf(screen) % 2 === 0) === (viewport === PHONE)

describe.each(VISITS)('on a $size, in $language', ({ options, texts }) => {
  // One goes from screen to screen, as people do; what was loaded once need not be loaded again.
  const come = () => visit('about:blank', { ...options, storageState: prepared.storageState })
  let visited: Visit
  beforeAll(async () => {
    visited = await come()
  })
  afterAll(() => visited.context.close())

  const screens = SCREENS.filter(({ isForPhone }) => !isForPhone || options.viewport === PHONE)
  it.each(screens)('$name fits, and can be used and read by everybody', async (screen) => {
    // A page that was cut off from the server stays so.
    const { page, faults } = screen.isAway ? await come() : visited
    faults.length = 0
    await screen.open(page, prepared, texts)
    expect(await cutOff(page)).toEqual([])
    if (isSearched(screen, options.viewport)) expect(await seriousFaults(page)).toEqual([])
    if (texts === ru) {
      expect(await page.locator('html').getAttribute('lang')).toBe('ru')
      expect(await latinWords(page, prepared.names)).toEqual([])
    }
    expect(ownFaults(screen, faults)).toEqual([])
  })
})

it('leaves no English word among the moves of Narde, to the last checker', async () => {
  const { page } = await visit('about:blank', { storageState: prepared.storageState, locale: 'ru-RU' })
  await page.goto(`${prepared.url}/replay/${prepared.tables.nardeOver}`)
  await page.getByRole('slider', { name: ru.replay.step }).waitFor()
  await page.keyboard.press('End')
  await page
    .getByText(/\d\/выброс/)
    .last()
    .waitFor()
  expect(await latinWords(page, prepared.names)).toEqual([])
})

/** The longest that people may have, in one word. */
const NAMES = ['W', 'Щ', 'M', 'Ж'].map((letter) => letter.repeat(24))

/** As if people with such names sat at its tables. */
async function renameAll(page: Page, change: (message: ServerMessage) => object = (message) => message): Promise<void> {
  const renamed = <T extends { readonly seats: readonly object[] }>(summary: T) => ({
    ...summary,
    seats: summary.seats.map((seat, index) => ({ ...seat, name: NAMES[index] })),
  })
  await page.routeWebSocket('**/api/socket', (page) => {
    page.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as ServerMessage
      const named = 'summary' in message ? { ...message, summary: renamed(message.summary!) } : message
      page.send(JSON.stringify(change(named as ServerMessage)))
    })
  })
  await page.route(/api\/tables\/\w+$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: renamed(await response.json()) })
  })
}

/** I hold the cards with the longest names; my offer was two resources for three, and everybody offers something else. */
function manyOffers(): object {
  const hand = [4, 4, 4, 4, 4] as const
  const state = catanPosition(scene(hand, hand, hand, hand), { bank: 19 - 4 * 4, turn: 1, setupStep: 8 })
  for (const card of [YEAR_OF_PLENTY, MONOPOLY]) {
    act(state, 0, makeAction({ type: 'BUY_DEVELOPMENT_CARD' }))
    act(state, CHANCE, makeAction({ type: 'DRAW', card }))
  }
  act(state, 0, makeAction({ type: 'PROPOSE_TRADE', to: 0b1110, give: [1, 1, 0, 0, 0], want: [0, 0, 1, 1, 1] }))
  const tradeId = offerOf(state, 0)!.id
  for (const seat of [1, 2, 3]) {
    act(state, seat, makeAction({ type: 'COUNTER_TRADE', tradeId, give: [0, 0, 2, 2, 2], want: [1, 1, 0, 0, 0] }))
  }
  return catan.describe(catan.redact(state, 0))
}

/** But for the small places where a long name ends in an ellipsis. */
const unreadable = async (page: Page) =>
  (await cutOff(page)).filter((fault) => !NAMES.some((name) => fault.endsWith(`${name}" is cut off at the side`)))

it.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('shows hand and offers on a %s, whatever is held, and offered by whom', async (_size, viewport) => {
  const { storageState, tables, url } = prepared
  const { page, context } = await visit('about:blank', {
    viewport,
    storageState,
    locale: 'ru-RU',
  })
  await renameAll(page, (message) =>
    message.type === 'log' ? { ...message, header: { ...message.header, start: manyOffers() }, entries: [] } : message,
  )
  await page.goto(`${url}/t/${tables.turn}`)
  const accept = page.getByRole('button', { name: ru.catanTrade.accept, exact: true })
  await accept.first().waitFor()
  expect(await unreadable(page)).toEqual([])
  if (viewport === PHONE) {
    await page.getByRole('button', { name: ru.catanTrade.allOffers(3) }).click()
    await page.getByRole('dialog', { name: ru.catanTrade.offersPanel }).waitFor()
    expect(await unreadable(page)).toEqual([])
  }
  await context.close()
})

it('breaks a long name in the words of a replay', async () => {
  const { storageState, tables, url } = prepared
  const viewport = { width: 740, height: 360 }
  const { page, context } = await visit('about:blank', { viewport, storageState })
  await renameAll(page)
  await page.goto(`${url}/replay/${tables.over}#1`)
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(NAMES.join('|')) })
    .waitFor()
  expect(await unreadable(page)).toEqual([])
  await context.close()
})

it.each([
  ['<p style="width: 400px; white-space: nowrap">a page that is wider than a phone</p>', /the page is/],
  ['<p style="width: 60px; overflow: hidden; white-space: nowrap">cut off by its own box</p>', /at the side/],
  ['<p style="height: 10px; overflow: hidden">a line that is higher than its box</p>', /above or below/],
  ['<p style="position: fixed; right: -40px">over the edge</p>', /leaves the screen/],
])('would see %s', async (html, fault) => {
  const { page, context } = await visit('about:blank', { viewport: PHONE })
  await page.setContent(html)
  expect(await cutOff(page)).toEqual([expect.stringMatching(fault)])
  await context.close()
})
