import { describe, expect, it } from 'vitest'
import { ann, bob, cid, listen, newHouse, ok, tableOf } from '../../test/house/fixture.ts'

async function twoSeated() {
  const fixture = newHouse()
  const { house } = fixture
  const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
  const connected = async () => (await ok(house.readTable(null, id))).seats.map((seat) => seat.connected)
  return { ...fixture, id, connected }
}

describe('who comes to a table and leaves it', () => {
  it('is seen by the others, and is gone once', async () => {
    const { house, id, connected } = await twoSeated()
    const here = await listen(house, ann, id)
    const other = await listen(house, bob, id)
    expect(await connected()).toEqual([true, true])
    expect(here.messages.at(-1)).toMatchObject({ type: 'table', summary: { seats: [{}, { connected: true }] } })
    other.close()
    other.close()
    expect(await connected()).toEqual([true, false])
    expect(here.messages.map(({ type }) => type)).toEqual(['snapshot', 'table', 'table'])
    expect(here.messages.at(-1)).toMatchObject({ type: 'table', summary: { seats: [{}, { connected: false }] } })
  })

  it('is told of nothing but the table as it is', async () => {
    const { house, id } = await twoSeated()
    const { messages } = await listen(house, ann, id)
    expect(messages).toMatchObject([{ type: 'snapshot', seat: 0, summary: { seats: [{ connected: true }, {}] } }])
  })

  it('counts as there until the last of their windows is closed', async () => {
    const { house, id, connected } = await twoSeated()
    const windows = await Promise.all([1, 2].map(() => listen(house, bob, id)))
    windows[0]!.close()
    expect(await connected()).toEqual([false, true])
    windows[1]!.close()
    expect(await connected()).toEqual([false, false])
  })

  it('is told to nobody when they have no seat, or only look quietly', async () => {
    const { house, id, connected } = await twoSeated()
    const { messages } = await listen(house, ann, id)
    const stranger = await listen(house, cid, id)
    const quiet = await ok(house.watch(bob, id, null, () => {}, true))
    expect(await connected()).toEqual([true, false])
    stranger.close()
    quiet.close()
    expect(messages.map(({ type }) => type)).toEqual(['snapshot'])
  })
})
