import { findGame } from '@serai/bots'
import { expect, it } from 'vitest'
import { ann, bob, newHouse, ok, tableOf } from '../../test/house/fixture.ts'
import { Ledger } from './ledger.ts'
import { TableSight } from './sight.ts'

it('is the table as it is written, with the clocks of this moment', async () => {
  const fixture = newHouse()
  const { house, store, clock } = fixture
  const { id } = await tableOf(fixture, 'long-narde', [ann, bob], [], {
    clock: { turnSeconds: 30, reserveSeconds: 0 },
  })
  const open = (await store.readTable(id))!
  const summary = await ok(house.readTable(null, id))
  const ledger = new Ledger(store, findGame('long-narde')!, open, {
    rowChanged() {},
    appended() {},
    reloaded() {},
    wakeIn: () => null,
  })
  const sight = new TableSight(ledger, { summary, answerBy: 7 }, clock)
  expect(sight).toMatchObject({ id, match: null, clocks: null, summary, answerBy: 7 })
  expect(sight.data.start).toBeNull()

  const { seq } = await ok(house.start(ann, id))
  await ledger.catchUp(null)
  expect([sight.match?.seq, sight.data.start === null]).toEqual([seq, false])
  const running = () => sight.clocks?.seats.find((seat) => seat.running)?.turnMs
  expect(running()).toBe(30_000)
  await clock.pass(4000)
  expect(running()).toBe(26_000)
  await house.close()
})
