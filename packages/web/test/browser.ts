import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from './chromium.mjs'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1440, height: 900 }

/** How long a page may take for what is waited for: much longer than it does on a machine that has nothing else to do. */
const WAIT_MS = 30_000

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Without a card a process for it only costs time.
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** One for all files of a process: it starts once, and what each person has is their own all the same. */
let browser: Promise<Browser> | undefined

function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('The browser tests need Chromium or Chrome; SERAI_CHROMIUM names one.')
  browser ??= chromium.launch({ executablePath, args: FLAGS }).then((opened) => {
    // The next file has a new one, if this one fell.
    opened.once('disconnected', () => {
      browser = undefined
    })
    return opened
  })
  return browser
}

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** What went wrong in the page: errors that nobody caught, and what the console was told as an error. */
  readonly faults: string[]
  /** Every text frame that the page received over its sockets. */
  readonly frames: string[]
}

/** In the page: what it draws by itself (a name for a guest, a board's seed) is the same in every run. */
function repeatRandom(seed: number): void {
  let state = seed
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * A person with a browser of their own: no cookies, nothing remembered. The worker that keeps the whole client for later
 * comes only where it matters: fetching everything anew for each person takes longer than most tests. So does motion.
 */
export async function visit(url: string, options: BrowserContextOptions, count: number): Promise<Visit> {
  const browser = await openBrowser()
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'en-GB',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(WAIT_MS)
  await context.addInitScript(repeatRandom, count)
  const page = await context.newPage()
  const faults: string[] = []
  const frames: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  await page.goto(url)
  return { context, page, faults, frames }
}

/** A sheet that closes takes its entry out of the history, and whoever goes elsewhere in that moment is called back. */
export async function sheetGone(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForFunction(() => !('serai.open' in ((history.state as object | null) ?? {})))
}
