import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '@serai/test-kit'
import { entriesOf, rowOf } from '@serai/test-kit/tables'
import { afterAll, expect, it } from 'vitest'
import { openServer, startTable } from '../../../test/live.ts'
import { type LibsqlStore, openLibsqlStore } from './libsql-store.ts'

const home = scratchFolder('serai-damaged-')
afterAll(() => rmSync(home, { recursive: true, force: true }))
let folders = 0
const newFolder = () => join(home, String(++folders))

/** As if a byte on the disk were another one: by another process, which has let go of the file when it ends. */
function damage(folder: string, ...statements: readonly string[]): void {
  const script = `
    const database = new (require('libsql'))(process.argv[1])
    const triggers = database.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all()
    for (const { name } of triggers) database.exec('DROP TRIGGER ' + name)
    for (const sql of [...JSON.parse(process.argv[2]), ...triggers.map(({ sql }) => sql)]) database.exec(sql)`
  const args = ['-e', script, join(folder, 'serai.db'), JSON.stringify(statements)]
  execFileSync(process.execPath, args, { cwd: import.meta.dirname })
}

const NO_TEXT = `CAST(x'7b22ff227d' AS TEXT)`

async function openDamaged(fill: (store: LibsqlStore) => Promise<void>, ...statements: readonly string[]) {
  const folder = newFolder()
  const store = await openLibsqlStore(folder)
  await fill(store)
  await store.close()
  damage(folder, ...statements)
  const told: string[] = []
  return { store: await openLibsqlStore(folder, (fault) => told.push(fault)), told }
}

it('leaves damaged tables out of lists, names each once, and lists as many others as are asked for', async () => {
  const { store, told } = await openDamaged(
    async (filled) => {
      for (const [i, id] of ['a', 'b', 'c', 'd', 'e'].entries()) await filled.createTable(rowOf(id, { changedAt: i }))
    },
    `UPDATE tables SET data = ${NO_TEXT} WHERE id = 'e'`,
    `UPDATE tables SET data = '{"game":' WHERE id = 'd'`,
  )
  const query = { status: ['open'], includePrivate: true, limit: 2 } as const
  expect((await store.listTables(query)).map(({ id }) => id)).toEqual(['c', 'b'])
  expect((await store.listTables({ ...query, limit: 9 })).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(told).toEqual(['tables "e" is damaged: its data is not text', 'tables "d" is damaged: its data is not JSON'])
  await expect(store.readTable('e')).rejects.toThrow('tables "e" is damaged: its data is not text')
  await expect(store.readTable('d')).rejects.toThrow('tables "d" is damaged: its data is not JSON')
  expect(await store.readTable('c')).toEqual(rowOf('c', { changedAt: 2 }))
  await store.close()
})

it('gives nothing of a log in which an entry is damaged', async () => {
  const { store } = await openDamaged(
    async (filled) => {
      for (const table of ['t', 'u', 'v']) {
        await filled.createTable(rowOf(table))
        await filled.append({ table, after: 0, entries: entriesOf(1, 3) })
      }
    },
    `UPDATE entries SET entry = ${NO_TEXT} WHERE table_id = 't' AND seq = 2`,
    `UPDATE entries SET entry = '{' WHERE table_id = 'u' AND seq = 2`,
  )
  await expect(store.readEntries('t', 0, 9)).rejects.toThrow('entries "t 2" is damaged: its entry is not text')
  await expect(store.readEntries('u', 0, 9)).rejects.toThrow('entries "u 2" is damaged: it is not JSON')
  expect(await store.readEntries('v', 0, 9)).toEqual(entriesOf(1, 3))
  await store.close()
})

it('finds all people but a damaged one', async () => {
  const { store } = await openDamaged(async (filled) => {
    for (const id of ['p', 'q']) await filled.savePerson({ id, name: id, createdAt: 0 })
  }, `UPDATE people SET name = ${NO_TEXT} WHERE id = 'p'`)
  await expect(store.readPerson('p')).rejects.toThrow('people "p" is damaged: its name is not text')
  expect(await store.readPerson('q')).toEqual({ id: 'q', name: 'q', createdAt: 0 })
  await store.close()
})

it('starts a server, whose other tables continue', async () => {
  const data = newFolder()
  const before = await openServer({ data })
  const ann = await before.person('Ann')
  const tables: string[] = []
  for (let i = 0; i < 5; i++) tables.push(await startTable([ann], { game: 'long-narde', seats: 2, options: {} }))
  await before.close()
  const [text, json, game, log, good] = tables
  damage(
    data,
    `UPDATE tables SET data = ${NO_TEXT} WHERE id = '${text}'`,
    `UPDATE tables SET data = '[' WHERE id = '${json}'`,
    `UPDATE tables SET data = json_remove(data, '$.seats') WHERE id = '${game}'`,
    `UPDATE entries SET entry = ${NO_TEXT} WHERE table_id = '${log}'`,
    `UPDATE snapshots SET bytes = x'00' WHERE table_id IN ('${log}', '${good}')`,
  )
  const lines: string[] = []
  const after = await openServer({ data, log: 'error', logTo: { write: (line) => void lines.push(line) } })
  const again = ann.at(after.url)
  expect((await again.ask('GET', `/api/tables/${good}`)).status).toBe(200)
  for (const table of [text, json, game, log]) expect((await again.ask('GET', `/api/tables/${table}`)).status).toBe(500)
  const { status, body } = await again.ask('GET', '/api/me/tables')
  expect([status, new Set((body.tables as { id: string }[]).map(({ id }) => id))]).toEqual([200, new Set([good, log])])
  const leftOut = lines.filter((line) => line.includes('skipping it')).map((line) => JSON.parse(line))
  expect(new Set(leftOut.map(({ msg, table }) => table ?? msg))).toEqual(
    new Set([
      `tables "${text}" is damaged: its data is not text; skipping it`,
      `tables "${json}" is damaged: its data is not JSON; skipping it`,
      game,
    ]),
  )
  await after.close()
})
