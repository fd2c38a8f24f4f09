import { afterEach, describe, expect, it, vi } from 'vitest'
import { runWithGames } from '../../test/run-cli.ts'
import { CommandError } from '../command-error.ts'
import { OwnServer } from './own-server.ts'

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
    expect(report).toEqual({
      tables: 4,
      actions: positive,
      actionsPerSecond: positive,
      ackMs: { p50: positive, p99: positive },
      seenMs: { p50: positive, p99: positive },
      bytesPerEntry: positive,
      serverCpuSeconds: expect.any(Number),
      lost: 0,
    })
    expect(report.ackMs.p99).toBeGreaterThanOrEqual(report.ackMs.p50)
    const server = (await open.mock.results[0]!.value) as OwnServer
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
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
    ['no time', ['--seconds', '0'], "argument '0' is invalid"],
  ])('says in one line what is wrong: %s', async (_, args, message) => {
    const { code, out, err } = await runWithGames(['load', ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^serai: [^\n]+\n$/)
    expect(err).toContain(message)
  })
})
