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
      out: `1 row is in ${at('file')}. It holds secrets: keep it to yourself.\n`,
      err: '',
    })
    expect(statSync(at('file')).mode & 0o777).toBe(0o600)
    expect(await runCli(['import-store', at('file'), '--data', at('moved')])).toMatchObject({
      code: 0,
      out: '1 row was moved and checked.\n',
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
    expect(out).toMatch(/^0 rows are in /)
    expect(await runCli(['import-store', at('nothing'), '--data', at('empty')])).toMatchObject({
      out: '0 rows were moved and checked.\n',
    })
  })

  it('are backed up and restored as folders only when no database has the tables', async () => {
    await secretOf(at('own'))
    vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1:1/x')
    vi.stubEnv('SERAI_DATA', at('own'))
    expect(await runCli(['backup', at('not made')])).toEqual({
      code: 2,
      out: '',
      err: 'serai: DATABASE_URL has the tables in a database: use its pg_dump, or name a data folder with --data\n',
    })
    expect(await runCli(['backup', at('made'), '--data', at('own')])).toMatchObject({ code: 0, err: '' })
    vi.stubEnv('SERAI_DATA', at('not filled'))
    expect(await runCli(['restore', at('made')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('use its pg_restore'),
    })
    expect(await runCli(['restore', at('made'), '--data', at('filled')])).toMatchObject({ code: 0, err: '' })
    expect([existsSync(at('not made')), existsSync(at('not filled'))]).toEqual([false, false])
  })

  it.each([
    ['a folder without a store', ['export-store', at('x'), '--data', at('none')], 'holds no store'],
    [
      'a file in the way',
      ['export-store', at('list'), '--data', at('served')],
      'is there already; nothing was changed',
    ],
    ['a file that is no store', ['import-store', at('list'), '--data', at('new')], 'is no store that was exported'],
    ['a missing file', ['import-store', at('missing'), '--data', at('new')], 'there is no file'],
    ['a backup that is none', ['restore', at('list'), '--data', at('new')], 'is no backup that can be used'],
    [
      'a database that is not there',
      ['export-store', at('x'), '--database', 'postgresql://127.0.0.1:1/x'],
      'ECONNREFUSED',
    ],
    ['standard output', ['export-store', '-', '--data', at('served')], 'cannot write -: it takes the name of a file'],
    ['… for a backup', ['backup', '-', '--data', at('served')], 'cannot write -: it takes the name of a file'],
    ['two places', ['export-store', at('x'), '--data', 'a', '--database', 'b'], 'do not go together'],
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
