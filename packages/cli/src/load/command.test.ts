import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '@serai/test-kit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runWithGames } from '../../test/run-cli.ts'
import { CommandError } from '../command-error.ts'
import { OwnServer, SERVER_SETTINGS } from './own-server.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('load', () => {
  it('plays at a server of its own, loses nothing and closes it', async () => {
    const open = vi.spyOn(OwnServer, 'open')
    const { code, out, err } = await runWithGames('load --tables 4 --seconds 0.5 --rate 200 --seed 3 --json'.split(' '))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const report = JSON.parse(out)
    const positive = expect.toSatisfy((value: number) => value > 0)
    const number = expect.any(Number)
    expect(report).toEqual({
      tables: 4,
      connections: 10,
      memory: { connection: number, active: number, left: number, idle: number },
      actions: positive,
      actionsPerSecond: positive,
      ackMs: { p50: positive, p99: positive },
      seenMs: { p50: positive, p99: positive },
      bytesPerEntry: positive,
      serverCpuSeconds: number,
      lost: 0,
    })
    expect(report.ackMs.p99).toBeGreaterThanOrEqual(report.ackMs.p50)
    const server = (await open.mock.results[0]!.value) as OwnServer
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
  })

  it('measures a server with the settings of Node that npm start uses', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))
    expect(scripts.start).toBe(`node ${SERVER_SETTINGS.join(' ')} scripts/start.mjs`)
  })

  it('runs several loads, with people who watch and sit at several tables, and draws them', async () => {
    const folder = scratchFolder('serai-load-')
    const svg = join(folder, 'curve.svg')
    const args = 'load --tables 2 5 --viewers 4 --connections 6 --game long-narde --seconds 0.3 --rate 100 --json --svg'
    const { code, out, err } = await runWithGames([...args.split(' '), svg])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const reports = JSON.parse(out) as { tables: number; connections: number; lost: number }[]
    expect(reports.map(({ tables, connections, lost }) => [tables, connections, lost])).toEqual([
      [2, 6, 0],
      [5, 6, 0],
    ])
    const picture = readFileSync(svg, 'utf8')
    expect(picture).toMatch(/^<svg /)
    for (const text of ['2 tables', '5 tables', 'p99', 'memory per table']) expect(picture).toContain(text)
    rmSync(folder, { recursive: true })
  })

  it('closes the servers that are open when a later one cannot start', async () => {
    const first = { url: 'http://127.0.0.1:9', crash: vi.fn(), close: vi.fn() }
    vi.spyOn(OwnServer, 'open')
      .mockResolvedValueOnce(first as unknown as OwnServer)
      .mockRejectedValueOnce(new CommandError('no room for another'))
    const { code, err } = await runWithGames(['load', '--database', 'postgresql://db/serai', '--nodes', '2'])
    expect({ code, err }).toEqual({ code: 2, err: 'serai: no room for another\n' })
    expect(first.close).toHaveBeenCalledOnce()
  })

  it.each([
    ['nobody there', ['--url', 'http://127.0.0.1:9'], 'cannot reach http://127.0.0.1:9'],
    ['an unknown game', ['--game', 'go'], 'unknown game "go"'],
    ['no tables', ['--tables', '0'], "argument '0' is invalid"],
    ['a number of tables that is none', ['--tables', '10', 'many'], "argument 'many' is invalid"],
    ['no time', ['--seconds', '0'], "argument '0' is invalid"],
  ])('says in one line what is wrong: %s', async (_, args, message) => {
    const { code, out, err } = await runWithGames(['load', ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^serai: [^\n]+\n$/)
    expect(err).toContain(message)
  })
})
