import { fallbackMove, findGame } from '@serai/bots'
import { isRefusal, lowestSeat, utf8 } from '@serai/kernel'
import { ann, bob, newTables, ok, tableOf } from '@serai/test-kit/tables'
import { expect, it } from 'vitest'
import { restoreMatch, snapshotOf } from './restore.ts'

/** A game that has begun, with a snapshot after its last entry. */
async function begun() {
  const fixture = newTables()
  const { tables, store } = fixture
  const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
  await ok(tables.start(ann, id))
  const row = (await store.readTable(id))!
  const game = findGame('long-narde')!
  const whole = await restoreMatch(store, game, row)
  const snapshot = snapshotOf(whole)!
  await store.saveSnapshot(id, snapshot)
  return { store, row, game, whole, snapshot }
}

it('a match of a snapshot goes on in time, where the clock of the machine has gone back', async () => {
  const { store, row, game, whole, snapshot } = await begun()
  const match = await restoreMatch(store, game, row)
  expect(match.first).toBe(snapshot.seq)
  const seat = lowestSeat(match.turn.must)
  const entries = match.act(seat, fallbackMove(game, match.state, seat), 1)
  if (isRefusal(entries)) throw new Error(JSON.stringify(entries))
  const last = whole.timeOf(snapshot.seq)!
  expect(last).toBeGreaterThan(1)
  for (const { at } of entries) expect(at).toBe(last)
})

it('the log is read where a snapshot of an older release does not say its time', async () => {
  const { store, row, game, whole, snapshot } = await begun()
  const { at, ...older } = JSON.parse(new TextDecoder().decode(snapshot.bytes))
  expect(at).toBe(whole.timeOf(snapshot.seq))
  await store.saveSnapshot(row.id, { seq: snapshot.seq, bytes: utf8(JSON.stringify(older)) })
  const match = await restoreMatch(store, game, row)
  expect([match.first, match.seq]).toEqual([0, snapshot.seq])
})
