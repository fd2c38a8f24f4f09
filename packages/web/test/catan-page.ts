import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const PIPS: { readonly [number: number]: number } = { 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 }

export const RESOURCE_NUMBERS = ['wood', 'brick', 'sheep', 'wheat', 'ore'] as const

/** What the prompt asks for, or whom it waits for. */
export const asked = (page: Page): Locator => page.locator('[data-tone] b')
export const places = (page: Page): Locator => page.locator('[role=button][data-spot]')
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
/** One of the six actions of a turn. */
export const action = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Actions' }).getByRole('button', { name: new RegExp(`^${name}`) })
/** Those that can be done now. */
export const possible = (page: Page, list: Locator): Locator => list.and(page.locator(':not([aria-disabled])'))
export const logLine = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text })

/** Until the prompt says this; a failure tells what the page says instead. */
export async function until(page: Page, text: string | RegExp): Promise<void> {
  const said = asked(page).filter({ hasText: text })
  await said.waitFor().catch(async (cause: unknown) => {
    const words = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ').slice(0, 300)
    throw new Error(`the prompt never said ${text}, but: ${words}`, { cause })
  })
}

/** Until the page has come to where this one builds and trades. */
export async function waitsFor(page: Page, name: string): Promise<void> {
  await page
    .locator('[data-tone]')
    .filter({ hasText: `${name} is thinking…` })
    .waitFor()
}

/** The resources in my hand, as the page says them. */
export async function handOf(page: Page): Promise<readonly number[]> {
  const cards = page.getByRole('region', { name: 'Your hand' }).getByRole('listitem')
  const words = await cards.evaluateAll((items) => items.map((item) => item.lastElementChild?.textContent ?? ''))
  return RESOURCE_NUMBERS.map((resource) => Number(words.find((word) => word.endsWith(` ${resource}`))?.split(' ')[0]))
}

export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** How often the lands around a place come, by its words. */
function pips(words: string): number {
  return sum([...words.matchAll(/\d+/g)].map(([number]) => PIPS[Number(number)] ?? 0))
}

/** The lit place that has most of these resources around it, and among such the one whose lands come most often. */
export async function bestPlace(page: Page, resources: readonly string[] = []): Promise<Locator> {
  await places(page).first().waitFor()
  const words = await places(page).evaluateAll((spots) => spots.map((spot) => spot.getAttribute('aria-label') ?? ''))
  const values = words.map((word) => 100 * resources.filter((resource) => word.includes(resource)).length + pips(word))
  return places(page).nth(values.indexOf(Math.max(...values)))
}

/** With the mouse, in the middle of it: neighbours reach over each other's edges. */
export async function clickPlace(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox()
  if (!box) throw new Error('the place is not shown')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** A settlement and a road, each looked at before it is placed. */
export async function placeByMouse(page: Page, resources: readonly string[] = []): Promise<void> {
  await until(page, 'Place a settlement')
  await clickPlace(page, await bestPlace(page, resources))
  await until(page, 'Settlement here?')
  await button(page, 'Place').click()
  await until(page, 'Place a road next to it')
  await clickPlace(page, places(page).first())
  await until(page, 'Road here?')
  await button(page, 'Place').click()
}

/** How somebody presses a button, and chooses a place. */
export interface Hand {
  press(target: Locator): Promise<void>
  choose(place: Locator): Promise<void>
}

const BY_MOUSE: Hand = {
  async press(target) {
    await target.click()
    // What was pressed may go, and over a corner below it the prompt would speak of that.
    await target.page().mouse.move(0, 0)
  },
  choose: (place) => clickPlace(place.page(), place),
}

const enter = async (target: Locator): Promise<void> => {
  await target.focus()
  await target.press('Enter')
}

export const BY_KEYS: Hand = { press: enter, choose: enter }

/** Whatever cards there are, until it is enough. */
export async function discard(page: Page, hand: Hand = BY_MOUSE): Promise<void> {
  const sheet = page.getByRole('region', { name: /^Rolled a 7: discard/ })
  const add = sheet.getByRole('button', { name: /^Add one/ }).and(page.locator(':not([aria-disabled])'))
  while ((await button(page, 'Discard').count()) === 0) await hand.press(add.first())
  await hand.press(button(page, 'Discard'))
  await sheet.waitFor({ state: 'detached' })
}

const OBLIGATION = /^(Discard|Move the robber|Choose a player to rob)|offers you a trade/

/**
 * Does at once what the prompt demands beside building: discards, the robber, an answer to an offer, which is no.
 * What it was; null when it demands nothing of the kind.
 */
export async function oblige(page: Page, hand: Hand = BY_MOUSE): Promise<string | null> {
  const title = (await asked(page).textContent()) ?? ''
  if (!OBLIGATION.test(title)) return null
  if (title.startsWith('Discard')) await discard(page, hand)
  else if (/offers you a trade/.test(title)) await hand.press(button(page, 'Decline').first())
  else if (title === 'Move the robber') {
    await hand.choose(places(page).first())
    await hand.press(button(page, 'Move'))
  } else {
    // The only possible victim is robbed without a question.
    const victim = page.getByRole('region', { name: 'Choose a player to rob' }).getByRole('button').first()
    await victim
      .or(asked(page).filter({ hasNotText: title }))
      .first()
      .waitFor()
    if (await victim.isVisible()) await hand.press(victim)
  }
  await expect.poll(() => asked(page).textContent()).not.toBe(title)
  return title
}

/** Until the prompt says this, with every obligation met on the way. */
export async function meanwhile(page: Page, text: RegExp, hand: Hand = BY_MOUSE): Promise<void> {
  const either = new RegExp(`${text.source}|${OBLIGATION.source}`)
  for (;;) {
    await until(page, either)
    if (text.test((await asked(page).textContent()) ?? '')) return
    await oblige(page, hand)
  }
}

/** Gives the bank what there is too much of, for what brings something within reach; false: there is nothing of the kind. */
export async function tradeWithBank(page: Page): Promise<boolean> {
  const before = await handOf(page)
  if (Math.max(...before) < 4) return false
  await action(page, 'Trade').click()
  const usual = page.getByRole('dialog').getByRole('button', { name: /^Trade with the bank: / })
  const isOffered = (await usual.count()) > 0
  if (isOffered) await usual.first().click()
  else await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  if (isOffered) await expect.poll(() => handOf(page)).not.toEqual(before)
  return isOffered
}

/** My turn comes, and is rolled; then it is mine to build. */
export async function rollThrough(page: Page, hand: Hand = BY_MOUSE): Promise<void> {
  await meanwhile(page, /^Your turn: roll/, hand)
  await page.keyboard.press('r')
  await meanwhile(page, /^Your turn$/, hand)
}
