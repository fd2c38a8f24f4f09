import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { games as realGames } from '@serai/bots'
import type { AnyGame } from '@serai/kernel'
import { run } from '../src/program.ts'
import { toy } from './toy.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

interface Setting {
  readonly input?: readonly (string | Uint8Array)[]
  readonly games?: readonly AnyGame[]
}

/** A command line in this process, with the toy as the only game unless told. */
export async function runCli(args: readonly string[], { input = [], games = [toy] }: Setting = {}): Promise<Ran> {
  let out = ''
  let err = ''
  const code = await run(args, {
    games,
    input: (async function* () {
      yield* input
    })(),
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    colours: false,
    watched: false,
  })
  return { code, out, err }
}

/** A command line in this process, with the real games. */
export function runWithGames(args: readonly string[], setting: Omit<Setting, 'games'> = {}): Promise<Ran> {
  return runCli(args, { ...setting, games: realGames })
}

export const bin = fileURLToPath(new URL('../bin/serai.mjs', import.meta.url))

/** Less than a test may take: nothing else can end a process that this one waits for. */
const LONGEST_MS = 50_000

/** The built command in a process of its own, with the real games. Only where the process is what is tested: it takes its time. */
export function runBuilt(args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input: '',
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  })
  return { code: status ?? -1, out: stdout, err: stderr }
}
