import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@serai/bots'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bin, runBuilt, runWithGames } from '../test/run-cli.ts'

describe.each(games.map((game) => game.id))('%s', (game) => {
  it('replays what it saved, for everybody and for one seat', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'serai-replay-')), 'games')
    expect(await runWithGames(['simulate', '--game', game, '--games', '2', '--save', path])).toMatchObject({
      code: 0,
      err: '',
    })
    for (const more of [[], ['--game-number', '2'], ['--as', '1'], ['--as', 'spectator'], ['--at', '20']]) {
      const { code, out, err } = await runWithGames(['replay', path, ...more])
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out.length).toBeGreaterThan(200)
    }
  })

  it('can be watched', async () => {
    const { code, out, err } = await runWithGames(['watch', '--game', game, '--seed', '7'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/ wins after \d+ turns: /)
  })

  it('counts perft', async () => {
    const { code, out } = await runWithGames(['perft', '--game', game, '--depth', '2', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out).depths).toHaveLength(2)
  })
})

// As people run it: from the build, with threads and processes of its own.

/** Does not outlive the test. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [bin, ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function* answersOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop()!
    yield* lines
  }
}

describe('the built command', () => {
  it('simulates in threads what it simulates without', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'serai-built-'))
    const filesIn = (name: string) => ['--save', join(folder, `${name}.logs`), '--export', join(folder, `${name}.bin`)]
    const isSame = (end: string) =>
      readFileSync(join(folder, `built.${end}`)).equals(readFileSync(join(folder, `here.${end}`)))
    const args = ['simulate', '--game', 'long-narde', '--games', '21', '--seed', '7', '--json']
    const { code, out, err } = runBuilt([...args, '--workers', '2', ...filesIn('built')])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const here = await runWithGames([...args, ...filesIn('here')])
    const { timing, ...report } = JSON.parse(out)
    expect(timing.gamesPerCpuSecond).toBeGreaterThan(0)
    expect({ ...report, timing: null }).toEqual({ ...JSON.parse(here.out), timing: null })
    expect({ logs: isSame('logs'), decisions: isSame('bin') }).toEqual({ logs: true, decisions: true })
  })

  it('plays one game after the other to its end through the engine', async () => {
    const engine = start('engine')
    const answers = answersOf(engine.stdout)
    const ask = async (request: object) => {
      engine.stdin.write(`${JSON.stringify(request)}\n`)
      const { value } = await answers.next()
      const answer = JSON.parse(value!)
      expect(answer).toMatchObject({ ok: true })
      return answer
    }
    for (const { id: game } of games) {
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
    }
    engine.stdin.end()
    expect(await once(engine, 'exit')).toEqual([0, null])
  })

  it('measures every game in a process of its own', () => {
    const { code, out, err } = runBuilt(['bench', '--only', 'memory', '--seconds', '0.01', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const figures = JSON.parse(out) as { name: string; value: number; unit: string }[]
    const names = ['state-live', 'state-written']
    expect(figures.map(({ name }) => name)).toEqual(games.flatMap(({ id }) => names.map((name) => `${id}/${name}`)))
    for (const figure of figures) {
      expect(Object.keys(figure)).toEqual(['name', 'value', 'unit'])
      expect(figure.value).toBeGreaterThan(0)
    }
  })

  it('does not mind that its reader has gone', async () => {
    const watching = start('watch', '--game', games[0]!.id, '--every', '1')
    watching.stdout.once('data', () => watching.stdout.destroy())
    let err = ''
    watching.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString()
    })
    expect(await once(watching, 'exit')).toEqual([0, null])
    expect(err).toBe('')
  })

  it('exits with 2 on bad input', () => {
    const { code, out, err } = runBuilt(['simulate', '--game', 'chess'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^serai: unknown game "chess" [^\n]+\n$/)
  })
})
