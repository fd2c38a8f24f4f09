import { findGame } from '@serai/bots'
import { stream } from '@serai/kernel'
import type { Result, ServerMessage } from '@serai/protocol'
import { hastyTiming } from '@serai/tables'
import { workersHere } from '@serai/test-kit/tables'
import { SeatView } from '../src/http/bot/seat-view.ts'
import { UNLIMITED } from '../src/http/settings.ts'
import { type ServeOptions, serve } from '../src/serve.ts'
import type { Store } from '../src/store/store.ts'
import { openTestServer, type Talk, tablesOn, Visitor } from './harness.ts'
import { placeForTables } from './place.ts'

/** A whole server as people run it, with bots that take no time. */
export async function openServer(options: Partial<ServeOptions> = {}) {
  const place = options.data || options.database ? null : await placeForTables()
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    data: null,
    database: place?.url,
    log: 'error',
    settings: UNLIMITED,
    timing: hastyTiming,
    workers: workersHere,
    ...options,
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    ...server,
    url,
    person: (name: string) => Visitor.named(url, name),
    async close() {
      await server.close()
      await place?.giveBack()
    },
  }
}

/** The same over a store of one's own, with dice that are the same every time. */
export function openServerOn(store: Store, seed = 1) {
  const random = stream(seed, 'bytes')
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => random.below(256))
  return openTestServer({ store, tables: tablesOn(store, bytes) })
}

export interface Table {
  readonly game: string
  readonly seats: number
  readonly options: object
}

/** Seats everybody, fills up with bots and starts; the id of the table. */
export async function startTable(people: readonly Visitor[], request: Table): Promise<string> {
  const host = people[0]!
  const { id } = (await host.ask('POST', '/api/tables', request)).body
  for (const person of people) await person.ask('POST', `/api/tables/${id}/seat`, {})
  for (let seat = people.length; seat < request.seats; seat++) {
    await host.ask('POST', `/api/tables/${id}/bots`, { seat, bot: 'random' })
  }
  const started = await host.ask('POST', `/api/tables/${id}/start`)
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  return id
}

export interface Stop {
  /** Plays no further than this entry. */
  readonly seq?: number
}

/** Somebody with a page: follows what the server tells, and picks legal actions by a seed. Null when stopped before the end. */
export async function playOn(talk: Talk, table: string, seed: number, { seq = Number.POSITIVE_INFINITY }: Stop = {}) {
  const random = stream(seed, table)
  let view: SeatView | null = null
  talk.send({ type: 'watch', table })
  for (;;) {
    const message: ServerMessage = await talk.any()
    if (message.type === 'refused' && message.error.code !== 'E_SEQ') throw new Error(JSON.stringify(message))
    if (message.type === 'error') throw new Error(JSON.stringify(message))
    if (message.type === 'snapshot') view = SeatView.from(findGame(message.summary.game)!, message)
    else if (message.type !== 'entries') continue
    else if (!view?.follow(message)) throw new Error('entries that do not fit')
    const position = view?.position()
    if (!position) continue
    if (position.result) return position.result as Result
    if (position.seq >= seq) return null
    if (!position.turn.must.includes(position.seat)) continue
    const action = position.legal[random.below(position.legal.length)]!
    talk.send({ type: 'act', table, id: `a${position.seq}`, seq: position.seq, actions: [action] })
  }
}
