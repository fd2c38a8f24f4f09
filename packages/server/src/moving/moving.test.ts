import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describePostgres, newDatabase, runSql, scratchFolder } from '@serai/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Visitor } from '../../test/harness.ts'
import { openServer, playOn, startTable } from '../../test/live.ts'
import { openLibsqlStore } from '../store/libsql/libsql-store.ts'
import { openPostgres, placeOf } from '../store/postgres/open.ts'
import { StoreFault } from '../store/store-fault.ts'
import { backupStore, restoreStore } from './backup.ts'
import type { Content, Target } from './content.ts'
import { LibsqlPlace, LibsqlTarget } from './libsql-place.ts'
import { PostgresPlace } from './postgres-place.ts'
import { exportStore, importStore } from './store-file.ts'

const home = scratchFolder('serai-moving-')
const data = join(home, 'data')
const file = join(home, 'store.ndjson')
let table: string
let cookie: Record<string, string>

beforeAll(async () => {
  const server = await openServer({ data })
  const ann = await server.person("Ann 'о' 🎲")
  cookie = ann.headers
  await ann.withToken()
  table = await startTable([ann], { game: 'long-narde', seats: 2, options: {} })
  const talk = await ann.talk()
  await playOn(talk, table, 1, { seq: 40 })
  talk.close()
  await server.close()
  const store = await openLibsqlStore(data)
  await store.savePerson({ id: 'zero', name: 'a\u0000b', createdAt: 1 })
  await store.saveSnapshot('other', { seq: 3, bytes: Uint8Array.of(0, 1, 255) })
  await store.createAccount({
    person: 'zero',
    name: 'Zero',
    key: 'zero',
    looks: ['Zero', 'zero'],
    hash: '$argon2id$',
    createdAt: 1,
  })
  await store.saveSession({ hash: 'f00', person: 'zero', label: 'Firefox', createdAt: 1, seenAt: 2 })
  await store.restrict({ person: 'zero', isMuted: true, isBanned: false, reason: 'loud', changedAt: 3 })
  const played = { table: 'other', person: 'zero', game: 'catan', endedAt: 9, seat: 0, seats: 3, people: 2 } as const
  await store.recordEnd({
    table: 'other',
    played: [{ ...played, status: 'abandoned', place: null, before: null, after: 1012 }],
    ratings: [
      {
        person: 'zero',
        game: 'catan',
        numbers: [25.5, 8],
        shown: 1012,
        isProvisional: true,
        games: 1,
        updatedAt: 9,
      },
    ],
  })
  await store.close()
  writeFileSync(file, await textOf(LibsqlPlace.open(data)))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

const modeOf = (path: string): number => statSync(path).mode & 0o777

async function textOf(place: LibsqlPlace | PostgresPlace): Promise<string> {
  let text = ''
  await exportStore(place, (part) => {
    text += part
  })
  await place.close()
  return text
}

/** Ends in the middle, as if it were killed. */
function endingAfter(puts: number, target: Target): Target {
  const put = target.put.bind(target)
  let left = puts
  target.put = async (content: Content, rows) => {
    if (left-- === 0) throw new Error('killed')
    return put(content, rows)
  }
  return target
}

describePostgres('a store on its way', () => {
  it('goes from a folder into a database and back, and is the same', async () => {
    const database = await newDatabase()
    const there = await PostgresPlace.open(database, true)
    expect(await importStore(file, there)).toBe(readFileSync(file, 'utf8').trimEnd().split('\n').length - 2)
    await there.close()
    expect(await textOf(await PostgresPlace.open(database))).toBe(readFileSync(file, 'utf8'))

    const back = join(home, 'back')
    await importStore(file, LibsqlTarget.make(back))
    expect(modeOf(join(back, 'serai.db'))).toBe(0o600)
    expect(await textOf(LibsqlPlace.open(back))).toBe(readFileSync(file, 'utf8'))

    // The game goes on there, for the same person.
    const server = await openServer({ database })
    const me = await fetch(`${server.url}/api/me`, { headers: cookie })
    expect(await me.json()).toMatchObject({ me: { name: "Ann 'о' 🎲" } })
    const talk = await new Visitor(server.url, cookie).talk()
    expect(await playOn(talk, table, 2, { seq: 60 })).toBeNull()
    talk.close()
    await server.close()
  })

  it('stays closed while it is there only half, and goes on where it was', async () => {
    const database = await newDatabase()
    const cut = await PostgresPlace.open(database, true)
    await expect(importStore(file, endingAfter(2, cut))).rejects.toThrow('killed')
    await cut.close()
    const line = 'the database contains an unfinished import; run serai import-store again'
    await expect(openPostgres(database)).rejects.toThrow(new StoreFault(line))
    await expect(PostgresPlace.open(database)).rejects.toThrow(new StoreFault(line))
    const before = await runSql(database, 'SELECT count(*)::int AS rows FROM serai.entries')
    expect(before).not.toEqual([{ rows: 0 }])
    const rest = await PostgresPlace.open(database, true)
    await importStore(file, rest)
    await rest.close()
    expect(await textOf(await PostgresPlace.open(database))).toBe(readFileSync(file, 'utf8'))
    await (await openPostgres(database)).store.close()
  })

  it('is not read from a database that has none, and leaves nothing there', async () => {
    const database = await newDatabase()
    await expect(PostgresPlace.open(database)).rejects.toThrow(/^the database \S+ contains no store$/)
    expect(await runSql(database, `SELECT to_regnamespace('serai')::text AS made`)).toEqual([{ made: null }])
  })

  it('goes into a database whose servers have found nobody yet, when they are stopped', async () => {
    const database = await newDatabase()
    const server = await openServer({ database })
    const early = await PostgresPlace.open(database, true)
    const line = `servers are using the database ${placeOf(database)}: stop them first; nothing was changed`
    await expect(importStore(file, early)).rejects.toThrow(new StoreFault(line))
    await early.close()
    await server.close()
    const target = await PostgresPlace.open(database, true)
    await importStore(file, target)
    await target.close()
    expect(await textOf(await PostgresPlace.open(database))).toBe(readFileSync(file, 'utf8'))
  })

  it('is not put on top of another', async () => {
    const database = await newDatabase()
    const { store } = await openPostgres(database)
    await store.savePerson({ id: 'p', name: 'Somebody', createdAt: 1 })
    await store.close()
    const target = await PostgresPlace.open(database, true)
    await expect(importStore(file, target)).rejects.toThrow(
      `the database ${placeOf(database)} already contains a store; nothing was changed`,
    )
    await target.close()
    expect(await runSql(database, 'SELECT id FROM serai.people')).toEqual([{ id: 'p' }])
    expect(() => LibsqlTarget.make(data)).toThrow('already contains a store; nothing was changed')
  })
})

it('is free for others as soon as it was read', async () => {
  await textOf(LibsqlPlace.open(data))
  expect(() => LibsqlTarget.make(data)).toThrow('already contains a store; nothing was changed')
})

describe('a store in a file', () => {
  it.each([
    ['cut', (text: string) => text.slice(0, -200)],
    ['changed', (text: string) => text.replace('"people"', '"tokens"')],
    ['something else', () => '{"a":1}\n'],
    ['empty', () => ''],
  ])('is not taken when it is %s', async (_, damage) => {
    const bad = join(home, 'bad.ndjson')
    writeFileSync(bad, damage(readFileSync(file, 'utf8')))
    const target = LibsqlTarget.make(join(home, 'unused'))
    await expect(importStore(bad, target)).rejects.toThrow(/is not an exported store, or it is damaged or incomplete/)
    await target.close()
  })

  it('goes on where it was in a folder too', async () => {
    const folder = join(home, 'half')
    const cut = endingAfter(3, LibsqlTarget.make(folder))
    await expect(importStore(file, cut)).rejects.toThrow('killed')
    await cut.close()
    const draft = join(folder, 'serai.db.moving')
    const half = new StoreFault(
      `the data folder ${folder} contains an unfinished import; run serai import-store again, or remove ${draft}`,
    )
    expect(() => LibsqlPlace.open(folder)).toThrow(half)
    await expect(openLibsqlStore(folder)).rejects.toThrow(half)
    await expect(restoreStore(join(data, 'serai.db'), folder)).rejects.toThrow(half)
    expect(readdirSync(folder)).toEqual(['serai.db.moving'])
    await importStore(file, LibsqlTarget.make(folder))
    expect(await textOf(LibsqlPlace.open(folder))).toBe(readFileSync(file, 'utf8'))
  })

  it('is in use while it is moved into a new folder', async () => {
    const folder = join(home, 'moving in')
    const target = LibsqlTarget.make(folder)
    await target.begin('a sum')
    await expect(openLibsqlStore(folder)).rejects.toThrow(
      new StoreFault(`the data folder ${folder} is in use by another process`),
    )
    await target.close()
  })

  it('is still known in a folder when all is there but its name', async () => {
    const folder = join(home, 'unnamed')
    const unnamed = LibsqlTarget.make(folder)
    const inTheWay = join(folder, 'serai.db')
    writeFileSync(inTheWay, '')
    await expect(importStore(file, unnamed)).rejects.toThrow('already contains a store')
    await unnamed.close()
    rmSync(inTheWay)
    const other = join(home, 'other.ndjson')
    await (await openLibsqlStore(join(home, 'nobody'))).close()
    writeFileSync(other, await textOf(LibsqlPlace.open(join(home, 'nobody'))))
    const target = LibsqlTarget.make(folder)
    await expect(importStore(other, target)).rejects.toThrow(
      'is an unfinished import of another file; remove it to start again',
    )
    await target.close()
    await importStore(file, LibsqlTarget.make(folder))
    expect(await textOf(LibsqlPlace.open(folder))).toBe(readFileSync(file, 'utf8'))
  })
})

describe('a backup', () => {
  it('is made while a server writes, and holds everything acknowledged before', async () => {
    const folder = join(home, 'served')
    const server = await openServer({ data: folder })
    const ann = await server.person('Ann')
    const id = await startTable([ann], { game: 'long-narde', seats: 2, options: {} })
    const talk = await ann.talk()
    const played = playOn(talk, id, 3, { seq: 150 })
    await fetch(`${server.url}/readyz`)
    const { seq } = (await ann.ask('GET', `/api/tables/${id}`)).body
    const copy = join(home, 'backup.db')
    await backupStore(folder, copy)
    await played
    talk.close()
    await expect(backupStore(folder, copy)).rejects.toThrow('already exists; nothing was changed')
    const nowhere = join(home, 'none')
    const noFolder = `cannot write ${nowhere}/b.db: the folder ${nowhere} does not exist`
    await expect(backupStore(folder, join(nowhere, 'b.db'))).rejects.toThrow(new StoreFault(noFolder))
    await server.close()

    const restored = join(home, 'restored')
    expect(modeOf(copy)).toBe(0o600)
    chmodSync(copy, 0o644)
    await restoreStore(copy, restored)
    expect(modeOf(join(restored, 'serai.db'))).toBe(0o600)
    const store = await openLibsqlStore(restored)
    expect(await store.lastSeq(id)).toBeGreaterThanOrEqual(seq)
    expect((await store.readTable(id))?.status).toMatch(/running|over/)
    await store.close()
    await expect(restoreStore(copy, restored)).rejects.toThrow('already contains a store; nothing was changed')
    // Without a server too.
    const second = join(home, 'backup-2.db')
    await backupStore(restored, second)
    expect(modeOf(second)).toBe(0o600)
  })

  it('is not restored when it is none', async () => {
    const bad = join(home, 'bad.db')
    writeFileSync(bad, 'a shopping list')
    await expect(restoreStore(bad, join(home, 'nowhere'))).rejects.toThrow(/is not a usable backup/)
    await expect(restoreStore(join(home, 'missing'), join(home, 'nowhere'))).rejects.toThrow(/does not exist/)
    await expect(backupStore(join(home, 'nowhere'), join(home, 'x.db'))).rejects.toThrow(/contains no store/)
  })

  it.each([
    ['a folder instead of a file', home, join(home, 'made', 'too'), `cannot restore ${home}: EISDIR`],
    [
      'a data folder below a file',
      file,
      join(file, 'data'),
      `cannot create the data folder ${join(file, 'data')}: ENOTDIR`,
    ],
  ])('is not restored from or to where it cannot be: %s', async (_, path, folder, line) => {
    const refused = restoreStore(path, folder)
    await expect(refused).rejects.toThrow(StoreFault)
    await expect(refused).rejects.toThrow(line)
    expect(existsSync(join(home, 'made'))).toBe(false)
  })
})
