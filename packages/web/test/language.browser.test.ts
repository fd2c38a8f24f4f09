import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import ru from '../src/text/ru/index.ts'
import { PHONE } from './browser.ts'
import { furnish, type House, SCREENS } from './main-screens.ts'
import { openHouse } from './open-house.ts'
import { cutOff } from './sound-page.ts'

const { server, visit } = openHouse()
let house: House

// Whole games are played for it.
beforeAll(async () => {
  house = await furnish(visit, server.url)
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

it.each(SCREENS)('leaves no English word on $name in Russian, and fits a phone', async ({ open }) => {
  const { storageState } = house
  const options = { viewport: PHONE, hasTouch: true, storageState, locale: 'ru-RU', reducedMotion: 'reduce' } as const
  const { page, context } = await visit('about:blank', options)
  await open(page, house, ru)
  expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  expect(await latinWords(page, house.names)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  await context.close()
})

it('leaves no English word among the moves of Narde, to the last checker', async () => {
  const { page, context } = await visit('about:blank', { storageState: house.storageState, locale: 'ru-RU' })
  await page.goto(`${house.url}/replay/${house.tables.nardeOver}`)
  await page.getByRole('slider', { name: ru.replay.step }).waitFor()
  await page.keyboard.press('End')
  await page
    .getByText(/\d\/снята/)
    .last()
    .waitFor()
  expect(await latinWords(page, house.names)).toEqual([])
  await context.close()
})
