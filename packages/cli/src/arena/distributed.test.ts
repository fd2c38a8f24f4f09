import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describePostgres, newDatabase, runSql } from '@serai/test-kit'
import { afterEach, expect, it } from 'vitest'
import { runBuilt } from '../../test/run-cli.ts'

// The commands as people run them, from the build.

const bin = fileURLToPath(new URL('../../bin/serai.mjs', import.meta.url))
const ARENA = ['arena', '--game', 'catan', '--hero', 'hard', '--field', 'greedy', '--seats', '3', '--seed', '5']
const GAMES = ['--games', '6', '-o', 'victoryPoints=6', '--json']

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  return child
}

async function outputOf(child: ChildProcess): Promise<string> {
  let out = ''
  child.stdout!.on('data', (chunk: Buffer) => {
    out += String(chunk)
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  return out
}

/** Without what depends on the machine. */
function resultOf(json: string): object {
  const { timing: _, decisionMs: __, fieldDecisionMs: ___, ...rest } = JSON.parse(json)
  return rest
}

describePostgres('an arena over a database', () => {
  it('has the result of one machine, whatever becomes of a worker', async () => {
    const database = await newDatabase()
    const worker = () => start('worker', '--database', database, '--workers', '1')
    const first = worker()
    const output = outputOf(start(...ARENA, ...GAMES, '--database', database))
    const claims = () => runSql(database, 'SELECT worker FROM serai_arena.claims')
    await once(first.stdout!, 'data')
    // Each look is a connection of its own, so that there is no need to wait between them.
    while ((await claims()).length === 0);
    first.kill('SIGKILL')
    await once(first, 'exit')
    const left = await runSql(
      database,
      'SELECT c.index FROM serai_arena.claims c WHERE NOT EXISTS (SELECT FROM serai_arena.results r WHERE r.index = c.index)',
    )
    const second = worker()
    expect(resultOf(await output)).toEqual(resultOf(runBuilt([...ARENA, ...GAMES, '--workers', '1']).out))
    // It was killed in the middle of a batch.
    expect(left).toHaveLength(1)

    second.kill('SIGTERM')
    expect(await once(second, 'exit')).toEqual([0, null])
    for (const table of ['runs', 'workers', 'claims', 'results']) {
      const rows = await runSql(database, `SELECT * FROM serai_arena.${table}`)
      // The killed one could not say that it leaves.
      expect(rows).toHaveLength(table === 'workers' ? 1 : 0)
    }
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('leaves nothing behind and prints nothing when it ends by %s', async (signal, code) => {
    const database = await newDatabase()
    const worker = start('worker', '--database', database, '--workers', '1')
    await once(worker.stdout!, 'data')
    const arena = start(...ARENA, ...GAMES, '--games', '100', '--database', database)
    const printed = text(arena.stdout!)
    while ((await runSql(database, 'SELECT run FROM serai_arena.results')).length === 0);
    arena.kill(signal)
    expect(await once(arena, 'exit')).toEqual([code, null])
    expect(await printed).toBe('')
    for (const table of ['runs', 'claims', 'results'])
      expect(await runSql(database, `SELECT * FROM serai_arena.${table}`)).toEqual([])
  })

  it('claims no speed that it cannot know, and its workers have nothing to complain of', async () => {
    const database = await newDatabase()
    // More threads than listeners that Node takes for usual, and more batches than threads.
    const worker = spawn(process.execPath, [bin, 'worker', '--database', database, '--workers', '11'])
    started.push(worker)
    const complaints = text(worker.stderr)
    await once(worker.stdout, 'data')
    const games = 'arena --game long-narde --hero random --field random --games 40'.split(' ')
    const { timing } = JSON.parse(await outputOf(start(...games, '--database', database, '--json')))
    expect(Object.keys(timing)).toEqual(['wallSeconds'])
    const told = await outputOf(start(...games, '--database', database))
    expect(told).toMatch(/\ntime +[\d.]+ s\n$/)
    worker.kill('SIGTERM')
    expect(await complaints).toBe('')
  })

  it.each([
    ['arena', [...ARENA, '--database', 'nonsense']],
    ['arena', [...ARENA, '--database', 'postgresql://serai@127.0.0.1:1/x']],
    ['worker', ['worker', '--database', 'postgresql://serai@127.0.0.1:1/x']],
    ['worker', ['worker']],
  ])('says in one line that %s has no database', (_, args) => {
    const { code, out, err } = runBuilt(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^serai: .*database.*\n$/)
  })
})
