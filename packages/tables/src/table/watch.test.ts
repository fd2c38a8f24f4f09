import { ann, bob, cid, listen, newTables, ok, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

async function twoSeated() {
  const fixture = newTables()
  const { tables } = fixture
  const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
  const connected = async () => (await ok(tables.readTable(id))).seats.map((seat) => seat.connected)
  return { ...fixture, id, connected }
}

describe('who comes to a table and leaves it', () => {
  it('is seen by the others, and is gone once', async () => {
    const { tables, id, connected } = await twoSeated()
    const here = await listen(tables, ann, id)
    const other = await listen(tables, bob, id)
    expect(await connected()).toEqual([true, true])
    expect(here.messages.at(-1)).toMatchObject({ type: 'table', summary: { seats: [{}, { connected: true }] } })
    other.close()
    other.close()
    expect(await connected()).toEqual([true, false])
    expect(here.messages.map(({ type }) => type)).toEqual(['snapshot', 'table', 'table'])
    expect(here.messages.at(-1)).toMatchObject({ type: 'table', summary: { seats: [{}, { connected: false }] } })
  })

  it('is told of nothing but the table as it is', async () => {
    const { tables, id } = await twoSeated()
    const { messages } = await listen(tables, ann, id)
    expect(messages).toMatchObject([{ type: 'snapshot', seat: 0, summary: { seats: [{ connected: true }, {}] } }])
  })

  it('counts as there until the last of their windows is closed, and is told of no window between', async () => {
    const { tables, id, connected } = await twoSeated()
    const { messages } = await listen(tables, ann, id)
    const windows = await Promise.all([1, 2].map(() => listen(tables, bob, id)))
    windows[0]!.close()
    expect(await connected()).toEqual([true, true])
    expect(messages.map(({ type }) => type)).toEqual(['snapshot', 'table'])
    windows[1]!.close()
    expect(await connected()).toEqual([true, false])
    expect(messages.map(({ type }) => type)).toEqual(['snapshot', 'table', 'table'])
  })

  it('is told to nobody when they have no seat, or only look quietly', async () => {
    const { tables, id, connected } = await twoSeated()
    const { messages } = await listen(tables, ann, id)
    const stranger = await listen(tables, cid, id)
    const quiet = await ok(tables.watch(bob, id, null, () => {}, true))
    expect(await connected()).toEqual([true, false])
    stranger.close()
    quiet.close()
    expect(messages.map(({ type }) => type)).toEqual(['snapshot'])
  })
})
