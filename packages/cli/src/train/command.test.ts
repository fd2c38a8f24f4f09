import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame, readNardeNet } from '@serai/bots'
import { isRefusal } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../test/run-cli.ts'
import { toy } from '../../test/toy.ts'

const games = [toy, findGame('long-narde')!]
const train = (args: readonly string[]) => runCli(['train', '--game', 'long-narde', ...args], { games })
const newFolder = () => mkdtempSync(join(tmpdir(), 'serai-train-'))
const small = ['--hidden', '4', '--every', '4', '--deals', '2', '--rate', '0.1']

function netIn(path: string) {
  const file = readNardeNet(JSON.parse(readFileSync(path, 'utf8')))
  if (isRefusal(file)) throw new Error(JSON.stringify(file))
  return file
}

describe('train', () => {
  it('writes a net with how it was made, and tells its strength on the way', async () => {
    const folder = newFolder()
    const out = join(folder, 'net.json')
    const ran = await train(['--out', out, '--games', '6', '--seed', '5', ...small])
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(ran.out.trim().split('\n')).toHaveLength(2)
    expect(ran.out).toMatch(
      /^4 games, \d+ s CPU: win rate [\d.]+ % \(95 % CI [\d.]+ % to [\d.]+ %\) against greedy, mars won .*\n6 games/,
    )
    expect(netIn(out)).toMatchObject({
      settings: { seed: 5, hidden: 4, rate: 0.1 },
      games: 6,
      command: `serai train --game long-narde --out ${out} --games 6 --seed 5 --hidden 4 --rate 0.1`,
      made: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect(readdirSync(folder)).toEqual(['net.json'])
  })

  it('goes on where it was broken off', async () => {
    const folder = newFolder()
    const [whole, half, rest] = ['whole', 'half', 'rest'].map((name) => join(folder, name)) as [string, string, string]
    await train(['--out', whole, '--games', '5', ...small])
    await train(['--out', half, '--games', '3', ...small])
    const { code } = await train(['--out', rest, '--games', '5', '--resume', half, '--deals', '1'])
    expect(code).toBe(0)
    expect(netIn(rest).command).toBe(
      `${netIn(half).command} && serai train --game long-narde --out ${rest} --games 5 --resume ${half} --rate 0.1`,
    )
    expect(netIn(rest).weights).toEqual(netIn(whole).weights)
    expect(netIn(half).weights).not.toEqual(netIn(whole).weights)
  })

  it('may go on at another rate', async () => {
    const folder = newFolder()
    const [begun, rest, slow] = ['begun', 'rest', 'slow'].map((name) => join(folder, name)) as [string, string, string]
    await train(['--out', begun, '--games', '2', ...small])
    await train(['--out', rest, '--games', '3', '--resume', begun, '--deals', '1'])
    await train(['--out', slow, '--games', '3', '--resume', begun, '--deals', '1', '--rate', '0.01'])
    expect(netIn(slow).settings.rate).toBe(0.01)
    expect(netIn(slow).weights).not.toEqual(netIn(rest).weights)
  })

  it('prints one JSON object and writes a module', async () => {
    const folder = newFolder()
    const module = join(folder, 'weights.ts')
    const { out } = await train(['--out', join(folder, 'net'), '--module', module, '--games', '4', '--json', ...small])
    expect(JSON.parse(out)).toMatchObject({
      game: 'long-narde',
      games: 4,
      hidden: 4,
      opponent: 'greedy',
      checks: [{ after: 4, games: 4 }],
    })
    expect(readFileSync(module, 'utf8')).toMatch(/^export const weights: PackedNet = \{\n {2}hidden: 4,$/m)
  })
})

describe('bad input', () => {
  const folder = newFolder()
  const unfit = join(folder, 'unfit.json')
  writeFileSync(unfit, '{"format":"serai-long-narde-net-1","inputs":3}')
  const text = join(folder, 'text.json')
  writeFileSync(text, 'hello')
  const out = join(folder, 'out.json')

  it.each([
    [['--resume', unfit], /^serai: cannot resume from .*unfit\.json: made for 3 inputs, but this release has \d+\n$/],
    [['--resume', text], /^serai: .*text\.json is not JSON: .+\n$/],
    [['--resume', join(folder, 'none')], /^serai: cannot read .*none: no such file or directory\n$/],
    [['--hidden', '0'], /^serai: .*whole number from 1 to 512.*\n$/],
    [['--out', join(folder, 'no', 'where')], /^serai: cannot write .*\n$/],
  ])('%# is one line, exit code 2, and nothing is written', async (args, line) => {
    const ran = await train(['--out', out, ...args])
    expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringMatching(line) })
    expect(readdirSync(folder).sort()).toEqual(['text.json', 'unfit.json'])
  })

  it('asks for other settings than the file has, or a game that has nothing to train', async () => {
    const begun = join(newFolder(), 'begun')
    await train(['--out', begun, '--games', '2', ...small])
    const resume = (...more: string[]) => train(['--out', out, '--resume', begun, ...more])
    expect((await resume('--games', '3', '--hidden', '5')).err).toContain('was trained with --hidden 4, not 5')
    expect((await resume('--games', '2')).err).toContain('already has 2 games of training: --games must be larger')
    const other = await runCli(['train', '--game', 'toy', '--out', out], { games })
    expect(other).toMatchObject({
      code: 2,
      err: 'serai: toy cannot be trained (games: catan, long-narde)\n',
    })
  })
})
