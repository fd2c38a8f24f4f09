import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@serai/bots'
import { describe, expect, it } from 'vitest'
import { runBuilt } from '../test/run-cli.ts'

// The command as people run it: from the build, with the games of the house, threads and processes of its own.

const bin = fileURLToPath(new URL('../bin/serai.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'serai-built-'))

describe.each(games.map((game) => game.id))('%s', (game) => {
  const simulate = (games: number, ...more: string[]) => {
    const { code, out, err } = runBuilt(['simulate', '--game', game, '--games', String(games), '--json', ...more])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { timing, ...report } = JSON.parse(out)
    expect(timing.gamesPerCpuSecond).toBeGreaterThan(0)
    return JSON.stringify(report)
  }

  it('simulates the same games whatever the number of workers', () => {
    const save = (name: string) => ['--seed', '7', '--save', join(folder, `${game}-${name}`)]
    const read = (name: string) => readFileSync(join(folder, `${game}-${name}`), 'utf8')
    const alone = simulate(21, ...save('1'))
    expect(simulate(21, ...save('2'), '--workers', '2')).toBe(alone)
    expect(simulate(21, ...save('3'), '--workers', '3')).toBe(alone)
    expect(read('2')).toBe(read('1'))
    expect(read('3')).toBe(read('1'))
    expect(simulate(21, '--seed', '7')).toBe(alone)
  })

  it('replays what it saved, for everybody and for one seat', () => {
    const path = join(folder, `${game}-one`)
    simulate(2, '--save', path)
    for (const more of [[], ['--game-number', '2'], ['--as', '1'], ['--as', 'spectator'], ['--at', '20']]) {
      const { code, out, err } = runBuilt(['replay', path, ...more])
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out.length).toBeGreaterThan(200)
    }
  })

  it('can be watched', () => {
    const { code, out, err } = runBuilt(['watch', '--game', game, '--seed', '7'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/ wins after \d+ turns: /)
  })

  it('counts perft', () => {
    const { code, out } = runBuilt(['perft', '--game', game, '--depth', '2', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out).depths).toHaveLength(2)
  })

  it('plays a game to its end through the engine', async () => {
    const engine = spawn(process.execPath, [bin, 'engine'])
    const answers = answersOf(engine.stdout)
    const ask = async (request: object) => {
      engine.stdin.write(`${JSON.stringify(request)}\n`)
      const { value } = await answers.next()
      const answer = JSON.parse(value!)
      expect(answer).toMatchObject({ ok: true })
      return answer
    }
    let { turn } = await ask({ op: 'start', game, seed: 7 })
    for (let step = 0; step < 300 && turn.kind !== 'over'; step++) {
      if (turn.kind === 'chance') {
        const { action } = await ask({ op: 'draw' })
        turn = (await ask({ op: 'apply', by: 'chance', action })).turn
      } else {
        const by = turn.must[0]
        const { actions } = await ask({ op: 'legal', seat: by })
        expect(actions.length).toBeGreaterThan(0)
        turn = (await ask({ op: 'apply', by, action: actions[step % actions.length] })).turn
      }
    }
    const before = await ask({ op: 'hash' })
    const { position } = await ask({ op: 'describe' })
    await ask({ op: 'build', game, position })
    expect(await ask({ op: 'hash' })).toEqual(before)
    engine.stdin.end()
    expect(await once(engine, 'exit')).toEqual([0, null])
  })
})

async function* answersOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop()!
    yield* lines
  }
}

describe('the built command', () => {
  it('measures', () => {
    const { code, out, err } = runBuilt(['bench', '--only', 'copy,memory', '--seconds', '0.01', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const figures = JSON.parse(out) as { name: string; value: number; unit: string }[]
    const names = ['copy-p50', 'copy-p99', 'state-live', 'state-written']
    expect(figures.map(({ name }) => name)).toEqual(games.flatMap(({ id }) => names.map((name) => `${id}/${name}`)))
    for (const figure of figures) {
      expect(Object.keys(figure)).toEqual(['name', 'value', 'unit'])
      expect(figure.value).toBeGreaterThan(0)
    }
  })

  it('does not mind that its reader has gone', async () => {
    const watching = spawn(process.execPath, [bin, 'watch', '--game', games[0]!.id, '--every', '1'])
    watching.stdout.once('data', () => watching.stdout.destroy())
    let err = ''
    watching.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString()
    })
    expect(await once(watching, 'exit')).toEqual([0, null])
    expect(err).toBe('')
  })

  it('exits with 2 on bad input', () => {
    expect(runBuilt(['simulate', '--game', 'chess'])).toMatchObject({ code: 2, out: '' })
  })
})
