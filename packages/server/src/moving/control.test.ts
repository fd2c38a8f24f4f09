import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { openLibsqlStore } from '../store/libsql/libsql-store.ts'
import { askForBackup, listenForBackups } from './control.ts'

const home = mkdtempSync(join(tmpdir(), 'serai-control-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

it('answers what it does not understand, and goes on', async () => {
  const store = await openLibsqlStore(home)
  const server = (await listenForBackups(home, store))!
  for (const line of ['hello', 'null', '[]', '{}', '{"backup":7}']) {
    const socket = connect(join(home, 'control.sock'))
    socket.write(`${line}\n`)
    expect(JSON.parse(await text(socket))).toEqual({ fault: 'expected a line {"backup":"<file>"}' })
  }
  const copy = join(home, 'copy.db')
  expect(await askForBackup(home, copy)).toBe(true)
  expect(existsSync(copy)).toBe(true)
  server.close()
  await store.close()
})

it.runIf(process.platform === 'linux')('can be asked in a folder with a long name (on Linux)', async () => {
  const folder = join(home, 'long-'.repeat(20), 'folder-'.repeat(20))
  const store = await openLibsqlStore(folder)
  const server = (await listenForBackups(folder, store))!
  const copy = join(folder, 'copy.db')
  expect(await askForBackup(folder, copy)).toBe(true)
  expect(existsSync(copy)).toBe(true)
  server.close()
  await store.close()
  expect(existsSync(join(folder, 'control.sock'))).toBe(false)
})
