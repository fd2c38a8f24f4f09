import { findGame } from '@serai/bots'
import { type Action, listSeats } from '@serai/kernel'
import type { ClockRule, ServerMessageOf } from '@serai/protocol'
import { ann, bob, cid, newTables, ok, ScriptedPerson, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

const catan = findGame('catan')!
const people = [ann, bob, cid]

/** Three people at a table, one of whom can offer something to the others. */
async function offering(options: { clock?: ClockRule } = {}) {
  const fixture = newTables({ timing: { absenceMs: 1e9 } })
  const { tables, clock } = fixture
  const { id } = await tableOf(fixture, 'catan', people, [], options)
  const seated = await Promise.all(people.map((by) => new ScriptedPerson(tables, by, id).sit()))
  await ok(tables.start(ann, id))
  const offersOf = (seat: number) => {
    const list: Action[] = []
    return list.slice(0, catan.offers(seated[seat]!.view, seat, list))
  }
  for (;;) {
    const active = listSeats(catan.toAct(seated[0]!.view).must)[0]!
    if (offersOf(active).length > 1) {
      const others = [0, 1, 2].filter((seat) => seat !== active)
      const offer = (i: number) => ok(seated[active]!.send([offersOf(active)[i]!]))
      const last = () =>
        seated[active]!.messages.filter(({ type }) => type === 'entries').at(-1) as ServerMessageOf<'entries'>
      const unanswered = () => others.filter((seat) => catan.defaultAnswer!(seated[0]!.view, seat) !== null)
      return { tables, clock, id, seated, active, others, offer, last, unanswered }
    }
    await seated[active]!.click()
  }
}

describe('who is asked and says nothing', () => {
  it('has refused after a while, and everybody was told when', async () => {
    const { clock, others, offer, last, unanswered } = await offering()
    await offer(0)
    expect(unanswered()).toEqual(others)
    expect(last().answerBy).toBe(clock.now() + 60_000)
    await clock.pass(59_999)
    expect(unanswered()).toEqual(others)
    await clock.pass(1)
    expect(unanswered()).toEqual([])
    expect(last().entries).toMatchObject([{ by: others[1], action: { type: 'REJECT_TRADE' }, late: true }])
    expect(last().answerBy).toBeUndefined()
    expect(clock.pending).toBe(1)
  })

  it('is refused for alone, when others answer, and also when away', async () => {
    const { tables, clock, id, seated, others, offer, last, unanswered } = await offering()
    seated[others[1]!]!.leave()
    await offer(0)
    await clock.pass(55_000)
    const refusal = catan.encode(catan.defaultAnswer!(seated[0]!.view, others[0]!)!)
    const { seq } = seated[others[0]!]!
    await ok(tables.act(people[others[0]!]!, id, { clientId: 'no', expectedSeq: seq }, [refusal]))
    await clock.pass(4999)
    expect(unanswered()).toEqual([others[1]])
    expect(last().entries[0]).not.toHaveProperty('late')
    await clock.pass(1)
    expect(unanswered()).toEqual([])
  })

  it('has the whole time for another offer', async () => {
    const { clock, others, offer, unanswered } = await offering()
    await offer(0)
    await clock.pass(15_000)
    await offer(1)
    await clock.pass(59_999)
    expect(unanswered()).toEqual(others)
    await clock.pass(1)
    expect(unanswered()).toEqual([])
  })

  it('has less time where a clock runs', async () => {
    const { clock, offer, last, unanswered } = await offering({ clock: { turnSeconds: 600, reserveSeconds: 0 } })
    await offer(0)
    expect(last().answerBy).toBe(clock.now() + 20_000)
    await clock.pass(20_000)
    expect(unanswered()).toEqual([])
  })

  it('answers by the bot that plays the seat', async () => {
    const { tables, clock, id, others, offer, last, unanswered } = await offering()
    await offer(0)
    for (const seat of others) await ok(tables.autopilot(people[seat]!, id, true))
    await clock.pass(1000)
    expect(unanswered()).toEqual([])
    expect(last().answerBy).toBeUndefined()
  })

  it('keeps the bot of the proposer waiting, as long as they are here', async () => {
    const { tables, clock, id, seated, active, others, offer } = await offering()
    await offer(0)
    const { seq } = seated[active]!
    await ok(tables.autopilot(people[active]!, id, true))
    for (const seat of others) {
      await clock.pass(1000)
      expect(seated[active]!.seq).toBe(seq)
      seated[seat]!.leave()
    }
    await clock.pass(1000)
    expect(seated[active]!.seq).toBeGreaterThan(seq)
  })
})
