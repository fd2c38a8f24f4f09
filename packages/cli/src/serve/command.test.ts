import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runCli } from '../../test/run-cli.ts'
import { Started } from '../../test/started.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'serai-serve-'))

/** A process of its own, from the build; resolves when it says where it is. */
async function started(...args: string[]) {
  const server = new Started('serve', '--host', '127.0.0.1', '--port', '0', ...args)
  await server.printed()
  return server
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('serve', () => {
  it('opens, answers, stops when asked to and leaves nothing behind', async () => {
    // The folder that is named goes before whatever database the environment has.
    vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1:1/x')
    const data = newFolder()
    const first = await started('--json', '--data', data)
    const { port, local, network } = JSON.parse(first.out)
    expect({ local, network }).toEqual({ local: `http://127.0.0.1:${port}`, network: [] })
    expect(await (await fetch(`${local}/readyz`)).json()).toEqual({ status: 'ready' })
    expect(existsSync(join(data, 'serai.db'))).toBe(true)

    const same = new Started('serve', '--host', '127.0.0.1', '--port', '0', '--data', data)
    const unused = join(newFolder(), 'data')
    const again = await runCli(['serve', '--host', '127.0.0.1', '--port', String(port), '--data', unused])
    expect(again).toEqual({
      code: 2,
      out: '',
      err: `serai: port ${port} is already in use; choose another one with --port\n`,
    })
    expect(existsSync(unused)).toBe(false)
    expect(await same.closed).toEqual([2, null])
    expect(same).toMatchObject({ out: '', err: `serai: the data folder ${data} is in use by another process\n` })

    expect(await first.kill('SIGTERM')).toEqual([0, null])
    const second = await started('--data', data)
    expect(second.out).toMatch(/^Serai is running at http:\/\/127\.0\.0\.1:\d+\nPress Ctrl\+C to stop\.\n$/)
    expect(await second.kill('SIGINT')).toEqual([0, null])
  })

  it.each([
    [
      'two places for the tables',
      ['--database', 'postgresql://127.0.0.1:1/x'],
      /--data and --database cannot be used together/,
    ],
    ['a port that is none', ['--port', '65536'], /port/],
    [
      'an address that is not ours',
      ['--host', '192.0.2.1', '--port', '0'],
      /cannot listen on 192\.0\.2\.1: it is not an address of this machine/,
    ],
    ['a folder that cannot be', ['--data', '/dev/null/x'], /data folder/],
    ['an admin token that is not there', ['--admin-token-file', '/dev/null/x'], /cannot read the admin token/],
    [
      'an admin token that can be guessed',
      ['--port', '0', '--data', newFolder(), '--admin-token-file', '/dev/null'],
      /the admin token must have at least 16 characters/,
    ],
    ['an unknown level', ['--log', 'loud'], /loud/],
  ])('refuses %s', async (_, args, text) => {
    const { code, out, err } = await runCli(['serve', '--data', newFolder(), ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(text)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})
