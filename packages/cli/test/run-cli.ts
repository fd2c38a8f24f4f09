import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AnyGame } from '@serai/kernel'
import { toyGame } from '@serai/test-kit'
import { run } from '../src/program.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

export const toy = toyGame as unknown as AnyGame
const { plays: _, ...steps } = toy
/** The toy without whole plays: every kind of action comes up. */
export const toyBySteps: AnyGame = steps

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

const bin = fileURLToPath(new URL('../bin/serai.mjs', import.meta.url))

/** The built command in a process of its own, with the games of the house. */
export function runBuilt(args: readonly string[], { input = '', cwd }: { input?: string; cwd?: string } = {}): Ran {
  const options = { input, encoding: 'utf8', maxBuffer: 1 << 26, ...(cwd === undefined ? {} : { cwd }) } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], options)
  return { code: status ?? -1, out: stdout, err: stderr }
}
