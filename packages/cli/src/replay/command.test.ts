import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame } from '@serai/bots'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../../test/run-cli.ts'
import { toyBySteps } from '../../test/toy.ts'

const folder = mkdtempSync(join(tmpdir(), 'serai-replay-'))
const path = join(folder, 'games.ndjson')
let lines: string[]
/** Where the second game begins. */
let second: number

beforeAll(async () => {
  await runCli(['simulate', '--game', 'toy', '--games', '2', '--seed', '3', '--save', path], { games: [toyBySteps] })
  lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  second = lines.findIndex((line, i) => i > 0 && line.startsWith('{"serai"'))
})

function damaged(name: string, change: (lines: string[]) => void): string {
  const copy = [...lines]
  change(copy)
  const file = join(folder, name)
  writeFileSync(file, `${copy.join('\n')}\n`)
  return file
}

describe('replay', () => {
  it('shows the end', async () => {
    const { code, out } = await runCli(['replay', path])
    expect(code).toBe(0)
    expect(out).toContain(`Toy, game 1 of 2: after entry ${second - 1} of ${second - 1}\n`)
    expect(out).toMatch(/Result: .* \(\w+\)\n/)
    expect(out.trimEnd().split('\n').at(-1)).toMatch(new RegExp(`^ *${second - 1}  `))
  })

  it('shows any position and game', async () => {
    const { out } = await runCli(['replay', path, '--at', '0', '--game-number', '2'])
    expect(out).toContain('Toy, game 2 of 2: after entry 0 of ')
    expect(out).not.toContain('Result')
    expect(out).not.toContain('what')
  })

  it('lists as many entries as wanted', async () => {
    const { out } = await runCli(['replay', path, '--at', '5', '--last', '3', '--json'])
    expect(JSON.parse(out).last.map(({ seq }: { seq: number }) => seq)).toEqual([3, 4, 5])
  })

  it('tells where a step goes by the side that made it', async () => {
    const setting = { games: [findGame('long-narde')!] }
    const file = join(folder, 'narde.ndjson')
    await runCli(['simulate', '--game', 'long-narde', '--games', '1', '--seed', '7', '--save', file], setting)
    for (const as of [[], ['--as', 'spectator']]) {
      const { out } = await runCli(['replay', file, '--at', '12', '--last', '3', '--json', ...as], setting)
      expect(JSON.parse(out).last.map(({ text }: { text: string }) => text)).toEqual(['21/17', '17/11', 'confirm'])
    }
  })

  it('hides from a seat what it may not know', async () => {
    const deal = lines.findIndex((line) => line.includes('DEAL'))
    const dealtTo = JSON.parse(lines[deal - 1]!).by as number
    const shown = async (as: string) => {
      const { out } = await runCli(['replay', path, '--at', String(deal), '--last', '1', '--json', '--as', as])
      return JSON.parse(out)
    }
    expect((await shown(String(dealtTo))).last[0].text).not.toContain('hidden')
    expect(await shown('1')).toMatchObject({ as: 1 })
    expect((await shown('spectator')).last[0].text).toContain('hidden')
    expect((await shown('spectator')).position).not.toEqual((await shown(String(dealtTo))).position)
  })

  it.each([
    ['at past the end', ['--at', '99999'], /--at 99999: the log has only \d+ entries/],
    ['no such game', ['--game-number', '3'], /--game-number 3: .* contains 2 games/],
    ['no such seat', ['--as', '3'], /--as must be a seat from 0 to 2 or spectator, not "3"/],
    ['no such viewer', ['--as', 'chance'], /--as must be a seat from 0 to 2 or spectator, not "chance"/],
  ])('refuses %s', async (_, flags, message) => {
    const { code, err } = await runCli(['replay', path, ...flags])
    expect(code).toBe(2)
    expect(err).toMatch(message)
  })

  it.each([
    ['a line that is no JSON', (copy: string[]) => copy.splice(4, 1, '{"seq":4,'), /game 1, entry 4 \(line 5\): /],
    [
      'a missing entry',
      (copy: string[]) => copy.splice(4, 1),
      /game 1, entry 4 \(line 5\): expected entry 4, found entry 5/,
    ],
    [
      'an impossible entry',
      (copy: string[]) => copy.splice(4, 1, JSON.stringify({ seq: 4, at: 0, by: 'chance', action: { type: 'END' } })),
      /game 1, entry 4 \(line 5\): illegal here: E_/,
    ],
    ['a broken header', (copy: string[]) => copy.splice(0, 1, '{"serai":1}'), /game 1, the header \(line 1\): /],
  ])('says at which entry and why: %s', async (name, change, message) => {
    const { code, out, err } = await runCli(['replay', damaged(name, change)])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(message)
    expect(err.trimEnd()).not.toContain('\n')
  })

  it('counts lines of the file, not of the game', async () => {
    const file = damaged('second', (copy) => copy.splice(second + 2, 1, 'x'))
    expect((await runCli(['replay', file, '--game-number', '1'])).code).toBe(0)
    const { err } = await runCli(['replay', file, '--game-number', '2'])
    expect(err).toContain(`game 2, entry 2 (line ${second + 3}): `)
  })

  it('refuses an empty file', async () => {
    const file = join(folder, 'empty')
    writeFileSync(file, '')
    expect(await runCli(['replay', file])).toMatchObject({ code: 2, err: `serai: ${file} is empty\n` })
  })
})
