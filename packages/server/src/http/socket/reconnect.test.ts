import { findGame } from '@serai/bots'
import type { ServerMessageOf } from '@serai/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Talk, Visitor } from '../../../test/harness.ts'
import { openServer, playOn, startTable } from '../../../test/live.ts'
import { SeatView } from '../bot/seat-view.ts'

const byValue = (a: number, b: number) => a - b

const REQUESTS = [
  { game: 'catan', seats: 3, options: { turnCap: 12 } },
  { game: 'long-narde', seats: 2, options: {} },
]

let server: Awaited<ReturnType<typeof openServer>>
let people: Visitor[]
beforeAll(async () => {
  server = await openServer()
  people = [await server.person('Ann'), await server.person('Bob'), await server.person('Cyd')]
})
afterAll(() => server.close())

async function snapshotOf(talk: Talk, table: string): Promise<ServerMessageOf<'snapshot'>> {
  talk.send({ type: 'watch', table })
  return talk.next('snapshot')
}

describe.each(REQUESTS)('coming back to $game', (request) => {
  it('from any entry leads to the same view', async () => {
    const players = people.slice(0, request.seats)
    const table = await startTable(players, request)
    const talks = await Promise.all(players.map((person) => person.talk()))
    const watcher = await players[0]!.talk()
    const start = await snapshotOf(watcher, table)
    const stop = { seq: 60 }
    await Promise.all(talks.map((talk, i) => playOn(talk, table, i, stop)))

    // The view after each entry, as one who never left has it.
    const end = await snapshotOf(await players[0]!.talk(), table)
    const game = findGame(request.game)!
    const view = SeatView.from(game, start)!
    const views = new Map([[start.seq, start.view]])
    while (view.position().seq < end.seq) {
      const message = await watcher.next('entries')
      for (const entry of message.entries) {
        expect(view.follow({ ...message, entries: [entry] })).toBe(true)
        const { seq, view: seen } = view.position()
        views.set(seq, seen)
      }
    }
    expect(views.get(end.seq)).toEqual(end.view)

    const talk = await players[0]!.talk()
    for (const [from, seen] of views) {
      talk.send({ type: 'watch', table, from })
      const back = SeatView.from(game, { ...start, seq: from, view: seen })!
      let [now, seq] = [seen as unknown, -1]
      while (seq < end.seq) {
        const message = await talk.any()
        if (message.type === 'snapshot') ({ seq, view: now } = message)
        // Seats come first: where nothing was missed, nothing follows.
        else if (message.type === 'table') seq = from
        else if (message.type === 'entries') {
          expect(back.follow(message)).toBe(true)
          ;({ seq, view: now } = back.position())
        }
      }
      expect(now).toEqual(end.view)
    }
  })
})

describe('commands that come twice, late or out of order', () => {
  const request = { game: 'long-narde', seats: 2, options: {} }

  /** The one whose turn it is, at the first decision. */
  async function mover(table: string) {
    for (const person of people.slice(0, 2)) {
      const talk = await person.talk()
      const snapshot = await snapshotOf(talk, table)
      const position = SeatView.from(findGame(request.game)!, snapshot)!.position()
      if (position.turn.must.includes(position.seat)) return { talk, position, person }
    }
    throw new Error('nobody can move')
  }

  it('are done once and answered alike', async () => {
    const table = await startTable(people.slice(0, 2), request)
    const { talk, position, person } = await mover(table)
    const act = { type: 'act', table, id: 'same', seq: position.seq, actions: [position.legal[0]!] } as const
    for (let i = 0; i < 3; i++) talk.send(act)
    const other = await person.talk()
    other.send(act)
    const answers = [await talk.next('ack'), await talk.next('ack'), await talk.next('ack'), await other.next('ack')]
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const { seq } = (await person.ask('GET', `/api/tables/${table}`)).body
    expect(seq).toBe(answers[0]!.seq)
  })

  it('are refused with where the table is', async () => {
    const table = await startTable(people.slice(0, 2), request)
    const { talk, position } = await mover(table)
    const [first] = position.legal
    talk.send({ type: 'act', table, id: 'a', seq: position.seq, actions: [first!] })
    talk.send({ type: 'act', table, id: 'b', seq: position.seq, actions: [first!] })
    const { seq } = await talk.next('ack')
    expect(await talk.next('refused')).toMatchObject({ id: 'b', error: { code: 'E_SEQ' }, seq })
  })

  it('are all or nothing as a batch, and cannot look at the dice', async () => {
    const table = await startTable(people.slice(0, 2), request)
    const { talk, position, person } = await mover(table)
    const send = (id: string, actions: unknown[]) =>
      talk.send({ type: 'act', table, id, seq: position.seq, actions: actions as never })
    send('a', [position.legal[0]!, { type: 'STEP', from: 24, die: 7 }])
    expect((await talk.next('refused')).error.code).toBe('E_PAYLOAD')
    send('b', [position.legal[0]!, { type: 'CONFIRM' }, { type: 'CONFIRM' }])
    expect((await talk.next('refused')).id).toBe('b')
    expect((await person.ask('GET', `/api/tables/${table}`)).body.seq).toBe(position.seq)
  })

  it("are not taken for another's seat", async () => {
    const table = await startTable(people.slice(0, 2), request)
    const { position, person } = await mover(table)
    const other = people.slice(0, 2).find((visitor) => visitor !== person)!
    const act = { id: 'x', seq: position.seq, actions: [position.legal[0]] }
    expect((await other.ask('POST', `/api/bot/tables/${table}/act`, act)).body.error.code).toBe('E_NOT_ACTIVE')
    expect((await people[2]!.ask('POST', `/api/bot/tables/${table}/act`, act)).body.error.code).toBe('E_NOT_SEATED')
    expect((await person.ask('GET', `/api/tables/${table}`)).body.seq).toBe(position.seq)
  })

  it('one wins when two start, sit down or act at once', async () => {
    const [ann, bob] = people as [Visitor, Visitor]
    const { id } = (await ann.ask('POST', '/api/tables', request)).body
    const sit = await Promise.all(people.map((person) => person.ask('POST', `/api/tables/${id}/seat`, { seat: 1 })))
    expect(sit.map(({ status }) => status).sort(byValue)).toEqual([200, 409, 409])
    const winner = people[sit.findIndex(({ status }) => status === 200)]!
    await (winner === ann ? bob : ann).ask('POST', `/api/tables/${id}/seat`, { seat: 0 })
    const start = await Promise.all([1, 2, 3].map(() => ann.ask('POST', `/api/tables/${id}/start`)))
    expect(start.map(({ status }) => status).sort(byValue)).toEqual([200, 409, 409])
    expect(start.find(({ status }) => status === 409)!.body.error.code).toBe('E_STARTED')
    const seated = winner === ann ? [ann, bob] : [ann, winner]
    const talks = await Promise.all(seated.map((person) => person.talk()))
    const snapshots = await Promise.all(talks.map((talk) => snapshotOf(talk, id)))
    const at = snapshots.findIndex((snapshot) => {
      const { turn, seat } = SeatView.from(findGame(request.game)!, snapshot)!.position()
      return turn.must.includes(seat)
    })
    const { legal, seq } = SeatView.from(findGame(request.game)!, snapshots[at]!)!.position()
    const acts = await Promise.all(
      ['a', 'b'].map((send) =>
        seated[at]!.ask('POST', `/api/bot/tables/${id}/act`, { id: send, seq, actions: [legal[0]] }),
      ),
    )
    expect(acts.map(({ status }) => status).sort(byValue)).toEqual([200, 409])
  })
})
