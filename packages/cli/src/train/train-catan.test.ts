import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catanTuning, findGame } from '@serai/bots'
import { isRefusal } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../test/run-cli.ts'

const games = [findGame('catan')!]
const train = (args: readonly string[]) => runCli(['train', '--game', 'catan', ...args], { games })
const newFolder = () => mkdtempSync(join(tmpdir(), 'serai-train-'))
const small = ['--step', '4', '--every', '8', '--deals', '1']

function weightsIn(path: string) {
  const file = catanTuning.readWeightsFile(JSON.parse(readFileSync(path, 'utf8')))
  if (isRefusal(file)) throw new Error(JSON.stringify(file))
  return file
}

describe('train --game catan', () => {
  it('writes the weights with how they were made, and tells their strength on the way', async () => {
    const folder = newFolder()
    const out = join(folder, 'weights.json')
    const ran = await train(['--out', out, '--games', '10', '--seed', '5', ...small])
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(ran.out).toMatch(
      /^8 games, \d+ s CPU: win rate [\d.]+ % \(95 % CI [\d.]+ % to [\d.]+ %\) against greedy, one seat against three.*\n12 games.*\n$/,
    )
    expect(weightsIn(out)).toMatchObject({
      settings: { seed: 5, step: 4, rate: 1, spread: 0.3 },
      games: 12,
      command: `serai train --game catan --out ${out} --games 12 --seed 5 --step 4 --rate 1`,
      made: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect(weightsIn(out).weights).not.toEqual(catanTuning.flattenWeights())
    expect(readdirSync(folder)).toEqual(['weights.json'])
  })

  it('goes on where it was broken off, bit for bit', async () => {
    const folder = newFolder()
    const steps = ['--step', '12', '--deals', '1']
    const [whole, half, rest] = ['whole', 'half', 'rest'].map((name) => join(folder, name)) as [string, string, string]
    await train(['--out', whole, '--games', '24', ...steps])
    await train(['--out', half, '--games', '12', ...steps])
    const { code, out } = await train(['--out', rest, '--games', '24', '--resume', half, '--deals', '1', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'catan', games: 24, step: 12, checks: [{ after: 24, games: 4 }] })
    expect(weightsIn(rest).weights).toEqual(weightsIn(whole).weights)
    expect(weightsIn(half).weights).not.toEqual(weightsIn(whole).weights)
    expect(weightsIn(rest).command).toBe(
      `${weightsIn(half).command} && serai train --game catan --out ${rest} --games 24 --resume ${half} --rate 1`,
    )
    const other = await train(['--out', rest, '--games', '25', '--resume', half, '--step', '8'])
    expect(other).toMatchObject({ code: 2, err: `serai: ${half} was trained with --step 12, not 8\n` })
  })
})

describe('train --game catan --part outlook, the win net', () => {
  it('writes the same bytes for the same seed, as JSON and as the module of the bots', async () => {
    const folder = newFolder()
    const trainWinNet = (name: string, seed: string) =>
      train(['--part', 'outlook', '--games', '12', '--seed', seed, '--hidden', '3', ...places(name)])
    const places = (name: string) => ['--out', join(folder, name), '--module', join(folder, `${name}.ts`)]
    const ran = await trainWinNet('one', '5')
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(ran.out).toMatch(
      /^\d+ positions of 12 games: log loss [\d.]+ on a held-out tenth; a uniform prediction has 1.3863\n$/,
    )
    await trainWinNet('two', '5')
    await trainWinNet('three', '6')
    const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
    expect(textOf('two')).toBe(textOf('one'))
    expect(textOf('two.ts')).toBe(textOf('one.ts'))
    expect(textOf('three')).not.toBe(textOf('one'))
    expect(JSON.parse(textOf('one'))).toMatchObject({ seed: 5, hidden: 3, games: 12, net: { bias: { length: 3 } } })
    const shipped = readFileSync(new URL('../../../bots/src/catan/win-net-weights.ts', import.meta.url), 'utf8')
    const code = (text: string) => text.split('\n').filter((line) => /^(import|export) /.test(line))
    expect(code(textOf('one.ts'))).toEqual(code(shipped))
    expect(textOf('one.ts')).toContain(' = {\n  hidden: [\n    [\n      ')
  })
})

describe('bad input', () => {
  const folder = newFolder()
  const unfit = join(folder, 'unfit.json')
  writeFileSync(unfit, '{"format":"serai-long-narde-net-1"}')

  it.each([
    [['--resume', unfit], /^serai: cannot resume from .*unfit\.json: not in the format serai-catan-weights-1\n$/],
    [['--resume', join(folder, 'none')], /^serai: cannot read .*none: no such file or directory\n$/],
    [['--module', join(folder, 'weights.ts')], /^serai: --module cannot be used when training catan\n$/],
    [['--hidden', '8'], /^serai: --hidden cannot be used when training catan\n$/],
    [['--part', 'outlook', '--step', '8'], /^serai: --step cannot be used when training outlook\n$/],
    [['--part', 'luck'], /^serai: catan has no part "luck" to train \(parts: outlook\)\n$/],
    [['--step', '6'], /^serai: .*multiple of 4.*\n$/],
  ])('%# is one line, exit code 2, and nothing is written', async (args, line) => {
    const ran = await train(['--out', join(folder, 'out.json'), ...args])
    expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringMatching(line) })
    expect(readdirSync(folder)).toEqual(['unfit.json'])
  })
})
