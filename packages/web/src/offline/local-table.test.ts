import { answer } from '@serai/bots'
import { catan } from '@serai/catan'
import { type AnyGame, defaultOptions, isRefusal, stream } from '@serai/kernel'
import { narde } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { TableSession } from '../table/table-session.ts'
import type { Brain } from './brain.ts'
import { LocalGame, MINE } from './local-game.ts'
import { LocalTable } from './local-table.ts'

const games = [catan, narde] as unknown as AnyGame[]

const think: Brain['decide'] = async (question) => answer(question)

function openTable(game: AnyGame, log: string | null = null, decide = think) {
  const random = stream('test', 'alone')
  const names = ['Lena', 'Leyla', 'Rustam'].slice(0, game.seats.table.max)
  const local = log
    ? LocalGame.resume(game, log, random, () => 7)
    : LocalGame.begin(game, defaultOptions(game.options), names, random, () => 7)
  if (isRefusal(local)) throw new Error(local.code)
  let kept = ''
  const table = new LocalTable({
    game: local,
    level: 'easy',
    brain: { decide, rest: () => {} },
    keep: (text) => {
      kept = text
    },
    pause: async () => {},
    createdAt: 5,
  })
  const session = new TableSession('alone', table, () => Promise.resolve(game))
  session.open()
  return { table, session, local, kept: () => kept }
}

const ready = (session: TableSession) => expect.poll(() => session.view.getState().state).not.toBeNull()
const untilOver = (session: TableSession) => expect.poll(() => session.view.getState().summary?.status).toBe('over')

describe.each(games.map((game) => [game.id, game] as const))('%s on this device', (_, game) => {
  it('plays to the end on autopilot, and the page saw no more than a seat may', async () => {
    const { session, local } = openTable(game)
    await ready(session)
    expect(await session.autopilot(true)).toBe(true)
    await untilOver(session)
    expect(session.view.getState().seq).toBe(local.seq)
    expect(session.view.getState().summary).toMatchObject({ createdAt: 5, endedAt: 7 })
    expect(session.view.getState().state).toEqual(local.view(MINE))
  })

  it('goes on where it was when the page is opened again', async () => {
    const first = openTable(game)
    await ready(first.session)
    await expect.poll(() => first.session.view.getState().seq).toBe(first.local.seq)
    const list: number[] = []
    const turn = game.turn(first.local.state)
    expect(turn.must & 1).toBe(1)
    game.legal(first.local.view(MINE), MINE, list)
    expect(await first.session.act(list[0]!)).toBe(true)
    first.session.close()
    const again = openTable(game, first.kept())
    expect(again.local.seq).toBeGreaterThanOrEqual(first.local.seq)
    expect(game.hash(again.local.state)).toBe(game.hash(first.local.state))
  })
})

it.each<[string, Brain['decide']]>([
  ['fails', () => Promise.reject(new Error('the worker could not be fetched'))],
  ['says nothing', async () => []],
  ['says what cannot be done', async () => [-1]],
])('goes on with the first choice where a bot %s', async (_, fail) => {
  let asked = 0
  const { session } = openTable(games[1]!, null, (question) => (asked++ % 3 === 0 ? fail : think)(question))
  await ready(session)
  expect(await session.autopilot(true)).toBe(true)
  await untilOver(session)
  expect(asked).toBeGreaterThan(10)
})

it('asks a bot again that was sent to rest, and does not play for it', async () => {
  const seeds: string[] = []
  const { session } = openTable(games[1]!, null, async (question) => {
    seeds.push(question.seed)
    if (seeds.length > 1) return think(question)
    // The page is closed and opened again while the bot thinks.
    await Promise.resolve()
    session.close()
    session.open()
    return null
  })
  expect(await session.autopilot(true)).toBe(true)
  await untilOver(session)
  expect(seeds[1]).toBe(seeds[0])
})

it('says why something is not done', async () => {
  const { session } = openTable(games[0]!)
  await ready(session)
  await expect.poll(() => session.view.getState().seq).toBeGreaterThan(0)
  expect(await session.redo()).toBe(false)
  expect(session.view.getState().refusal?.code).toBe('E_REDO_NONE')
})
