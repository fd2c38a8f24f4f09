import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runBuilt } from '../../test/run-cli.ts'

// The command as people run it, from the build.

const bin = fileURLToPath(new URL('../../bin/serai.mjs', import.meta.url))
const newFolder = () => mkdtempSync(join(tmpdir(), 'serai-serve-'))

/** Resolves when it says where it is. */
async function started(...args: string[]) {
  const child = spawn(process.execPath, [bin, 'serve', '--host', '127.0.0.1', ...args])
  let out = ''
  for await (const chunk of child.stdout) {
    out += String(chunk)
    if (out.endsWith('\n')) break
  }
  return { child, out, exit: once(child, 'exit') }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('serve', () => {
  it('opens, answers, stops when asked to and leaves nothing behind', async () => {
    const data = newFolder()
    const first = await started('--port', '0', '--json', '--data', data)
    const { port, local, network } = JSON.parse(first.out)
    expect({ local, network }).toEqual({ local: `http://127.0.0.1:${port}`, network: [] })
    expect(await (await fetch(`${local}/readyz`)).json()).toEqual({ status: 'ready' })

    const unused = join(newFolder(), 'data')
    const again = runBuilt(['serve', '--host', '127.0.0.1', '--port', String(port), '--data', unused])
    expect(again).toEqual({
      code: 2,
      out: '',
      err: `serai: port ${port} is taken by another process; choose another one with --port\n`,
    })
    expect(existsSync(unused)).toBe(false)
    const same = runBuilt(['serve', '--host', '127.0.0.1', '--port', '0', '--data', data])
    expect(same).toEqual({ code: 2, out: '', err: `serai: the data folder ${data} is in use by another process\n` })

    first.child.kill('SIGTERM')
    expect(await first.exit).toEqual([0, null])
    const second = await started('--port', '0', '--data', data)
    expect(second.out).toMatch(/^Serai is open at http:\/\/127\.0\.0\.1:\d+\n$/)
    second.child.kill('SIGINT')
    expect(await second.exit).toEqual([0, null])
  })

  it('keeps the tables in the folder that is named, whatever database the environment has', async () => {
    vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1:1/x')
    const data = newFolder()
    const { child, exit } = await started('--port', '0', '--data', data)
    expect(existsSync(join(data, 'serai.db'))).toBe(true)
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  })

  it.each([
    [
      'two places for the tables',
      ['--database', 'postgresql://127.0.0.1:1/x'],
      /--data and --database do not go together/,
    ],
    ['a port that is none', ['--port', '65536'], /port/],
    [
      'an address that is not ours',
      ['--host', '192.0.2.1', '--port', '0'],
      /192\.0\.2\.1 is not an address of this machine/,
    ],
    ['a folder that cannot be', ['--data', '/dev/null/x'], /data folder/],
    ['an admin token that is not there', ['--admin-token-file', '/dev/null/x'], /cannot read the admin token/],
    [
      'an admin token that can be guessed',
      ['--port', '0', '--data', newFolder(), '--admin-token-file', '/dev/null'],
      /the admin token must have at least 16 characters/,
    ],
    ['an unknown level', ['--log', 'loud'], /loud/],
  ])('refuses %s', (_, args, text) => {
    const { code, out, err } = runBuilt(['serve', '--data', newFolder(), ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(text)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})
