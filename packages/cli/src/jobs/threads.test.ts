import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runWithGames } from '../../test/run-cli.ts'
import { Batches } from './batches.ts'
import { runBatches } from './run-batches.ts'

// Every kind of job comes to the same in threads, which run the build, as without any.

/** What is printed without its times, and what is written to the files, in short. */
async function resultOf(line: string, files: Readonly<Record<string, string>>, ...more: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'serai-threads-'))
  const saved = Object.entries(files).map(([flag, name]) => [flag, join(folder, name)] as const)
  const { code, out, err } = await runWithGames([...line.split(' '), ...saved.flat(), ...more, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const report = out.replace(/"(timing|decisionMs|fieldDecisionMs)":\{[^}]*\}/g, '"$1"')
  return { report, files: saved.map(([, path]) => createHash('sha256').update(readFileSync(path)).digest('hex')) }
}

it.each([
  ['a simulation', 2, 'simulate --game catan --games 21', { '--save': 'logs' }],
  ['decisions', 3, 'simulate --game long-narde --games 9', { '--save': 'logs', '--export': 'decisions.gz' }],
  ['an early stop', 2, 'arena --game catan --hero greedy --field random --games 120 --stop', {}],
  ['a ladder', 2, 'arena --game long-narde --bots random,greedy --ladder --games 10', {}],
  ['a survey of boards', 2, 'board survey --mode random --games 6 --games-per-board 2', {}],
])('comes to the same with one worker and with several: %s', async (_, workers, line, files) => {
  const alone = await resultOf(line, files, '--workers', '1')
  expect(await resultOf(line, files, '--workers', String(workers))).toEqual(alone)
})

// A fit takes a hundred games at least: more than is needed here.
it('comes to the same with one worker and with two: the sample of a fit', async () => {
  const job = { kind: 'draft-sample', mode: 'random', seats: 4, seed: 7 } as const
  const sampleBy = async (workers: number) => {
    const parts: unknown[] = []
    const take = (part: unknown) => parts.push(part) > 0
    await runBatches(job, new Batches(4), workers, take)
    return parts
  }
  const alone = await sampleBy(1)
  expect(alone).toHaveLength(4)
  expect(await sampleBy(2)).toEqual(alone)
})
