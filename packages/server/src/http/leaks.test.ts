import { findGame } from '@serai/bots'
import {
  type AnyGame,
  formatEntry,
  formatHeader,
  isRefusal,
  listSeats,
  parseLog,
  redactLog,
  replay,
  SPECTATOR,
  type Viewer,
} from '@serai/kernel'
import { ServerMessage } from '@serai/protocol'
import { headerOf, type TableRow } from '@serai/tables'
import { soaked } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { Visitor } from '../../test/harness.ts'
import { openServerOn, playOn, startTable } from '../../test/live.ts'
import { type Swap, storeOf, swapsIn, TwinStore, type World } from '../../test/worlds.ts'

const CATAN = { game: 'catan', seats: 3, options: { victoryPoints: 10, turnCap: 150 } }
const NARDE = { game: 'long-narde', seats: 2, options: {} }

type Sent = readonly [Viewer, readonly string[]]

/** A game of people who play at random, one who watches, and everything that each of them was sent. */
async function playGame(request: typeof CATAN | typeof NARDE, seed: number) {
  const store = new TwinStore()
  const server = await openServerOn(store, seed)
  const people = await Promise.all(Array.from({ length: request.seats }, (_, i) => server.person(`P${i}`)))
  const table = await startTable(people, request)
  const watcher = await new Visitor(server.url).talk()
  watcher.send({ type: 'watch', table })
  // As pages do, who follow the log.
  const readers = await Promise.all([...people, new Visitor(server.url)].map((person) => person.talk()))
  for (const reader of readers) reader.send({ type: 'watch', table, from: 0, quiet: true })
  const talks = await Promise.all(people.map((person) => person.talk()))
  await Promise.all(talks.map((talk, i) => playOn(talk, table, seed + i)))
  await watcher.next('table', ({ summary }) => summary.status === 'over')
  const log: string = (await people[0]!.ask('GET', `/api/tables/${table}/log`)).body
  const row = (await store.readTable(table))!
  const ids = await Promise.all(people.map(async (person) => (await person.ask('GET', '/api/me')).body.me.id as string))
  const rows = await Promise.all(ids.map((id) => store.readPerson(id)))
  const sent = [
    ...talks.map((talk, seat): Sent => [seat, talk.texts]),
    ...readers.map((reader, seat): Sent => [seat < people.length ? seat : SPECTATOR, reader.texts]),
    [SPECTATOR, watcher.texts] satisfies Sent,
  ]
  await server.close()
  return { log, row, sent, people: rows.map((person) => person!), cookies: people.map(({ headers }) => headers) }
}

/** The row as it was before the end. */
function runningRow(row: TableRow): TableRow {
  const { result: _, endedAt: __, ...data } = row.data
  return { ...row, status: 'running', data: { ...data, result: null, endedAt: null } }
}

/** What a watch is answered with. */
const ANSWERS: ReadonlySet<string> = new Set(['snapshot', 'log', 'table'])

/** Everything that a viewer of this world can get out of a server. */
async function bytesFor(
  game: AnyGame,
  world: World,
  headers: Record<string, string>,
  tries: readonly unknown[],
): Promise<string[]> {
  const server = await openServerOn(await storeOf(game, world))
  const visitor = new Visitor(server.url, headers)
  const { id: table } = world.row
  const seq = world.entries.length
  const bytes: string[] = []
  for (const path of ['', '/log', '/verdict']) {
    bytes.push(JSON.stringify((await visitor.ask('GET', `/api/tables/${table}${path}`)).body))
  }
  bytes.push(JSON.stringify((await visitor.ask('GET', '/api/tables')).body))
  const talk = await visitor.talk()
  talk.texts.length = 0
  for (const from of [null, seq, seq - 1, seq - 2, seq - 7, 0]) {
    talk.send({ type: 'watch', table, from })
    // One that comes before the answer takes its place.
    for (let type = ''; !ANSWERS.has(type); ) ({ type } = await talk.any())
  }
  for (const [i, action] of tries.entries()) {
    talk.send({ type: 'act', table, id: `p${i}`, seq, actions: [action] })
  }
  talk.send({ type: 'act', table, id: 'stale', seq: seq - 1, actions: [{ type: 'CONFIRM' }] })
  talk.send({ type: 'undo', table, id: 'undo', seq })
  talk.send({ type: 'redo', table, id: 'redo', seq })
  await talk.next('refused', ({ id }) => id === 'redo')
  bytes.push(...talk.texts)
  if (headers.cookie !== undefined) bytes.push(...(await streamed(visitor)))
  await server.close()
  return bytes
}

/** What others could do now: whoever tries it out of turn learns nothing from the refusal. */
function probes(game: AnyGame, world: World): unknown[] {
  const record = replay(game, headerOf(game, world.row), world.entries)
  if (isRefusal(record)) throw new Error(JSON.stringify(record))
  const list: number[] = []
  return listSeats(game.toAct(record.state).must)
    .flatMap((seat) => list.slice(0, game.legal(record.state, seat, list)))
    .slice(0, 5)
    .map((action) => game.encode(action))
}

/** The first lines of the bot stream, to the position. */
async function streamed(visitor: Visitor): Promise<string[]> {
  const stop = new AbortController()
  const { headers } = visitor
  const answer = await fetch(`${visitor.url}/api/bot/stream`, { headers, signal: stop.signal })
  let text = ''
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (/"type":"position".*\n/.test(text)) break
  }
  stop.abort()
  return text.split('\n').filter((line) => !line.includes('"type":"alive"'))
}

describe('what a viewer may not know', () => {
  it('changes no byte of what they are sent', async () => {
    const game = findGame(CATAN.game)!
    const { log, row, people, cookies } = await playGame(CATAN, 3)
    const swaps = swapsIn(log, [0, 1, 2, SPECTATOR])
    expect(swaps.length).toBeGreaterThan(6)
    const step = Math.max(1, Math.floor(swaps.length / soaked(3)))
    let seen = 0
    for (const { entries, twin, viewers } of swaps.filter((_, i): _ is Swap => i % step === 0)) {
      const [world, other] = [entries, twin].map((log) => ({ row: runningRow(row), people, entries: log }))
      const tries = probes(game, world!)
      for (const viewer of [0, 1, 2, SPECTATOR]) {
        const headers: Record<string, string> = viewer === SPECTATOR ? {} : cookies[viewer]!
        const bytes = await bytesFor(game, world!, headers, tries)
        const twins = await bytesFor(game, other!, headers, tries)
        if (viewers.includes(viewer)) expect(twins).toEqual(bytes)
        else if (JSON.stringify(twins) !== JSON.stringify(bytes)) seen++
      }
    }
    // Those who may know do see it: the comparison can tell.
    expect(seen).toBeGreaterThan(0)
  })

  it.each([
    { ...CATAN, games: soaked(1) },
    { ...NARDE, games: soaked(1) },
  ])('is in nothing that was sent during whole games of $game', async ({ games, ...request }) => {
    for (let i = 0; i < games; i++) {
      const { log, sent } = await playGame(request, 100 * i)
      const parsed = parseLog(findGame, log)
      if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed))
      const { game, header, entries } = parsed
      for (const [viewer, texts] of sent) {
        const redacted = redactLog(game, header, entries, viewer)
        if (isRefusal(redacted)) throw new Error(JSON.stringify(redacted))
        let found = 0
        for (const text of texts) {
          const message = ServerMessage.parse(JSON.parse(text))
          if (message.type === 'log') expect(message.header).toEqual(formatHeader(redacted.header))
          if (message.type === 'entries' || message.type === 'log') {
            for (const entry of message.entries) {
              expect(entry).toEqual(formatEntry(game, redacted.entries[entry.seq - 1]!))
              found++
            }
          } else if (message.type === 'snapshot' && message.view) {
            const at = replay(game, header, entries.slice(0, message.seq))
            if (isRefusal(at)) throw new Error(JSON.stringify(at))
            expect(message.view).toEqual(game.describe(game.redact(at.state, viewer)))
          } else if ('summary' in message && message.summary?.status === 'running') {
            expect(message.summary).not.toHaveProperty('secret')
          }
        }
        expect(found).toBeGreaterThan(entries.length / 2)
      }
    }
  })
})
