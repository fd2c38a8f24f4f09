import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLibsqlStore } from '@serai/server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { runCli } from '../../test/run-cli.ts'

const home = mkdtempSync(join(tmpdir(), 'serai-stores-'))
const at = (name: string) => join(home, name)
beforeAll(async () => void (await secretOf(at('served'))))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function secretOf(folder: string): Promise<string> {
  const store = await openLibsqlStore(folder)
  const secret = await store.secret('cookie')
  await store.close()
  return secret
}

describe('the stores of servers', () => {
  it('are moved', async () => {
    const secret = await secretOf(at('data'))
    expect(await runCli(['export-store', at('file'), '--data', at('data')])).toEqual({
      code: 0,
      out: `Exported 1 row to ${at('file')}. The file contains secrets: keep it private.\n`,
      err: '',
    })
    expect(statSync(at('file')).mode & 0o777).toBe(0o600)
    expect(await runCli(['import-store', at('file'), '--data', at('moved')])).toMatchObject({
      code: 0,
      out: 'Imported and verified 1 row.\n',
    })
    expect(await secretOf(at('moved'))).toBe(secret)
  })

  // Not the folder that was exported: within one process it stays locked until what has read it is collected.
  it('are backed up and restored', async () => {
    const secret = await secretOf(at('kept'))
    expect(await runCli(['backup', at('backup'), '--data', at('kept')])).toMatchObject({ code: 0, err: '' })
    expect(await runCli(['restore', at('backup'), '--data', at('restored')])).toMatchObject({ code: 0, err: '' })
    expect(await secretOf(at('restored'))).toBe(secret)
  })

  it('are moved with nothing in them too', async () => {
    await (await openLibsqlStore(at('nobody'))).close()
    const { out } = await runCli(['export-store', at('nothing'), '--data', at('nobody')])
    expect(out).toMatch(/^Exported 0 rows to /)
    expect(await runCli(['import-store', at('nothing'), '--data', at('empty')])).toMatchObject({
      out: 'Imported and verified 0 rows.\n',
    })
  })

  it('are backed up and restored as folders only when no database has the tables', async () => {
    await secretOf(at('own'))
    vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1:1/x')
    vi.stubEnv('SERAI_DATA', at('own'))
    expect(await runCli(['backup', at('not made')])).toEqual({
      code: 2,
      out: '',
      err: 'serai: DATABASE_URL is set, so the data is in a database: use pg_dump, or name a data folder with --data\n',
    })
    expect(await runCli(['backup', at('made'), '--data', at('own')])).toMatchObject({ code: 0, err: '' })
    vi.stubEnv('SERAI_DATA', at('not filled'))
    expect(await runCli(['restore', at('made')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('use pg_restore'),
    })
    expect(await runCli(['restore', at('made'), '--data', at('filled')])).toMatchObject({ code: 0, err: '' })
    expect([existsSync(at('not made')), existsSync(at('not filled'))]).toEqual([false, false])
  })

  it.each([
    ['a folder without a store', ['export-store', at('x'), '--data', at('none')], 'contains no store'],
    ['a file in the way', ['export-store', at('list'), '--data', at('served')], 'already exists; nothing was changed'],
    ['a file that is no store', ['import-store', at('list'), '--data', at('new')], 'is not an exported store'],
    ['a missing file', ['import-store', at('missing'), '--data', at('new')], 'does not exist'],
    ['a backup that is none', ['restore', at('list'), '--data', at('new')], 'is not a usable backup'],
    [
      'a database that is not there',
      ['export-store', at('x'), '--database', 'postgresql://127.0.0.1:1/x'],
      'ECONNREFUSED',
    ],
    [
      'standard output',
      ['export-store', '-', '--data', at('served')],
      'cannot write to standard output: give a file name',
    ],
    ['… for a backup', ['backup', '-', '--data', at('served')], 'cannot write to standard output: give a file name'],
    ['two places', ['export-store', at('x'), '--data', 'a', '--database', 'b'], 'cannot be used together'],
  ])('say in one line what is wrong: %s', async (_, args, message) => {
    writeFileSync(at('list'), 'a shopping list')
    const { code, out, err } = await runCli(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^serai: [^\n]+\n$/)
    expect(err).toContain(message)
    expect(readFileSync(at('list'), 'utf8')).toBe('a shopping list')
    expect(existsSync(at('new'))).toBe(false)
  })
})
