import { checkersOff, type NardeState, sideOf } from '@serai/narde'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hasReceived, playUntil } from './play-until.ts'
import { openServer } from './server.ts'
import { GUIDES_READ, layTable, setPrefs } from './tables.ts'

const { server, visit } = openServer()

interface Spot {
  readonly x: number
  readonly y: number
  /** How far along the road, from the head; 24: off. */
  readonly progress: number
}

/** What a person sees who is asked for something: the words, and where a hand can go. */
interface Sight {
  readonly asked: string
  readonly isOver: boolean
  readonly button: Spot | null
  readonly checkers: readonly Spot[]
  readonly targets: readonly Spot[]
}

/** Runs in the page, until there is something to do that was not there before; null: it waited for too long. */
async function look(before: string): Promise<Sight | null> {
  const end = performance.now() + 30_000
  while (performance.now() < end) {
    const sight = glance()
    if (sight) return sight
    await new Promise(requestAnimationFrame)
  }
  return null

  function glance(): Sight | null {
    const asking = document.querySelector('dialog[open]') ?? document.querySelector('[data-tone]')
    const asked = asking?.textContent ?? ''
    const isOver = !asking && /wins?$/.test(document.querySelector('h1')?.textContent ?? '')
    if (asked === before && !isOver) return null
    const spot = (element: Element): Spot => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2, progress: Number(element.getAttribute('data-progress')) }
    }
    const places = (label: string) => [...document.querySelectorAll(`[role=button][aria-label*="${label}"]`)].map(spot)
    const wanted = [...(asking?.querySelectorAll('button:not([aria-disabled=true])') ?? [])].find((button) =>
      ['Roll', 'Confirm', 'Next game'].includes(button.textContent?.trim() ?? ''),
    )
    const sight = { asked, isOver, button: wanted ? spot(wanted) : null, checkers: [], targets: [] }
    if (isOver || wanted) return sight
    const [checkers, targets] = [places('can move'), places('land here')]
    return checkers.length + targets.length > 0 ? { ...sight, checkers, targets } : null
  }
}

interface Hand {
  press(page: Page, button: Spot, asked: string): Promise<void>
  go(page: Page, place: Spot): Promise<void>
}

const mouse: Hand = {
  press: (page, { x, y }) => page.mouse.click(x, y),
  go: (page, { x, y }) => page.mouse.click(x, y),
}

const touch: Hand = {
  press: (page, { x, y }) => page.touchscreen.tap(x, y),
  go: (page, { x, y }) => page.touchscreen.tap(x, y),
}

const keys: Hand = {
  press: (page, _, asked) => page.keyboard.press(asked.startsWith('Game') ? 'Escape' : ' '),
  /** Across first, then along the side. */
  go: async (page, { progress }) => {
    const focused = () => page.evaluate(() => Number(document.activeElement?.getAttribute('data-progress') ?? -1))
    if ((await focused()) < 0) await page.keyboard.press('ArrowRight')
    for (let at = await focused(); at !== progress; at = await focused()) {
      const isFar = at < 12
      if (at < 24 && isFar !== progress < 12) await page.keyboard.press(isFar ? 'ArrowDown' : 'ArrowUp')
      else await page.keyboard.press(isFar === progress > at ? 'ArrowLeft' : 'ArrowRight')
    }
    await page.keyboard.press('Enter')
  },
}

/** With mouse, keys and touch, each twice; then a bot plays on to where a game ends. `npm run soak` leaves nothing to the bot. */
const TURNS_BY_HAND = process.env.SERAI_SOAK === undefined ? 6 : Number.POSITIVE_INFINITY

/** My last checkers: whoever wins this game does so within a few turns. */
function isNearEnd(state: NardeState): boolean {
  return checkersOff(state, sideOf(state, 0)) >= 10
}

// Many turns by hand, which a busy machine makes long; a whole match takes minutes.
const timeout = process.env.SERAI_SOAK === undefined ? 180_000 : 1_200_000

it('is played by mouse, keys and touch in turn, from the first roll to the end of a match to 3 points', {
  timeout,
}, async () => {
  const { page, faults, frames } = await visit(server.healthUrl, { hasTouch: true })
  const id = await layTable(page, { game: 'long-narde', seats: 2, level: 'normal', options: { matchPoints: 3 } })
  await setPrefs(page, { ...GUIDES_READ, autoForced: false })
  await page.goto(`${server.url}/t/${id}`)

  const hands = [mouse, keys, touch]
  const ends: string[] = []
  let turns = 0
  let left = TURNS_BY_HAND
  let before = ''
  const skip = async () => {
    const there = await playUntil(page, id, (state) => isNearEnd(state as NardeState))
    if (there > 0) await expect.poll(() => hasReceived(frames, id, there)).toBe(true)
    before = ''
    left = TURNS_BY_HAND
  }
  for (;;) {
    const sight = await page.evaluate(look, before)
    if (!sight) throw new Error(`nothing to do after "${before}"`)
    if (sight.isOver) break
    // Only now the last turn by hand is known to have come to the server.
    if (left === 0) {
      await skip()
      continue
    }
    before = sight.asked
    const hand = hands[turns % hands.length]!
    if (sight.button) {
      await hand.press(page, sight.button, sight.asked)
      if (sight.asked.startsWith('Game')) ends.push(sight.asked)
      if (/onfirm/.test(sight.asked)) {
        turns++
        left--
      }
    } else {
      await hand.go(page, (sight.targets[0] ?? sight.checkers[0])!)
    }
  }

  expect(ends.map((text) => text.slice(0, 14))).toEqual(ends.map((_, game) => `Game ${game + 1} is over`))
  expect(ends.length).toBeGreaterThan(0)
  expect(turns).toBeGreaterThan(2 * hands.length)
  const summary = (await (await fetch(`${server.address}/api/tables/${id}`)).json()) as object
  expect(summary).toMatchObject({ status: 'over', result: { reason: expect.stringMatching(/oin|mars/) } })
  expect(faults).toEqual([])
})
