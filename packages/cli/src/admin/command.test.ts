import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, serve } from '@serai/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runCli } from '../../test/run-cli.ts'

const TOKEN = 'a-token-that-nobody-guesses'

let server: RunningServer
let url: string
beforeAll(async () => {
  const settings = { adminToken: TOKEN, creationsPerMinute: 1000 }
  server = await serve({ port: 0, host: '127.0.0.1', data: null, settings, log: 'silent' })
  url = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())
beforeEach(() => void vi.stubEnv('SERAI_ADMIN_TOKEN', TOKEN))
afterEach(() => void vi.unstubAllEnvs())

const admin = (...args: string[]) => runCli(['admin', ...args, '--url', url])

/** A guest who has opened a table and sits there. */
async function seated(name: string) {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const ask = async (method: string, path: string, body: object) => {
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    headers.cookie ??= answer.headers.getSetCookie()[0]!.split(';')[0]!
    return (await answer.json()) as { id: string; me: { id: string } }
  }
  const { me } = await ask('PUT', '/api/me', { name })
  const { id: table } = await ask('POST', '/api/tables', { game: 'long-narde', seats: 2, seat: true })
  return { id: me.id, table }
}

describe('admin', () => {
  it('lists servers, tables and people, as text and as JSON', async () => {
    const { id, table } = await seated('Ann')
    const { code, out } = await admin('overview')
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^server +connections.*\\n\\S+:${server.port} +0 +\\d+ min +\\d+ MB +[\\d.]+ %\\n`))
    expect(out).toMatch(new RegExp(`^${table} +long-narde +open +Ann, -$`, 'm'))
    expect(out).toMatch(new RegExp(`^${id} +Ann +0 +${table}$`, 'm'))
    expect(out).not.toContain('kept out')
    const { tables } = JSON.parse((await admin('overview', '--json')).out)
    expect(tables).toContainEqual(expect.objectContaining({ host: id, people: [id, null] }))
  })

  it('ends a table', async () => {
    const { table } = await seated('Spammer')
    expect(await admin('remove', table, '--reason', 'Spam')).toEqual({
      code: 0,
      out: `The table ${table} is ended: Spam\n`,
      err: '',
    })
    expect((await admin('overview')).out).not.toMatch(new RegExp(`^${table}`, 'm'))
    const again = await admin('remove', table, '--reason', 'Spam')
    expect(again).toEqual({ code: 2, out: '', err: expect.stringMatching(/^serai: .*(ended|over)/) })
  })

  it('mutes, bans and lets people in again', async () => {
    const { id } = await seated('Rude')
    expect((await admin('ban', id, '--reason', 'Insults')).out).toBe(`Rude (${id}) is kept out: Insults\n`)
    expect((await admin('mute', id)).out).toBe(`Rude (${id}) cannot chat any more.\n`)
    expect((await admin('overview')).out).toMatch(new RegExp(`^${id} +Rude +banned, muted +Insults$`, 'm'))
    expect((await admin('unban', id)).out).toBe(`Rude (${id}) may come in again.\n`)
    expect(JSON.parse((await admin('unmute', id, '--json')).out)).toEqual({
      id,
      name: 'Rude',
      isMuted: false,
      isBanned: false,
      reason: '',
    })
    expect((await admin('overview')).out).not.toContain('kept out')
  })

  it('finds an account that is not there by its name', async () => {
    const made = await fetch(`${url}/api/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Двадцать четыре буквы ё!', password: 'correct horse' }),
    })
    const { me } = (await made.json()) as { me: { id: string; name: string } }
    expect((await admin('overview')).out).not.toContain(me.id)
    expect((await admin('ban', me.name.toUpperCase())).out).toBe(`${me.name} (${me.id}) is kept out.\n`)
    expect((await admin('unban', me.name)).out).toBe(`${me.name} (${me.id}) may come in again.\n`)
  })

  it('takes the token from a file, too', async () => {
    vi.stubEnv('SERAI_ADMIN_TOKEN', 'another')
    const file = join(mkdtempSync(join(tmpdir(), 'serai-admin-')), 'token')
    writeFileSync(file, `${TOKEN}\n`)
    expect((await admin('overview', '--admin-token-file', file)).code).toBe(0)
    expect(await admin('overview')).toEqual({ code: 2, out: '', err: `serai: ${url} has another admin token\n` })
  })
})

it.each(['overview', 'remove', 'ban', 'unmute'])('the help of admin %s has the options of them all', async (name) => {
  const { out } = await runCli(['admin', name, '--help'])
  for (const option of ['--url <address>', '--admin-token-file <file>', '--json']) expect(out).toContain(option)
})

describe('admin says in one line what is wrong', () => {
  let stranger: Server
  beforeAll(async () => {
    stranger = createServer((_, answer) => answer.writeHead(418).end('tea'))
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => stranger.close())

  it.each([
    [
      'an unknown person',
      ['ban', 'nobody'],
      'nobody there has this id, and no account this name; serai admin overview',
    ],
    ['… whose id begins with a dash', ['ban', '-JfUuMk-syVmOm1o', '--reason', 'x'], 'nobody there has this id'],
    ['… who has none', ['ban', ''], 'serai: nobody there has this id'],
    ['… whose id is none', ['unmute', 'x'.repeat(65)], 'serai: nobody there has this id'],
    ['no table', ['remove', '', '--reason', 'x'], 'serai: which table? serai admin overview lists the ids'],
    ['a long reason', ['mute', 'nobody', '--reason', 'x'.repeat(201)], 'serai: reason: at most 200 characters'],
    [
      'an empty reason',
      ['remove', 'none', '--reason', ' '],
      'serai: reason: needs at least one character that can be seen',
    ],
    ['a flag that is none', ['ban', 'nobody', '--why', 'x'], 'too many arguments'],
    ['an unknown table', ['remove', 'none', '--reason', 'x'], 'This table does not exist.'],
    ['no reason', ['remove', 'none'], "required option '--reason <text>' not specified"],
    ['no address', ['overview', '--url', 'here'], '--url here: it looks like http://localhost:3000'],
    ['nobody there', ['overview', '--url', 'http://127.0.0.1:1'], 'cannot reach http://127.0.0.1:1: '],
    ['an unknown command', ['praise', 'ann'], "unknown command 'praise'"],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await runCli(['admin', '--url', url, ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  it('a server of somebody else', async () => {
    const address = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
    const { err } = await runCli(['admin', 'overview', '--url', address])
    expect(err).toBe(`serai: ${address} is no server of ours: it answers 418\n`)
  })

  it('an answer that breaks off', async () => {
    const broken = createServer((_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{', () => response.destroy())
    })
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`
    const { code, err } = await runCli(['admin', 'overview', '--url', address])
    broken.close()
    expect(code).toBe(2)
    expect(err).toMatch(new RegExp(`^serai: cannot reach ${address}: .+\n$`))
  })

  it('a server without the tools', async () => {
    const plain = await serve({ port: 0, host: '127.0.0.1', data: null, log: 'silent' })
    const { err } = await runCli(['admin', 'overview', '--url', `http://127.0.0.1:${plain.port}`])
    await plain.close()
    expect(err).toContain('has no tools for its host; start it with --admin-token-file')
  })

  it('no token', async () => {
    vi.stubEnv('SERAI_ADMIN_TOKEN', undefined)
    expect((await admin('overview')).err).toContain('which token?')
  })
})
