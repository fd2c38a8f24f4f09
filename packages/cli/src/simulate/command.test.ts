import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal, parseLog, replay } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../test/run-cli.ts'
import { toy } from '../../test/toy.ts'
import { findLog } from '../replay/log-file.ts'

const simulate = ['simulate', '--game', 'toy', '--games', '30', '--seed', '7']

function withoutTiming(json: string): string {
  const { timing, ...rest } = JSON.parse(json) as Record<string, unknown>
  expect(Object.keys(timing as object)).toEqual(['wallSeconds', 'cpuSeconds', 'gamesPerCpuSecond'])
  return JSON.stringify(rest)
}

describe('simulate', () => {
  it('prints one JSON object, the same for the same seed', async () => {
    const first = await runCli([...simulate, '--json'])
    const again = await runCli([...simulate, '--json'])
    const other = await runCli([...simulate.slice(0, -1), '8', '--json'])
    expect(withoutTiming(first.out)).toBe(withoutTiming(again.out))
    expect(withoutTiming(first.out)).not.toBe(withoutTiming(other.out))
    const report = JSON.parse(first.out)
    expect(Object.keys(report)).toEqual([
      'game',
      'seed',
      'options',
      'seats',
      'games',
      'finished',
      'turns',
      'actions',
      'wins',
      'reasons',
      'timing',
    ])
    expect(report).toMatchObject({ game: 'toy', seed: 7, games: 30, seats: ['random', 'random', 'random'] })
    expect(report.options).toEqual({ target: 9, turnCap: 60 })
  })

  it('takes options over those of a simulation', async () => {
    const { out } = await runCli([...simulate, '--json', '-o', 'turnCap=2', '-o', 'target=100'])
    expect(JSON.parse(out)).toMatchObject({
      options: { turnCap: 2, target: 100 },
      finished: 0,
      reasons: { turn_cap: 30 },
    })
  })

  it('prints a table for people', async () => {
    const { out, err } = await runCli(simulate)
    expect(out).toContain('Toy: 30 games, seed 7')
    expect(out).toMatch(/seat +bot +wins +win rate\n0 +random +\d+ +[\d.]+ %\n/)
    expect(err).toBe('')
  })

  it('saves logs that replay to the end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'serai-save-'))
    const path = join(folder, 'games.ndjson')
    const { out } = await runCli([...simulate, '--json', '--save', path])
    expect(withoutTiming(out)).toBe(withoutTiming((await runCli([...simulate, '--json'])).out))
    expect(readdirSync(folder)).toEqual(['games.ndjson'])

    const wins = [0, 0, 0]
    const file = readFileSync(path, 'utf8')
    for (let number = 1; number <= 30; number++) {
      const found = findLog(file, number)
      if (!('text' in found)) throw new Error('a log is missing')
      const log = parseLog(() => toy, found.text)
      if (isRefusal(log)) throw new Error(JSON.stringify(log))
      const record = replay(log.game, log.header, log.entries)
      if (isRefusal(record)) throw new Error(JSON.stringify(record))
      const result = toy.result(record.state)
      expect(result).not.toBeNull()
      if (result!.winner !== null) wins[result!.winner]!++
    }
    expect(findLog(file, 31)).toEqual({ logs: 30 })
    expect(wins).toEqual(JSON.parse(out).wins)
  })

  it('leaves an old file alone and nothing half-written when it fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'serai-save-'))
    const path = join(folder, 'games.ndjson')
    writeFileSync(path, 'old')
    const broken = { ...toy, result: () => null }
    await expect(runCli([...simulate, '--save', path], { games: [broken] })).rejects.toThrow('over without a result')
    expect(readdirSync(folder)).toEqual(['games.ndjson'])
    expect(readFileSync(path, 'utf8')).toBe('old')
  })
})
