import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
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

describe('serve', () => {
  it('opens, answers, stops when asked to and leaves nothing behind', async () => {
    const data = newFolder()
    const first = await started('--port', '0', '--json', '--data', data)
    const { port, local, network } = JSON.parse(first.out)
    expect({ local, network }).toEqual({ local: `http://127.0.0.1:${port}`, network: [] })
    expect(await (await fetch(`${local}/readyz`)).json()).toEqual({ status: 'ready' })

    const again = runBuilt(['serve', '--host', '127.0.0.1', '--port', String(port), '--data', newFolder()])
    expect(again).toEqual({
      code: 2,
      out: '',
      err: `serai: port ${port} is taken by another process; choose another one with --port\n`,
    })
    const same = runBuilt(['serve', '--host', '127.0.0.1', '--port', '0', '--data', data])
    expect(same).toEqual({ code: 2, out: '', err: `serai: the data folder ${data} is in use by another process\n` })

    first.child.kill('SIGTERM')
    expect(await first.exit).toEqual([0, null])
    const second = await started('--port', '0', '--data', data)
    expect(second.out).toMatch(/^Serai is open at http:\/\/127\.0\.0\.1:\d+\n$/)
    second.child.kill('SIGINT')
    expect(await second.exit).toEqual([0, null])
  })

  it.each([
    ['a port that is none', ['--port', '65536'], /port/],
    [
      'an address that is not ours',
      ['--host', '192.0.2.1', '--port', '0'],
      /192\.0\.2\.1 is not an address of this machine/,
    ],
    ['a folder that cannot be', ['--data', '/dev/null/x'], /data folder/],
    ['an unknown level', ['--log', 'loud'], /loud/],
  ])('refuses %s', (_, args, text) => {
    const { code, out, err } = runBuilt(['serve', '--data', newFolder(), ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(text)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})
