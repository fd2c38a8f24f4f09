import { type NardeState, nextSteps, readStep } from '@serai/narde'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { landing, OFF } from '../src/narde/targets.ts'
import { PHONE, type Visit } from './browser.ts'
import { hasReceived, playUntil } from './play-until.ts'
import { openServer } from './server.ts'
import { GUIDES_READ, layTable, setPrefs } from './tables.ts'

const { server, visit } = openServer()

/** Me against a bot, with nothing that moves or plays by itself. */
async function sitDown(
  options: BrowserContextOptions = {},
  prefs: object = {},
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Visit & { id: string }> {
  const visited = await visit(server.healthUrl, options)
  const { page } = visited
  const id = await layTable(page, { game: 'long-narde', seats: 2, level: 'normal', options: { matchPoints: 3 } })
  await setPrefs(page, { ...GUIDES_READ, autoForced: false, ...prefs })
  await before(page)
  await page.goto(`${server.url}/t/${id}`)
  return { ...visited, id }
}

const title = (page: Page) => page.locator('[data-tone] b')
const detail = (page: Page) => page.locator('[data-tone] p span')
const movable = (page: Page) => page.locator('[role=button][aria-label*="can move"]')
const targets = (page: Page) => page.locator('[role=button][aria-label*="land here"]')

/** What a hand hits of a die that is still to be rolled. */
const coveredDie = (page: Page) => page.getByRole('img', { name: 'dice not rolled yet' }).locator('rect').last()

/** Until it is mine to move: with the dice still covered they are rolled. */
async function roll(page: Page, press: () => Promise<void>): Promise<void> {
  await title(page)
    .filter({ hasText: /^(Roll the dice|Play)/ })
    .waitFor()
  if ((await title(page).textContent()) === 'Roll the dice') await press()
  await title(page).filter({ hasText: /^Play/ }).waitFor()
}

/** Until my first dice are no double: some doubles let two checkers leave the head. */
async function sitDownWithoutDouble(...how: Parameters<typeof sitDown>): ReturnType<typeof sitDown> {
  for (;;) {
    const visited = await sitDown(...how)
    const { context, page } = visited
    await title(page).filter({ hasText: /^Play/ }).waitFor()
    if ((await page.getByRole('img', { name: /^dice ([1-6]) and \1$/ }).count()) === 0) return visited
    await context.close()
  }
}

/** Steps until the turn can be confirmed. */
async function layOut(page: Page, step: () => Promise<void>): Promise<string> {
  for (let steps = 0; steps < 4; steps++) {
    const before = await page.locator('[data-tone] p').textContent()
    if (/onfirm/.test(before ?? '')) break
    await step()
    // A touch becomes a click only a moment later.
    await expect.poll(() => page.locator('[data-tone] p').textContent()).not.toBe(before)
  }
  await title(page)
    .filter({ hasText: /onfirm/ })
    .waitFor()
  return (await detail(page).textContent()) ?? ''
}

async function clickStep(page: Page): Promise<void> {
  await movable(page).last().click()
  await targets(page).first().click()
}

describe('a Narde table', () => {
  it('is played by mouse, and steps are taken back before they are sent', async () => {
    const { page, faults } = await sitDown()
    // What lies below the prompt stays where it is all through a turn.
    const belowPrompt = async () => (await page.getByRole('tablist').boundingBox())!.y
    await page.locator('[data-tone]').waitFor()
    const below = await belowPrompt()
    const rollByMouse = async () => {
      expect(await belowPrompt()).toBe(below)
      // What the other one played is said, as it stands in the log.
      const [, steps] = (await detail(page).textContent())!.match(/: (.+)\.$/)!
      await page.getByRole('listitem').filter({ hasText: steps! }).waitFor()
      await page.getByRole('button', { name: 'Roll', exact: true }).click()
    }
    await roll(page, rollByMouse)
    expect(await belowPrompt()).toBe(below)
    const asked = await title(page).textContent()
    await clickStep(page)
    expect(await title(page).textContent()).not.toBe(asked)
    await page.getByRole('button', { name: 'Undo' }).click()
    await title(page).filter({ hasText: asked! }).waitFor()
    const played = await layOut(page, () => clickStep(page))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('listitem').filter({ hasText: played }).waitFor()

    await roll(page, async () => {
      await page.locator('[data-progress="0"]').click({ force: true })
      await title(page).filter({ hasText: 'Roll the dice first.' }).waitFor()
      await coveredDie(page).click()
    })
    const dragged = await layOut(page, async () => {
      await movable(page).last().locator('[data-top]').hover()
      await page.mouse.down()
      await page.mouse.move(500, 450, { steps: 3 })
      await targets(page).first().hover()
      await page.mouse.up()
    })
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('listitem').filter({ hasText: dragged }).waitFor()
    expect(faults).toEqual([])
  })

  it('shows the opening roll and who starts, then lets checkers hop along the road, each one seen', async () => {
    const noteOpening = () => {
      const note = () => {
        const words = document.querySelector('[data-tone] p')
        const title = words?.querySelector('b')?.textContent ?? ''
        if (!/^(You play|.+ plays) White and go(es)? first$/.test(title)) return
        const dice = [...document.querySelectorAll('[role=img]')].map((image) => image.getAttribute('aria-label') ?? '')
        Object.assign(window, {
          opening: {
            detail: words?.querySelector('span')?.textContent,
            dice: dice.filter((label) => label.startsWith('dice')),
          },
        })
        observer.disconnect()
      }
      const observer = new MutationObserver(note)
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    }
    // All of it at once, and from before it begins: it goes by.
    const { page, faults } = await sitDown({ reducedMotion: 'no-preference' }, { autoRoll: true }, (opened) =>
      opened.addInitScript(noteOpening),
    )
    const opening = await page.waitForFunction(
      () => (window as { opening?: { detail: string; dice: readonly string[] } }).opening,
    )
    const { detail: rolled, dice } = (await opening.jsonValue())!
    expect(rolled).toMatch(/^Opening roll: You [1-6], .+ [1-6]\.$/)
    expect(dice).toEqual([expect.stringMatching(/^dice [1-6] and [1-6]$/)])
    await title(page).filter({ hasText: /^Play/ }).waitFor()
    const flown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const animate = Element.prototype.animate
          Element.prototype.animate = function (frames, timing) {
            if (Array.isArray(frames) && frames.length > 10) resolve(frames.length)
            return animate.call(this, frames, timing)
          }
        }),
    )
    await clickStep(page)
    expect(await flown).toBeGreaterThan(10)
    expect(faults).toEqual([])
  })

  it('shows in the tray where a checker goes that leaves the board, with all that moves', async () => {
    const { page, faults, frames } = await visit(server.healthUrl, { reducedMotion: 'no-preference' })
    await setPrefs(page, { ...GUIDES_READ, autoRoll: true, autoForced: false })
    let from = OFF
    const canBearOff = (state: unknown) => {
      const off = nextSteps(state as NardeState, 0).find((step) => landing(state as NardeState, 0, step) === OFF)
      if (off !== undefined) from = readStep(off).from
      return off !== undefined
    }
    let id = ''
    let there = 0
    while (there === 0) {
      id = await layTable(page, { game: 'long-narde', seats: 2 })
      await page.goto(`${server.url}/t/${id}`)
      await page.locator('[data-tone]').waitFor()
      there = await playUntil(page, id, canBearOff)
    }
    await expect.poll(() => hasReceived(frames, id, there)).toBe(true)
    await page.locator(`[data-progress][data-place="${from}"][aria-disabled=false]`).click()
    const tray = page.locator('[data-progress="24"][aria-disabled=false]')
    const [room, mark] = await Promise.all([
      tray.locator('rect').first().boundingBox(),
      tray.locator('text').last().boundingBox(),
    ])
    expect(mark!.x).toBeGreaterThan(room!.x)
    expect(mark!.x + mark!.width).toBeLessThan(room!.x + room!.width)
    expect(mark!.y).toBeGreaterThan(room!.y)
    expect(mark!.y + mark!.height).toBeLessThan(room!.y + room!.height)
    expect(faults).toEqual([])
  })

  it('is played by keys alone', async () => {
    const { page, faults } = await sitDown()
    const focused = async () => Number(await page.locator('[data-progress]:focus').getAttribute('data-progress'))
    /** Across first, then along the side. */
    const goTo = async (place: number) => {
      for (let at = await focused(); at !== place; at = await focused()) {
        const isFar = at < 12
        if (at < 24 && isFar !== place < 12) await page.keyboard.press(isFar ? 'ArrowDown' : 'ArrowUp')
        else await page.keyboard.press(isFar === place > at ? 'ArrowLeft' : 'ArrowRight')
      }
    }
    const placeOf = async (list: ReturnType<typeof movable>) => Number(await list.first().getAttribute('data-progress'))
    await roll(page, () => page.keyboard.press(' '))
    // Nothing has the focus: an arrow brings it to the first checker that can move.
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe(await placeOf(movable(page)))
    const step = async () => {
      await goTo(await placeOf(movable(page)))
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await focused()).toBe(await placeOf(targets(page)))
      await page.keyboard.press('Enter')
    }
    await step()
    await page.keyboard.press('Backspace')
    const played = await layOut(page, step)
    await page.keyboard.press(' ')
    await page.getByRole('listitem').filter({ hasText: played }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    expect(faults).toEqual([])
  })

  it('is played by touch on a phone, where nothing scrolls', async () => {
    const { page, context, faults } = await sitDown({ viewport: PHONE, hasTouch: true })
    await roll(page, () => coveredDie(page).tap())
    await movable(page).last().tap()
    await targets(page).first().tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
    // A touch becomes a click only a moment later.
    await page.getByRole('button', { name: 'Undo' }).and(page.locator('[aria-disabled=true]')).waitFor()

    // A finger that drags.
    const client = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    const middle = async (list: ReturnType<typeof movable>) => {
      const { x, y, width, height } = (await list.boundingBox())!
      return { x: x + width / 2, y: y + height / 2 }
    }
    const from = await middle(movable(page).last())
    await touch('touchStart', from)
    await touch('touchMove', { x: from.x - 20, y: from.y - 20 })
    await touch('touchMove', await middle(targets(page).first()))
    await touch('touchEnd')
    await page.getByRole('button', { name: 'Undo' }).and(page.locator('[aria-disabled=false]')).waitFor()

    const played = await layOut(page, async () => {
      await movable(page).last().tap()
      await targets(page).first().tap()
    })
    await page.getByRole('button', { name: 'Confirm' }).tap()
    await page.getByRole('button', { name: 'Log and chat' }).tap()
    await page.getByRole('listitem').filter({ hasText: played }).waitFor()
    const size = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ])
    expect(size).toEqual([PHONE.width, PHONE.height])
    expect(faults).toEqual([])
  })

  it('gives a hint with a reason, which one button plays', async () => {
    const { page, faults } = await sitDown({}, { autoRoll: true })
    await title(page).filter({ hasText: /^Play/ }).waitFor()
    await page.keyboard.press('h')
    await title(page).filter({ hasText: /^Try / }).waitFor()
    const steps = ((await title(page).textContent()) ?? '').replace('Try ', '')
    expect(await detail(page).textContent()).toMatch(/\.$/)
    await page.getByRole('button', { name: 'Do it' }).click()
    await title(page)
      .filter({ hasText: /onfirm/ })
      .waitFor()
    expect(await detail(page).textContent()).toBe(steps)
    expect(faults).toEqual([])
  })

  it('says that a hint takes steps back, and lets go of it on a phone', async () => {
    const { page, faults } = await sitDownWithoutDouble({ viewport: PHONE, hasTouch: true }, { autoRoll: true })
    const asked = (await title(page).textContent())!
    await movable(page).first().tap()
    await targets(page).first().tap()
    await title(page)
      .filter({ hasNotText: asked })
      .and(title(page).filter({ hasText: /^Play/ }))
      .waitFor()
    // The head may not be left again: what is refused is not said of the hint.
    const buttons = page.locator('[data-board], [data-tone], [data-tone] button:not([aria-label=Close])')
    const places = () => buttons.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()))
    const before = await places()
    await page.locator('[data-progress="0"]').tap({ force: true })
    await title(page).filter({ hasNotText: /^Play/ }).waitFor()
    expect(await title(page).getByRole('link', { name: 'Why?' }).count()).toBe(1)
    expect(await places()).toEqual(before)
    await page.locator('[data-tone]').getByRole('button', { name: 'Hint' }).tap()
    await title(page).filter({ hasText: /^Try / }).waitFor()
    await detail(page)
      .filter({ hasText: /^Your steps so far were undone to show it\. / })
      .waitFor()
    expect(await page.locator('[data-tone]').getAttribute('data-tone')).toBe('mine')
    expect(await page.getByRole('link', { name: 'Why?' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Close' }).tap()
    await title(page).filter({ hasText: asked }).waitFor()
    expect(faults).toEqual([])
  })

  it('tells between games how the last one ended, and goes on to the end of the match', async () => {
    const { page, id, faults, frames } = await sitDown()
    await roll(page, () => page.keyboard.press(' '))
    await page.getByRole('button', { name: 'Table menu' }).click()
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByText('wins 2 points: you have borne off none.').waitFor()
    const told = frames.length
    await page.getByRole('button', { name: 'Yes, resign' }).click()
    const sheet = page.getByRole('dialog', { name: 'Game 1 is over' })
    await sheet.getByText('You resigned.').waitFor()
    await sheet.getByText('Match score 0–2, to 3.').waitFor()
    // The next game is on its way, but the last one stays on the board.
    await expect.poll(() => frames.slice(told).some((frame) => frame.includes('"OPENING"'))).toBe(true)
    const openings = page.getByRole('listitem').filter({ hasText: 'Opening roll' })
    expect(await openings.count()).toBe(1)
    await page.reload()
    await sheet.waitFor()
    expect(await openings.count()).toBe(1)
    await sheet.getByRole('button', { name: 'Next game' }).click()
    await openings.nth(1).waitFor()
    await roll(page, () => page.keyboard.press(' '))
    await layOut(page, () => clickStep(page))
    await page.keyboard.press(' ')

    await page.getByRole('button', { name: 'Table menu' }).click()
    await page.getByRole('switch', { name: /Autopilot/ }).click()
    await page.locator('[data-tone]').waitFor({ state: 'detached' })
    const summary = (await (await fetch(`${server.address}/api/tables/${id}`)).json()) as {
      status: string
      result: object
    }
    expect(summary).toMatchObject({ status: 'over', result: { reason: expect.stringMatching(/oin|mars/) } })
    expect(faults).toEqual([])
  })
})
