import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import en from '../src/text/en/index.ts'
import ru from '../src/text/ru/index.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { ownFaults, type PreparedServer, prepareServer, SCREENS } from './main-screens.ts'
import { openServer } from './server.ts'

const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))
/** Small enough to be kept beside the code. */
const JPEG = { type: 'jpeg', quality: 72 } as const
const SIZES = {
  desktop: { viewport: DESKTOP },
  phone: { viewport: PHONE, hasTouch: true, deviceScaleFactor: 1.5 },
} as const
const IN_THE_DARK = ['home', 'catan-turn', 'catan-end', 'narde-table']
/** All others are shown in both languages. */
const ONLY_IN_ENGLISH = ['catan-trade', 'catan-menu', 'catan-log', 'account', 'leaderboard']

interface Picture {
  readonly file: string
  readonly screen: string
  readonly size: keyof typeof SIZES
  readonly isDark?: boolean
  readonly isRussian?: boolean
}

const PICTURES: readonly Picture[] = (['desktop', 'phone'] as const).flatMap((size) =>
  SCREENS.filter(({ isForPhone }) => !isForPhone || size === 'phone').flatMap(({ name }) => [
    { file: `${name}-${size}`, screen: name, size },
    ...(IN_THE_DARK.includes(name) ? [{ file: `${name}-${size}-dark`, screen: name, size, isDark: true }] : []),
    ...(ONLY_IN_ENGLISH.includes(name) ? [] : [{ file: `${name}-${size}-ru`, screen: name, size, isRussian: true }]),
  ]),
)

const { server, visit } = openServer()
let prepared: PreparedServer

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  prepared = await prepareServer(visit, server.url)
}, 180_000)

it.each(PICTURES)('$file', async ({ file, screen, size, isDark, isRussian }) => {
  const { page, context, faults } = await visit('about:blank', {
    ...SIZES[size],
    storageState: prepared.storageState,
    colorScheme: isDark ? 'dark' : 'light',
    locale: isRussian ? 'ru-RU' : 'en-GB',
  })
  const shown = SCREENS.find(({ name }) => name === screen)!
  await shown.open(page, prepared, isRussian ? ru : en)
  await page.screenshot({ ...JPEG, path: `${folder}${file}.jpg` })
  expect(ownFaults(shown, faults)).toEqual([])
  await context.close()
})
