import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '@serai/test-kit'
import Database from 'libsql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer } from '../../test/live.ts'
import { openLibsqlStore } from '../store/libsql/libsql-store.ts'
import { MIGRATIONS, migrate } from '../store/libsql/migrations.ts'
import { StoreFault } from '../store/store-fault.ts'
import { backupStore, restoreStore } from './backup.ts'
import { LibsqlPlace, LibsqlTarget } from './libsql-place.ts'
import { exportStore, importStore } from './store-file.ts'

const home = scratchFolder('serai-vacancy-')
const backup = join(home, 'backup.db')
const file = join(home, 'store.ndjson')
afterAll(() => rmSync(home, { recursive: true, force: true }))

beforeAll(async () => {
  const data = join(home, 'data')
  await withStore(data, async (store) => {
    await store.secret('cookie')
    await store.savePerson({ id: 'p', name: 'Ann', createdAt: 1 })
  })
  await backupStore(data, backup)
  const lines: string[] = []
  const place = LibsqlPlace.open(data)
  await exportStore(place, (line) => lines.push(line))
  await place.close()
  writeFileSync(file, lines.join(''))
})

async function withStore<T>(folder: string, use: (store: Awaited<ReturnType<typeof openLibsqlStore>>) => Promise<T>) {
  const store = await openLibsqlStore(folder)
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

const people = (folder: string) => withStore(folder, async (store) => (await store.readPerson('p'))?.name)

/** The ways to put another store there. */
const ways = [
  ['restore', (folder: string) => restoreStore(backup, folder)],
  [
    'import-store',
    async (folder: string) => {
      const target = LibsqlTarget.make(folder)
      await importStore(file, target).finally(() => target.close())
    },
  ],
] as const

it.each(ways)('%s takes a folder whose server has found nobody', async (way, put) => {
  const folder = join(home, `${way} ran`)
  await (await openServer({ data: folder })).close()
  expect(await people(folder)).toBeUndefined()
  await put(folder)
  expect(await people(folder)).toBe('Ann')
  await expect(put(folder)).rejects.toThrow(
    new StoreFault(`the data folder ${folder} already contains a store; nothing was changed`),
  )
})

it.each(ways)('%s takes it after a crash too, with nothing left of the log beside it', async (way, put) => {
  const folder = join(home, `${way} crashed`)
  mkdirSync(folder)
  await withStore(join(home, `${way} crashing`), async (store) => {
    await store.secret('cookie')
    for (const end of ['', '-wal']) {
      copyFileSync(join(home, `${way} crashing`, `serai.db${end}`), join(folder, `serai.db${end}`))
    }
  })
  await put(folder)
  expect(existsSync(join(folder, 'serai.db-wal'))).toBe(false)
  expect(await people(folder)).toBe('Ann')
})

it.each(ways)('%s leaves a folder alone where the log of a store is left that is gone', async (way, put) => {
  const folder = join(home, `${way} log`)
  mkdirSync(folder)
  const log = join(folder, 'serai.db-wal')
  await withStore(join(home, `${way} gone`), async (store) => {
    await store.savePerson({ id: 'p', name: 'Bob', createdAt: 1 })
    copyFileSync(join(home, `${way} gone`, 'serai.db-wal'), log)
  })
  await expect(put(folder)).rejects.toThrow(
    new StoreFault(`${log} is left over from a deleted store: move it away first; nothing was changed`),
  )
  expect(readdirSync(folder)).toEqual(['serai.db-wal'])
  renameSync(log, join(folder, 'log of Bob'))
  await put(folder)
  expect(await people(folder)).toBe('Ann')
})

it.each(ways)('%s leaves a folder alone that holds something of anybody', async (way, put) => {
  const folder = join(home, `${way} used`)
  await withStore(folder, (store) =>
    store.restrict({ person: 'q', isMuted: true, isBanned: false, reason: 'loud', changedAt: 3 }),
  )
  await expect(put(folder)).rejects.toThrow('already contains a store; nothing was changed')
  expect(await withStore(folder, (store) => store.listBans())).toMatchObject([{ person: 'q' }])
})

it.each(ways)('%s leaves a folder alone whose server runs, or that is no store', async (way, put) => {
  const folder = join(home, `${way} in use`)
  await withStore(folder, async () => {
    await expect(put(folder)).rejects.toThrow(new StoreFault(`the data folder ${folder} is in use by another process`))
  })
  expect(await people(folder)).toBeUndefined()
  const other = join(home, `${way} other`)
  mkdirSync(other)
  writeFileSync(join(other, 'serai.db'), 'a shopping list that is long enough to be read as the head of something')
  await expect(put(other)).rejects.toThrow(/^cannot use the data folder .* not a database$/)
  expect(readFileSync(join(other, 'serai.db'), 'utf8')).toMatch(/^a shopping list/)
})

it.each(ways)('%s takes an empty store of an older form, and none of a newer one', async (way, put) => {
  const folderOf = (form: string, steps: readonly string[]) => {
    const folder = join(home, `${way} ${form}`)
    mkdirSync(folder)
    const database = new Database(join(folder, 'serai.db'))
    migrate(database, steps)
    database.close()
    return folder
  }
  const older = folderOf('older', MIGRATIONS.slice(0, 1))
  await put(older)
  expect(await people(older)).toBe('Ann')
  const newer = folderOf('newer', [...MIGRATIONS, 'CREATE TABLE more (of_it TEXT)'])
  await expect(put(newer)).rejects.toThrow('already contains a store; nothing was changed')
})

it('is held while a store is moved in, and free again when that fails', async () => {
  const folder = join(home, 'held')
  await withStore(folder, (store) => store.secret('cookie'))
  const target = LibsqlTarget.make(folder)
  await expect(openLibsqlStore(folder)).rejects.toThrow('is in use by another process')
  await target.close()
  await importStore(file, LibsqlTarget.make(folder))
  expect(await people(folder)).toBe('Ann')
})
