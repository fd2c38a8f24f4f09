import { activeSeat, type CatanState, catan, openOffers, readAction, stageOf } from '@serai/catan'
import type { Game } from '@serai/kernel'
import { forcedSteps, type NardeState, nextSteps, readStep, turnsOver } from '@serai/narde'
import type { BrowserContext, Page } from 'playwright-core'
import type { Catalogue } from '../src/text/catalogue.ts'
import { clickPlace, places } from './catan-page.ts'
import { playUntil } from './play-until.ts'
import type { Visitor } from './server.ts'
import { call, GUIDES_READ, layTable, letBotPlay, setPrefs } from './tables.ts'

/** A server with tables in every state, and the person who sits at them. */
export interface PreparedServer {
  readonly url: string
  readonly tables: {
    readonly [Table in 'lobby' | 'setUp' | 'turn' | 'watched' | 'over' | 'narde' | 'nardeOver']: string
  }
  /** Of everybody at the tables. */
  readonly names: readonly string[]
  /** What makes a new browser the same person. */
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>
}

export interface Screen {
  readonly name: string
  readonly isForPhone?: boolean
  /** The browser itself reports each request that fails there. */
  readonly isAway?: boolean
  readonly open: (page: Page, prepared: PreparedServer, texts: Catalogue) => Promise<void>
}

/** What went wrong on a screen, but for what belongs to it. */
export function ownFaults({ isAway }: Screen, faults: readonly string[]): readonly string[] {
  return faults.filter((fault) => !(isAway && fault.startsWith('Failed to load resource')))
}

/** My turn with something on the island and something to build. An open offer would take cards when it is accepted. */
function isRich(state: CatanState): boolean {
  if (openOffers(state).length > 0) return false
  if (catan.turnCount(state) < 36 || stageOf(state) !== 'main' || activeSeat(state) !== 0) return false
  return legalOf(catan, state).some((action) =>
    ['BUILD_SETTLEMENT', 'UPGRADE_TO_CITY'].includes(readAction(action).type),
  )
}

/**
 * My dice in the middle of a game, with a choice of checkers: nothing is forced, and nothing plays itself. Several
 * checkers alone are no choice: a double may want each of them to move.
 */
function hasChoice(state: NardeState): boolean {
  if (turnsOver(state) < 24 || forcedSteps(state, 0) !== null) return false
  return new Set(nextSteps(state, 0).map((step) => readStep(step).from)).size > 2
}

function legalOf<State>(game: Pick<Game<State>, 'legal'>, state: State): readonly number[] {
  const out: number[] = []
  return out.slice(0, game.legal(state, 0, out))
}

/** Everything laid; the person stays at the tables that are under way, or a bot would take over. */
export async function prepareServer(visit: Visitor, url: string): Promise<PreparedServer> {
  const { page, context } = await visit(url)
  await setPrefs(page, GUIDES_READ)
  const catanTable = { game: 'catan', seats: 4, level: 'normal' } as const
  const nardeTable = { game: 'long-narde', seats: 2, level: 'normal' } as const
  const stay = async (id: string, whose = context) => {
    const other = await whose.newPage()
    await other.goto(`${url}/t/${id}`)
    await other.getByRole('main').waitFor()
  }
  const lobby = await layTable(page, { ...catanTable, free: 2 })
  const setUp = await layTable(page, catanTable)
  await stay(setUp)
  const stranger = await visit(url)
  const watched = await layTable(stranger.page, { ...nardeTable, name: 'Mira' })
  await stay(watched, stranger.context)
  const over = await layTable(page, catanTable)
  await letBotPlay(page, over)
  const nardeOver = await layTable(page, nardeTable)
  await letBotPlay(page, nardeOver)
  const nardeTurn = await layTable(page, { ...nardeTable, options: { matchPoints: 3 } })
  await stay(nardeTurn)
  if (!(await playUntil(page, nardeTurn, (state) => hasChoice(state as NardeState)))) throw new Error('no choice came')
  let turn = ''
  do {
    turn = await layTable(page, { ...catanTable, options: { victoryPoints: 14 } })
  } while (!(await playUntil(page, turn, (state) => isRich(state as CatanState))))
  await stay(turn)
  const tables = { lobby, setUp, turn, watched, over, narde: nardeTurn, nardeOver }
  const summaries = await Promise.all(Object.values(tables).map((id) => call(page, 'GET', `tables/${id}`)))
  const names = (summaries as { seats: { name?: string }[] }[]).flatMap(({ seats }) =>
    seats.map(({ name = '' }) => name),
  )
  return { url, tables, names, storageState: await context.storageState() }
}

async function goTo(page: Page, { url }: PreparedServer, path: string): Promise<void> {
  await page.goto(url + path)
  await page.getByRole('main').waitFor()
}

/** A page with a title, which stands there once its part of the program has come. */
async function read(page: Page, prepared: PreparedServer, path: string): Promise<void> {
  await goTo(page, prepared, path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const atTable = async (page: Page, prepared: PreparedServer, table: keyof PreparedServer['tables']) => {
  await goTo(page, prepared, `/t/${prepared.tables[table]}`)
}

/** Of both cards, which come when the page stands. */
async function picturesOfGames(page: Page): Promise<void> {
  for (const game of ['catan', 'long-narde'])
    await page.locator(`[data-game=${game}] [aria-hidden] svg`).first().waitFor({ state: 'attached' })
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** Everything that people come to, in the order in which they do. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    open: async (page, prepared, { home }) => {
      await goTo(page, prepared, '/')
      await page.getByRole('button', { name: home.playNow }).nth(1).waitFor()
      await picturesOfGames(page)
      // Of the games under way, as they stand.
      await page.locator('li [aria-hidden] svg:not(.icon)').nth(2).waitFor({ state: 'attached' })
    },
  },
  {
    name: 'server-away',
    isAway: true,
    open: async (page, prepared, { offline }) => {
      await page.route('**/api/**', (route) => route.abort())
      await page.routeWebSocket('**/api/socket', (socket) => socket.close())
      await goTo(page, prepared, '/')
      await page.getByRole('heading', { name: offline.title }).waitFor()
      await picturesOfGames(page)
    },
  },
  {
    name: 'friends-form',
    open: async (page, prepared, { games, home }) => {
      await goTo(page, prepared, '/')
      await page.getByRole('button', { name: home.withFriends }).first().click()
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: games.catan.values.board.fair })
        .waitFor({ state: 'attached' })
    },
  },
  {
    name: 'lobby',
    open: async (page, prepared, { lobby }) => {
      await atTable(page, prepared, 'lobby')
      await page.getByRole('img', { name: lobby.qrCode }).waitFor()
    },
  },
  {
    name: 'catan-setup',
    open: async (page, prepared) => {
      await atTable(page, prepared, 'setUp')
      await places(page).first().waitFor()
    },
  },
  { name: 'catan-turn', open: openTurn },
  {
    name: 'catan-trade',
    open: async (page, prepared, texts) => {
      await openTurn(page, prepared, texts)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.keyboard.press('t')
      const sheet = page.getByRole('dialog', { name: texts.catanTrade.title })
      const open = sheet.locator('button:not([aria-disabled])')
      const give = sheet.getByRole('group', { name: texts.catanTrade.youGive }).getByRole('button')
      await give.and(open).first().click()
      await sheet.getByRole('group', { name: texts.catanTrade.youGet }).getByRole('button').and(open).last().click()
    },
  },
  {
    name: 'catan-log',
    isForPhone: true,
    open: async (page, prepared, texts) => {
      await openTurn(page, prepared, texts)
      await press(page, texts.table.logAndChat)
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'catan-menu',
    open: async (page, prepared, texts) => {
      await openTurn(page, prepared, texts)
      await press(page, texts.table.menu)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'catan-end',
    open: async (page, prepared, { end }) => {
      await atTable(page, prepared, 'over')
      await page.getByText(end.checkTrue).waitFor()
    },
  },
  {
    name: 'replay',
    open: async (page, prepared, { replay }) => {
      await goTo(page, prepared, `/replay/${prepared.tables.over}`)
      await page.getByRole('slider', { name: replay.step }).fill('120')
      await page.getByText(/120/).first().waitFor()
      await page.getByRole('slider').blur()
    },
  },
  {
    name: 'finished',
    open: async (page, prepared, { replay }) => {
      await goTo(page, prepared, '/games')
      await page.getByRole('link', { name: replay.watch }).first().waitFor()
    },
  },
  {
    name: 'narde-table',
    open: async (page, prepared, { narde: texts }) => {
      await atTable(page, prepared, 'narde')
      const roll = page.getByRole('button', { name: texts.roll, exact: true })
      const movable = page.locator(`[role=button][aria-label*="${texts.canMove}"]`)
      await roll.or(movable).first().waitFor()
      if (await roll.isVisible()) await roll.click()
      await movable.last().click()
      // Which dice follows.
      const here = texts.canLand('').split(' ', 2).join(' ')
      await page.locator(`[aria-label*="${here}"]`).first().waitFor()
    },
  },
  {
    name: 'narde-watched',
    open: async (page, prepared, { narde: texts }) => {
      await atTable(page, prepared, 'watched')
      await page.getByText(texts.watching).first().waitFor()
    },
  },
  {
    name: 'narde-end',
    open: async (page, prepared, { end }) => {
      await atTable(page, prepared, 'nardeOver')
      await page.getByText(end.checkTrue).waitFor()
    },
  },
  { name: 'help', open: (page, prepared) => read(page, prepared, '/help') },
  { name: 'help-catan', open: (page, prepared) => read(page, prepared, '/help/catan') },
  { name: 'help-narde', open: (page, prepared) => read(page, prepared, '/help/long-narde') },
  {
    name: 'lab',
    open: async (page, prepared, { lab }) => {
      await read(page, prepared, '/lab')
      await page.getByRole('region', { name: lab.fairness }).first().waitFor()
      await page.getByRole('region', { name: lab.best }).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'lab-plan',
    open: async (page, prepared, { lab }) => {
      await read(page, prepared, '/lab')
      await page.getByText(lab.views.plan).click()
      await page.getByRole('region', { name: lab.plan }).getByRole('heading', { level: 3 }).first().waitFor()
    },
  },
  { name: 'leaderboard', open: (page, prepared) => read(page, prepared, '/leaderboard') },
  { name: 'account', open: (page, prepared) => read(page, prepared, '/me') },
  { name: 'settings', open: (page, prepared) => read(page, prepared, '/settings') },
]

/** An action chosen, and a place looked at. */
async function openTurn(page: Page, prepared: PreparedServer, { catanTable }: Catalogue): Promise<void> {
  await atTable(page, prepared, 'turn')
  const build = page
    .getByRole('navigation', { name: catanTable.actions })
    .getByRole('button', { name: new RegExp(`^(${catanTable.settle}|${catanTable.city})`) })
  await build.and(page.locator(':not([aria-disabled])')).first().click()
  await places(page).first().waitFor()
  await clickPlace(page, places(page).first())
  await page.locator('[data-tone]').getByRole('button', { name: catanTable.build }).waitFor()
}
