import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { action, asked, BY_KEYS, handOf, logLine, meanwhile, rollThrough, sum, until } from './catan-page.ts'
import { openServer } from './server.ts'
import { sitAt } from './tables.ts'

const { server, visit } = openServer()

/** Something has the focus, and shows it. */
async function expectFocus(page: Page, after: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => document.activeElement !== document.body && document.activeElement?.matches(':focus-visible'))
  await expect.poll(focused, { message: `focus after ${after}` }).toBe(true)
}

/** Forward from stop to stop until this one has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}`)
}

const focusedPlace = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-spot'))

/** The arrows go to another place, Enter shows the piece there, Enter again builds it. */
async function placeByKeys(page: Page, preview: RegExp, next: RegExp): Promise<void> {
  await tabTo(page, '[data-spot]')
  const first = await focusedPlace(page)
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(arrow)
    if ((await focusedPlace(page)) !== first) break
  }
  expect(await focusedPlace(page)).not.toBe(first)
  await expectFocus(page, 'an arrow')
  await page.keyboard.press('Enter')
  await until(page, preview)
  await page.keyboard.press('Escape')
  await asked(page).filter({ hasNotText: preview }).waitFor()
  await page.keyboard.press('Enter')
  await until(page, preview)
  await page.keyboard.press('Enter')
  await meanwhile(page, next, BY_KEYS)
  await expectFocus(page, 'a piece was placed')
}

it('is played by keys alone: setup and a whole turn', async () => {
  const { page, faults } = await visit(server.healthUrl)
  await sitAt(page, { game: 'catan', seats: 3 })
  for (const next of [/^Place a settlement/, /^Your turn: roll/]) {
    await until(page, /^Place a settlement/)
    await placeByKeys(page, /^Settlement here/, /^Place a road/)
    await placeByKeys(page, /^Road here/, next)
  }

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByText('Roll the dice').waitFor()
  await expectFocus(page, '"?"')
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  await expectFocus(page, 'the list of keys was closed')

  await page.keyboard.press('r')
  await logLine(page, /You rolled \d+/).waitFor()
  await meanwhile(page, /^Your turn$/, BY_KEYS)
  await expectFocus(page, 'the roll')

  // Without a card there is nothing to offer.
  while (sum(await handOf(page)) === 0) {
    await page.keyboard.press('e')
    await rollThrough(page, BY_KEYS)
  }
  await page.keyboard.press('t')
  const sheet = page.getByRole('dialog', { name: 'Trade' })
  await sheet.waitFor()
  await expectFocus(page, '"t"')
  await tabTo(page, '[aria-label^="Add one"]:not([aria-disabled])')
  const give = await page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split(/[ ,]/)[2])
  await page.keyboard.press('Enter')
  await sheet.getByRole('group', { name: 'You get' }).evaluate((group) => group.setAttribute('data-side', 'get'))
  await tabTo(page, `[data-side=get] [aria-label^="Add one"]:not([aria-disabled]):not([aria-label*="${give}"])`)
  await page.keyboard.press('Enter')
  await sheet
    .getByRole('status')
    .filter({ hasText: `1 ${give} for 1` })
    .waitFor()
  await tabTo(page, 'dialog button:last-child:not([aria-label])')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Offer to all')
  await page.keyboard.press('Enter')
  await sheet.waitFor({ state: 'detached' })
  await logLine(page, /You offered/).waitFor()
  await expectFocus(page, 'the offer')

  // A key before everybody has answered would not end the turn.
  await until(page, /^(Your turn$|Nobody wants)/)
  await page.keyboard.press('e')
  await asked(page)
    .filter({ hasNotText: /^Your turn$/ })
    .waitFor()
  await meanwhile(page, /^Your turn: roll/, BY_KEYS)
  await expectFocus(page, 'the turn')
  expect(faults).toEqual([])
})

it('says by keys why an action cannot be done', async () => {
  const { page } = await visit(server.healthUrl)
  await sitAt(page, { game: 'catan', seats: 3 })
  await until(page, 'Place a settlement')
  await page.keyboard.press('c')
  await asked(page)
    .filter({ hasText: /^City: / })
    .waitFor()
  await page.keyboard.press('Escape')
  await until(page, 'Place a settlement')
  expect(await action(page, 'City').getAttribute('aria-disabled')).toBe('true')
})

it('goes by an arrow to the lit places, and by Enter the way of the hint, with the focus on nothing', async () => {
  const { page } = await visit(server.healthUrl)
  await sitAt(page, { game: 'catan', seats: 3 })
  await until(page, /^Place a settlement/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => focusedPlace(page)).toMatch(/^vertex-/)
  await page.locator('[data-spot]:focus').evaluate((place: SVGElement) => place.blur())
  await page.keyboard.press('h')
  await until(page, /^Hint: place a settlement/)
  const because = (reason: RegExp) => page.locator('[data-tone] span').filter({ hasText: reason }).waitFor()
  await because(/to win\.$/)
  // By another method, with the keys of its choice; the next hint is by it too.
  await page.getByRole('radio', { name: /^Expert/ }).focus()
  await page.keyboard.press('ArrowRight')
  await because(/the worst-off seat/)
  await page.keyboard.press('ArrowRight')
  await because(/no free corner has more pips\.$/)
  await page.locator('input:focus').evaluate((choice: HTMLElement) => choice.blur())
  await page.keyboard.press('Escape')
  await until(page, /^Place a settlement/)
  await page.keyboard.press('h')
  await because(/no free corner has more pips\.$/)
  await page.keyboard.press('Enter')
  await until(page, /^Place a road/)
})
