import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { catan } from '@serai/catan'
import type { Command } from 'commander'
import { chooseGame } from '../choices.ts'
import { CommandError } from '../command-error.ts'
import type { Context } from '../context.ts'
import { positiveNumber } from '../number-arguments.ts'
import { showProgress } from '../progress.ts'
import { jsonOption } from '../shared-options.ts'
import { textTable } from '../text-table.ts'
import { BOARD_MEASURES } from './board-measures.ts'
import type { Measurement } from './measurement.ts'
import { MEASURES } from './measures.ts'

interface Flags {
  readonly game?: string
  readonly only?: string
  readonly seconds: number
  readonly json?: true
}

const KNOWN_MEASURES = [...Object.keys(MEASURES), ...Object.keys(BOARD_MEASURES)]

export function addBench(program: Command, context: Context): void {
  program
    .command('bench')
    .description('benchmark the engines: one thread, rates per CPU-second, each measure in a separate process')
    .option('-g, --game <id>', 'benchmark only this game (default: all)')
    .option('--only <measures>', 'comma-separated measures (default: all)')
    .option('--seconds <number>', 'CPU seconds for each rate, after a warm-up', positiveNumber(600), 2)
    .addOption(jsonOption())
    .addHelpText('after', `\nMeasures: ${KNOWN_MEASURES.join(', ')}`)
    .addHelpText('after', '\nExample: serai bench --game catan --only random-games,check')
    .action((flags: Flags) => bench(flags, context))
}

async function bench(flags: Flags, context: Context): Promise<void> {
  const games = flags.game === undefined ? context.games : [chooseGame(context.games, flags.game)]
  const measures = chooseMeasures(flags.only)
  const runs = games.flatMap((game) =>
    measures
      .filter((measure) => game.id === catan.id || !Object.hasOwn(BOARD_MEASURES, measure))
      .map((measure) => ({ game: game.id, measure })),
  )
  const progress = showProgress(context, runs.length, 'measures')
  const measurements: Measurement[] = []
  try {
    for (const { game, measure } of runs) {
      measurements.push(...(await measureApart(game, measure, flags.seconds)))
      progress.advance(1)
    }
  } finally {
    progress.stop()
  }
  const rows = measurements.map(({ name, value, unit }) => [name, value.toLocaleString('en'), unit])
  await context.out(
    flags.json ? `${JSON.stringify(measurements)}\n` : textTable(['measure', 'value', 'unit'], rows, [1]),
  )
}

function chooseMeasures(names: string | undefined): readonly string[] {
  if (names === undefined) return KNOWN_MEASURES
  return names.split(',').map((name) => {
    if (!KNOWN_MEASURES.includes(name))
      throw new CommandError(`unknown measure "${name}" (measures: ${KNOWN_MEASURES.join(', ')})`)
    return name
  })
}

const run = promisify(execFile)

async function measureApart(game: string, measure: string, seconds: number): Promise<Measurement[]> {
  const child = fileURLToPath(new URL('./child.js', import.meta.url))
  const { stdout } = await run(process.execPath, ['--expose-gc', child, game, measure, String(seconds)])
  return JSON.parse(stdout) as Measurement[]
}
