import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { scratchFolder } from '@serai/test-kit'
import { afterAll, describe, expect, it } from 'vitest'
import { describeStore } from '../../../test/store-contract/describe-store.ts'
import { StoreFault } from '../store-fault.ts'
import { libsqlStore, openLibsqlStore } from './libsql-store.ts'

const home = scratchFolder('serai-store-')
afterAll(() => rmSync(home, { recursive: true, force: true }))
let folders = 0
const newFolder = () => join(home, 'deep', String(++folders))

let folder = ''
describeStore(
  'libsql',
  () => {
    folder = newFolder()
    return openLibsqlStore(folder)
  },
  () => openLibsqlStore(folder),
)

describe('a libsql store', () => {
  it('says that its folder is in use, here and in another process', async () => {
    const busy = newFolder()
    const store = await openLibsqlStore(busy)
    const line = `the data folder ${busy} is in use by another process`
    const refused = expect(openLibsqlStore(busy)).rejects.toThrow(new StoreFault(line))
    // Nothing is heard meanwhile: the thread has refused and ended when its message is read.
    const other = spawnSync(process.execPath, [
      '--input-type=module',
      '-e',
      `import { openLibsqlStore } from ${JSON.stringify(built)}
       await openLibsqlStore(${JSON.stringify(busy)}).then(() => console.log('opened'), ({ message }) => console.log(message))`,
    ])
    await refused
    expect(other.stdout.toString()).toBe(`${line}\n`)
    expect(await store.lastSeq('t')).toBe(0)
    await store.close()
    const again = await openLibsqlStore(busy)
    await again.close()
  })

  it('says why a folder cannot be used', async () => {
    const file = join(home, 'file')
    writeFileSync(file, '')
    await expect(openLibsqlStore(file)).rejects.toThrow(/^cannot create the data folder .*EEXIST/)
    const noDatabase = newFolder()
    mkdirSync(noDatabase, { recursive: true })
    writeFileSync(join(noDatabase, 'serai.db'), 'a shopping list, not a database '.repeat(40))
    await expect(openLibsqlStore(noDatabase)).rejects.toThrow(/^cannot use the data folder .*not a database/)
  })

  it('lets nobody else read its files, also in a folder that everybody may look into', async () => {
    const shared = newFolder()
    mkdirSync(shared, { recursive: true, mode: 0o755 })
    const modes = () => readdirSync(shared).map((file) => [file, statSync(join(shared, file)).mode & 0o777])
    const store = await openLibsqlStore(shared)
    await store.saveToken({ hash: 'h', person: 'p', label: '', createdAt: 1 })
    expect(modes()).toEqual([
      ['serai.db', 0o600],
      ['serai.db-wal', 0o600],
    ])
    await store.close()
    chmodSync(join(shared, 'serai.db'), 0o644)
    const again = await openLibsqlStore(shared)
    expect(modes()).toContainEqual(['serai.db', 0o600])
    await again.close()
  })

  it('refuses calls once it is closed, and closes twice', async () => {
    const store = await openLibsqlStore(newFolder())
    await Promise.all([store.close(), store.close()])
    await store.close()
    await expect(store.lastSeq('t')).rejects.toThrow('the store is closed')
  })

  it('answers a broken call with an error and the calls beside it as ever', async () => {
    const store = await openLibsqlStore(newFolder())
    const entry = (seq: number) => ({ seq, entry: { seq } })
    const answers = await Promise.allSettled([
      store.append({ table: 't', after: 0, entries: [entry(1)] }),
      store.savePerson({ id: 'p', name: 'Omar', createdAt: null as unknown as number }),
      store.append({ table: 't', after: 1, entries: [entry(2)] }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.readEntries('t', 0, 9)).toEqual([entry(1), entry(2)])
    expect(await store.readPerson('p')).toBeNull()
    await store.close()
  })

  it('says of each of two backups what became of it', async () => {
    const folder = newFolder()
    const store = await openLibsqlStore(folder)
    const answers = await Promise.allSettled([
      store.backup(join(folder, 'copy')),
      store.backup(join(home, 'no', 'copy')),
    ])
    expect(answers).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { message: expect.stringMatching(/^cannot write .*no.copy: /) } },
    ])
    await store.close()
  })

  it('says that a backup is not made when its thread ends', async () => {
    const dies = `import { parentPort } from 'node:worker_threads'; parentPort.once('message', () => process.exit())`
    const store = libsqlStore(new Worker(new URL(`data:text/javascript,${dies}`), { execArgv: [] }))
    await expect(store.backup(join(home, 'copy'))).rejects.toThrow('the store is closed')
  })
})

const built = new URL('../../../dist/store/libsql/libsql-store.js', import.meta.url).href
