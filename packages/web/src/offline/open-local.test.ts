// @vitest-environment happy-dom
import { games } from '@serai/bots'
import { CHANCE, defaultOptions, formatLog, lowestSeat, recordFrom, stream } from '@serai/kernel'
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeWorker } from '../../test/fake-worker.ts'
import { TableSession } from '../table/table-session.ts'
import { localGameInfo, openLocal, playAgain, startLocal } from './open-local.ts'
import { earlierGame, isAnySaved, savedTable } from './saved-table.ts'

const narde = games.find(({ id }) => id === 'long-narde')!

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('Worker', FakeWorker)
})

function follow({ id, link }: Awaited<ReturnType<typeof openLocal>>): TableSession {
  const session = new TableSession(id, link, () => Promise.resolve(narde))
  session.open()
  return session
}

it('opens the game that waits, and a new one where none does', async () => {
  const first = await openLocal(narde, 'Lena', 'easy')
  expect(savedTable(narde.id)).toBe(first.id)
  expect((await openLocal(narde, 'Lena', 'hard')).id).toBe(first.id)
  const session = follow(first)
  await expect
    .poll(() => session.view.getState().summary)
    .toMatchObject({
      isPrivate: true,
      seats: [{ name: 'Lena' }, { kind: 'bot', level: 'easy' }],
    })
  expect(await session.resign()).toBe(true)
  expect(savedTable(narde.id)).toBeNull()
  expect((await openLocal(narde, 'Lena', 'hard')).id).not.toBe(first.id)
})

it('plays the same again, a seat further', async () => {
  await startLocal({ game: narde.id, seats: 2, options: { opening: 'reroll' } }, 'easy', 'Lena')
  const first = await openLocal(narde, 'Lena', 'normal')
  const session = follow(first)
  await expect.poll(() => session.view.getState().state).not.toBeNull()
  await session.resign()
  await playAgain(session.view.getState().summary!)
  const next = await openLocal(narde, 'Lena', 'normal')
  expect(next.id).not.toBe(first.id)
  const again = follow(next)
  await expect
    .poll(() => again.view.getState().summary)
    .toMatchObject({
      status: 'running',
      options: { opening: 'reroll' },
      seats: [{ kind: 'bot' }, { kind: 'person', name: 'Lena' }],
    })
})

it('goes on with a game that an earlier release kept', async () => {
  const options = defaultOptions(narde.options)
  const random = stream('earlier', 'alone')
  const record = recordFrom(narde, options, ['Lena', 'Leyla'], narde.start(options, 2, random))
  const list: number[] = []
  while (record.seq < 20 || narde.toAct(record.state).kind === 'chance') {
    const { kind, must } = narde.toAct(record.state)
    if (kind === 'chance') record.act(CHANCE, narde.draw(record.state, random), 7)
    else {
      narde.legal(record.state, lowestSeat(must), list)
      record.act(lowestSeat(must), list[0]!, 7)
    }
  }
  const log = formatLog(narde, record.header, record.entries)
  localStorage.setItem(`serai.alone.${narde.id}`, JSON.stringify({ log, level: 'hard', createdAt: 5 }))
  expect(isAnySaved(narde.id)).toBe(true)
  const session = follow(await openLocal(narde, 'Someone', 'easy'))
  await expect.poll(() => session.view.getState().seq).toBe(record.seq)
  expect(session.view.getState()).toMatchObject({
    state: narde.redact(record.state, 0),
    summary: { createdAt: 5, seats: [{ name: 'Lena' }, { name: 'Leyla', level: 'hard' }] },
  })
  expect([earlierGame(narde.id), savedTable(narde.id)]).toEqual([null, session.id])
})

it('knows what can be chosen without asking the server', () => {
  expect(localGameInfo('catan')).toMatchObject({ id: 'catan', seats: { min: 3, max: 4 } })
  expect(localGameInfo('chess')).toBeNull()
})
