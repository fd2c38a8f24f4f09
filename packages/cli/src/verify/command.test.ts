import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@serai/bots'
import {
  commitmentOf,
  formatLog,
  type Log,
  type LogEntry,
  parseLog,
  type RedactedLog,
  redactLog,
  SPECTATOR,
} from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { COMMITMENT, fairLog } from '../../test/fair-log.ts'
import { runCli } from '../../test/run-cli.ts'
import { toy } from '../../test/toy.ts'

const folder = mkdtempSync(join(tmpdir(), 'serai-verify-'))
let files = 0
function fileOf(text: string): string {
  const path = join(folder, `${++files}.ndjson`)
  writeFileSync(path, text)
  return path
}

const text = fairLog(toy, 2, 60)
const path = fileOf(text)
/** Changes a line; 1 is the header. */
function changed(line: number, change: (json: LogEntry & { action: object }) => object | null): string {
  const lines = text.split('\n')
  const json = change(JSON.parse(lines[line - 1]!))
  lines.splice(line - 1, 1, ...(json ? [JSON.stringify(json)] : []))
  return fileOf(lines.join('\n'))
}

describe('a true log', () => {
  it('is accepted', async () => {
    const { code, out, err } = await runCli(['verify', path])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(
      /^verified: toy, table tea-house, \d+ entries; all \d+ random outcomes match the commitment\ncommitment /,
    )
  })

  it('is accepted as JSON, with the commitment that was noted', async () => {
    const { code, out } = await runCli(['verify', path, '--json', '--commitment', COMMITMENT.toUpperCase()])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      verified: true,
      game: 'toy',
      table: 'tea-house',
      commitment: COMMITMENT,
      entries: text.split('\n').length - 3,
      chance: text.split('"chance"').length - 1,
    })
  })

  it.each(games.map((game) => [game.id, game] as const))('is accepted: %s', async (_, game) => {
    const whole = fairLog(game, game.seats.max, 2500)
    const { code, out } = await runCli(['verify', fileOf(whole), '--json'], { games })
    expect(JSON.parse(out)).toMatchObject({ verified: true, game: game.id })
    expect(code).toBe(0)
  })

  it('is found in a file of several', async () => {
    const both = fileOf(text + text.replaceAll('person 1', 'person 9'))
    expect((await runCli(['verify', both])).code).toBe(0)
    const { code, out } = await runCli(['verify', both, '--game-number', '2'])
    const line = text.trimEnd().split('\n').length + 1
    expect({ code, out }).toEqual({
      code: 1,
      out: `forged: the header (line ${line}): the header does not match its hash\n`,
    })
  })
})

it('can be replayed, and a broken end is named', async () => {
  expect(await runCli(['replay', path])).toMatchObject({ code: 0 })
  const { code, err } = await runCli(['replay', fileOf(text.replace('"secret"', '"Secret"'))])
  const lines = text.trimEnd().split('\n').length
  expect({ code, err }).toMatchObject({
    code: 2,
    err: expect.stringContaining(`the end (line ${lines}): "reveal" must`),
  })
})

describe('a forged log', () => {
  const byPerson = text.split('\n').findIndex((line, i) => i > 10 && /"by":\d/.test(line))
  const byChance = text.split('\n').findIndex((line, i) => i > 10 && line.includes('"chance"'))

  it.each([
    ["a player's action", byPerson, changed(byPerson + 1, (entry) => ({ ...entry, by: 1 - entry.by }))],
    ["a player's time", byPerson, changed(byPerson + 1, (entry) => ({ ...entry, at: entry.at + 1 }))],
    ['a roll', byChance, changed(byChance + 1, (entry) => ({ ...entry, action: { type: 'FLY' } }))],
    ['a lost entry', byPerson, changed(byPerson + 1, () => null)],
    ['a label', 0, changed(1, (header) => ({ ...header, seats: ['eve', 'person 1'] }))],
  ])('is found: %s', async (_, entry, forged) => {
    const { code, out, err } = await runCli(['verify', forged, '--json'])
    expect({ code, err }).toEqual({ code: 1, err: '' })
    expect(JSON.parse(out)).toMatchObject({ verified: false, entry, line: entry + 1, fault: expect.any(String) })
    const said = await runCli(['verify', forged])
    expect(said.code).toBe(1)
    expect(said.out).toMatch(
      entry === 0 ? /^forged: the header \(line 1\): / : `forged: entry ${entry} (line ${entry + 1}): `,
    )
  })

  it('is found by a commitment that was noted before', async () => {
    const { code, out } = await runCli(['verify', path, '--commitment', commitmentOf('another')])
    expect(code).toBe(1)
    expect(out).toBe('forged: the header (line 1): the commitment differs from the one given with --commitment\n')
  })
})

describe('what somebody kept during the game', () => {
  const log = parseLog(() => toy, text) as Log
  const kept = (viewer: number, upTo: number) => {
    const { header, entries } = redactLog(toy, log.header, log.entries.slice(0, upTo), viewer) as RedactedLog<unknown>
    return fileOf(formatLog(toy, header, entries))
  }

  it('fits a true log', async () => {
    for (const viewer of [SPECTATOR, 0, 1]) {
      expect(await runCli(['verify', path, '--seen', kept(viewer, 30)])).toMatchObject({ code: 0 })
    }
  })

  it('finds a forged one whose secret, hashes and dice all fit', async () => {
    const other = fairLog(toy, 2, 60, 6)
    expect((await runCli(['verify', fileOf(other)])).code).toBe(0)
    const { code, out } = await runCli(['verify', fileOf(other), '--seen', kept(0, 40)])
    expect(code).toBe(1)
    expect(out).toMatch(/^forged: entry \d+ \(line \d+\): differs from the log saved during the game\n$/)
  })

  it('is itself in order', async () => {
    const { code, err } = await runCli(['verify', path, '--seen', fileOf('no log')])
    expect({ code, err }).toMatchObject({
      code: 2,
      err: expect.stringContaining('(line 1): a header must be an object'),
    })
  })
})

describe('what cannot be verified', () => {
  const plain = () => {
    const [header, ...rest] = text.split('\n')
    const { fair: _, ...bare } = JSON.parse(header!)
    return [JSON.stringify(bare), ...rest.slice(0, -2)].join('\n')
  }
  it.each([
    ['a game without a promise', plain(), 'cannot be verified: it has no dice commitment'],
    ['a game that is not over', text.split('\n').slice(0, -2).join('\n'), 'its secret has not been revealed'],
    ['something else', 'hello\n', '(line 1): a header must be an object'],
    ['nothing', '', 'is empty'],
    ['a game that is not here', text.replace('"game":"toy"', '"game":"go"'), 'unknown game "go"'],
    ['a broken end', text.replace('"secret"', '"Secret"'), '"reveal" must contain the secret and the hashes'],
  ])('gets one line and exit code 2: %s', async (_, content, message) => {
    const { code, out, err } = await runCli(['verify', fileOf(content)])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^serai: [^\n]+\n$/)
    expect(err).toContain(message)
  })
})
