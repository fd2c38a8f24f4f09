import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeOwnFolder } from './own-folder.ts'

const home = mkdtempSync(join(tmpdir(), 'serai-folder-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

it('makes what is missing, for oneself', () => {
  const folder = join(home, 'a', 'b')
  expect(makeOwnFolder(folder)).toBe(join(home, 'a'))
  if (process.platform !== 'win32') expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(makeOwnFolder(folder)).toBeUndefined()
})

it.runIf(existsSync('/proc/self'))('gives up at once where no folder can be made (where there is /proc)', () => {
  expect(() => makeOwnFolder('/proc/serai/x')).toThrow(/^cannot create the data folder \/proc\/serai\/x: ENOENT/)
})
