import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { findGame } from '@serai/bots'
import { canonicalJson, isRefusal, type Json, parseLog, replay, verifyLog } from '@serai/kernel'
import type { BotMessage, BotPosition } from '@serai/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Visitor } from '../harness.ts'
import { openServer } from '../live.ts'

// Only what is promised to everybody is asked for here: a server may be built anew inside, and these tests stay as they are.

const HOME = fileURLToPath(new URL('.', import.meta.url))

interface Person {
  readonly id: string
  readonly name: string
  readonly cookie: string
  /** Of those who have an account. */
  readonly password?: string
  readonly ratings?: readonly object[]
}

interface Manifest {
  readonly store: string
  /** How many steps had been taken to make its tables. */
  readonly form: number
  readonly people: readonly Person[]
  readonly token: { readonly person: string; readonly token: string }
  readonly muted: string
  readonly open: {
    readonly table: string
    readonly game: string
    readonly host: string
    readonly options: object
    readonly clock: object
    readonly commitment: string
    readonly seats: readonly string[]
  }
  readonly finished: readonly {
    readonly table: string
    readonly game: string
    readonly entries: number
    readonly hash: string
    readonly result: object
    readonly changes: readonly object[]
  }[]
  readonly running: readonly {
    readonly table: string
    readonly game: string
    readonly seq: number
    readonly turn: object
    readonly chat: readonly object[]
    readonly views: readonly { readonly person: string; readonly seat: number; readonly hash: string }[]
  }[]
}

/** A copy of an earlier store, to be opened. */
export interface Copy {
  readonly place: { readonly data: string } | { readonly database: string }
  /** How many steps have been taken to make its tables. */
  form(): number | Promise<number>
  remove(): void
}

/** That the server opens each store of a kind that an earlier one has made, and that whoever was there can go on. */
export function describeEarlierStores(
  store: string,
  file: string,
  copy: (content: Buffer) => Copy | Promise<Copy>,
): void {
  const kept = manifestsOf(store)
  let newest = 0
  describe.each(kept)('$folder', ({ folder, manifest }) => {
    let found: Copy
    let server: Awaited<ReturnType<typeof openServer>>
    beforeAll(async () => {
      found = await copy(gunzipSync(readFileSync(join(HOME, folder, `${file}.gz`))))
      server = await openServer(found.place)
    })
    afterAll(async () => {
      await server.close()
      newest = await found.form()
      found.remove()
    })
    checkHouse(manifest, () => server.url)
  })
  // It comes last: then each of them has the form of today.
  it('are kept in the form of today too; if not: node packages/server/test/earlier-stores/make.mjs', () => {
    expect(kept.map(({ manifest }) => manifest.form)).toContain(newest)
  })
}

function manifestsOf(store: string): { folder: string; manifest: Manifest }[] {
  return readdirSync(HOME, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ folder: name, manifest: manifestIn(name) }))
    .filter(({ manifest }) => manifest.store === store)
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(HOME, folder, 'manifest.json'), 'utf8')) as Manifest
}

function checkHouse({ people, token, muted, open, finished, running }: Manifest, url: () => string): void {
  const visitor = (person: string) => new Visitor(url(), { cookie: people.find(({ id }) => id === person)!.cookie })
  const accounts = people.filter(({ password }) => password !== undefined)
  const me = async (who: Visitor) => (await who.ask('GET', '/api/me')).body.me

  it.each(people)('knows $name by what they were given', async ({ id, name }) => {
    expect(await me(visitor(id))).toMatchObject({ id, name })
  })

  it('knows whose the token is', async () => {
    const program = new Visitor(url(), { authorization: `Bearer ${token.token}` })
    expect(await me(program)).toMatchObject({ id: token.person })
  })

  it.each(accounts)('lets $name sign in, and has the ratings', async ({ id, name, password, ratings }) => {
    const nobody = new Visitor(url())
    const wrong = await nobody.ask('POST', '/api/session', { name, password: `${password}!` })
    expect(wrong.status).not.toBe(200)
    const { status, body } = await nobody.ask('POST', '/api/session', { name, password })
    expect({ status, body }).toMatchObject({ status: 200, body: { me: { id, name } } })
    const profile = (await nobody.ask('GET', `/api/people/${encodeURIComponent(name)}`)).body
    expect(profile.ratings).toHaveLength(ratings!.length)
    expect(profile.ratings).toEqual(expect.arrayContaining([...ratings!]))
  })

  it.each(accounts)('lets nobody have a name that looks like $name', async ({ name }) => {
    const twin = name.replace('A', '\u0410').replace('о', 'o')
    expect(twin).not.toBe(name)
    const { status, body } = await new Visitor(url()).ask('PUT', '/api/me', { name: twin })
    expect({ status, code: body.error?.code }).toEqual({ status: 409, code: 'E_NAME_TAKEN' })
  })

  it('keeps quiet who was muted', async () => {
    const talk = await visitor(muted).talk()
    talk.send({ type: 'chat', table: open.table, id: 'again', chat: { preset: 'hello' } })
    expect((await talk.next('refused')).error.code).toBe('E_MUTED')
    talk.close()
  })

  it('lists the table that has not begun, and lets somebody sit down there', async () => {
    const { table, host, game, options, clock, commitment, seats } = open
    const summary = { id: table, hostId: host, game, options, clock, commitment, status: 'open' }
    const { tables } = (await new Visitor(url()).ask('GET', '/api/tables')).body
    expect(tables).toContainEqual(expect.objectContaining(summary))
    const guest = people.find(({ id }) => id !== host)!
    const seat = seats.indexOf('empty')
    const { status, body } = await visitor(guest.id).ask('POST', `/api/tables/${table}/seat`, { seat })
    expect({ status, body }).toMatchObject({ status: 200, body: summary })
    const kinds = seats.map((kind, i) => (i === seat ? 'person' : kind))
    expect((body.seats as readonly { kind: string }[]).map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each(finished)('has the finished game of $game, and its dice are true', async (game) => {
    const nobody = new Visitor(url())
    const { tables } = (await nobody.ask('GET', '/api/finished')).body
    const summary = { id: game.table, game: game.game, result: game.result, status: 'over' }
    expect(tables).toContainEqual(expect.objectContaining(summary))
    const { changes } = (await nobody.ask('GET', `/api/tables/${game.table}/ratings`)).body
    expect(changes).toEqual(game.changes)

    const log = parseLog(findGame, (await nobody.ask('GET', `/api/tables/${game.table}/log`)).body as string)
    if (isRefusal(log)) throw new Error(JSON.stringify(log))
    expect(verifyLog(log)).toMatchObject({ entries: game.entries })
    const end = replay(log.game, log.header, log.entries)
    if (isRefusal(end)) throw new Error(JSON.stringify(end))
    expect(hashOf(log.game.describe(end.state))).toBe(game.hash)
  })

  it.each(running)('goes on with the running game of $game at $table', async ({ table, seq, turn, chat, views }) => {
    const positions: BotPosition[] = []
    for (const { person, seat, hash } of views) {
      const position = await positionOf(visitor(person), table)
      expect(position).toMatchObject({ seq, seat, turn, result: null })
      expect(hashOf(position.view as Json)).toBe(hash)
      positions.push(position)
    }
    const talk = await visitor(views[0]!.person).talk()
    talk.send({ type: 'watch', table })
    expect((await talk.next('snapshot')).chat).toMatchObject(chat)
    talk.close()

    // Whoever has an offer to answer does so before the turn goes on.
    const asked = positions.find(({ seat, legal, ...at }) => at.turn.may.includes(seat) && legal.length > 0)
    const next = positions.find(({ seat, ...at }) => at.turn.must.includes(seat))
    for (const actor of [asked, next]) {
      if (!actor) continue
      const player = visitor(views.find(({ seat }) => seat === actor.seat)!.person)
      const now = await positionOf(player, table)
      const act = { id: `later-${now.seq}`, seq: now.seq, actions: [now.legal[0]] }
      const { status, body } = await player.ask('POST', `/api/bot/tables/${table}/act`, act)
      expect({ status, body }).toMatchObject({ status: 200 })
      expect(body.seq).toBeGreaterThan(now.seq)
      expect((await positionOf(player, table)).seq).toBeGreaterThanOrEqual(body.seq)
    }
    expect(next).toBeDefined()
  })
}

/** Where a table is, as whoever sits there may know it, with all that they can do. */
async function positionOf(player: Visitor, table: string): Promise<BotPosition> {
  const stream = await fetch(`${player.url}/api/bot/stream`, { headers: player.headers })
  let rest = ''
  for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    const messages = lines.map((line) => JSON.parse(line) as BotMessage)
    const found = messages.find((message) => message.type === 'position' && message.table === table)
    if (found) return found as BotPosition
  }
  throw new Error(`the stream has ended without table ${table}`)
}

function hashOf(position: Json): string {
  return createHash('sha256').update(canonicalJson(position)).digest('hex')
}
