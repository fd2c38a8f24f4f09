import { games } from '@serai/bots'
import { describe, expect, it, vi } from 'vitest'
import { runCli } from '../../test/run-cli.ts'
import { Fault } from '../fault.ts'
import { OwnServer } from './own-server.ts'

describe('load', () => {
  it('plays at a server of its own and loses nothing', async () => {
    const { code, out, err } = await runCli(
      ['load', '--tables', '4', '--seconds', '0.5', '--rate', '200', '--seed', '3', '--json'],
      { games },
    )
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
  })

  it('closes the servers that are open when a later one cannot start', async () => {
    const first = await OwnServer.open()
    const close = vi.spyOn(first, 'close')
    const open = vi.spyOn(OwnServer, 'open')
    try {
      open.mockResolvedValueOnce(first).mockRejectedValueOnce(new Fault('no room for another'))
      const { code, err } = await runCli(['load', '--database', 'postgresql://db/serai', '--nodes', '2'], { games })
      expect({ code, err }).toEqual({ code: 2, err: 'serai: no room for another\n' })
      expect(close).toHaveBeenCalledOnce()
      await expect(fetch(first.url)).rejects.toThrow('fetch failed')
    } finally {
      open.mockRestore()
      await first.close()
    }
  })

  it.each([
    ['nobody there', ['--url', 'http://127.0.0.1:9'], 'cannot reach http://127.0.0.1:9'],
    ['an unknown game', ['--game', 'go'], 'unknown game "go"'],
    ['no tables', ['--tables', '0'], "argument '0' is invalid"],
    ['no time', ['--seconds', '0'], "argument '0' is invalid"],
  ])('says in one line what is wrong: %s', async (_, args, message) => {
    const { code, out, err } = await runCli(['load', ...args], { games })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^serai: [^\n]+\n$/)
    expect(err).toContain(message)
  })
})
