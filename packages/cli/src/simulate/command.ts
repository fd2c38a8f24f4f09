import { gzipSync } from 'node:zlib'
import { addTally, newTally, type SimulationPlan, summarise } from '@serai/bots'
import type { Command } from 'commander'
import type { AtomicFile } from '../atomic-file.ts'
import { chooseBots, chooseGame, chooseOptions } from '../choices.ts'
import type { Context } from '../context.ts'
import { decisionHeader } from '../export/decision-header.ts'
import { gameHelp } from '../game-help.ts'
import { Batches } from '../jobs/batches.ts'
import { type GamesResult, gamesJob } from '../jobs/games-job.ts'
import { runBatches } from '../jobs/run-batches.ts'
import { wholeNumber } from '../number-arguments.ts'
import { showProgress } from '../progress.ts'
import { gameOption, jsonOption, MOST_GAMES, seedOption, settingOption, workersOption } from '../shared-options.ts'
import { startTiming } from '../timing.ts'
import { withFiles } from '../with-files.ts'
import { simulationJson, simulationText } from './report.ts'

interface Flags {
  readonly game: string
  readonly seats?: string
  readonly games: number
  readonly seed: number
  readonly workers: number
  readonly option: readonly string[]
  readonly save?: string
  readonly export?: string
  readonly json?: true
}

/** A Catan game is some megabytes of decisions. */
const MOST_EXPORTED = 4

export function addSimulate(program: Command, context: Context): void {
  program
    .command('simulate')
    .description('play many games between bots and report statistics')
    .addOption(gameOption())
    .option('--seats <bots>', 'comma-separated bots, one per seat in turn order (default: random on every seat)')
    .option('-n, --games <number>', 'number of games', wholeNumber(1, MOST_GAMES), 1000)
    .addOption(seedOption())
    .addOption(workersOption(1))
    .addOption(settingOption())
    .option('--save <file>', 'save the log of every game to a file, one JSON object per line')
    .option('--export <file>', 'export every decision as binary training data; compressed if the name ends in .gz')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample: serai simulate --game catan --seats random,random,random,random --games 2000 --seed 7',
    )
    .addHelpText(
      'after',
      gameHelp(context.games, (game) => game.simulationOptions),
    )
    .action((flags: Flags) => simulate(flags, context))
}

async function simulate(flags: Flags, context: Context): Promise<void> {
  const game = chooseGame(context.games, flags.game)
  const bots = chooseBots(game, flags.seats)
  const options = chooseOptions(game, game.simulationOptions, flags.option)
  const plan: SimulationPlan = { game, options, bots, seed: flags.seed }
  await withFiles([flags.save, flags.export], async ([logs = null, decisions = null]) => {
    const { tally, timing } = await playAll(plan, flags, logs, decisions, context)
    logs?.finish()
    decisions?.finish()
    const summary = summarise(game, tally)
    await context.out(
      flags.json ? `${JSON.stringify(simulationJson(plan, summary, timing))}\n` : simulationText(plan, summary, timing),
    )
  })
}

async function playAll(
  plan: SimulationPlan,
  { games, workers, export: path }: Flags,
  logs: AtomicFile | null,
  decisions: AtomicFile | null,
  context: Context,
) {
  const tally = newTally(plan.game, plan.bots.length)
  const compressed = path?.endsWith('.gz') === true
  const header = decisionHeader(plan, games)
  decisions?.write(compressed ? gzipSync(header) : header)
  const job = gamesJob(plan, {
    ...(logs ? { logs: true } : {}),
    ...(decisions ? { decisions: compressed ? 'gzip' : 'plain' } : {}),
  })
  const progress = showProgress(context, games, 'games')
  const take = (result: GamesResult) => {
    addTally(tally, result.tally)
    logs?.write(result.logs)
    decisions?.write(result.decisions)
    progress.advance(result.tally.games)
    return true
  }
  const timing = startTiming()
  try {
    const batches = decisions ? new Batches(games, { most: MOST_EXPORTED }) : new Batches(games)
    await runBatches(job, batches, workers, take, context.games)
  } finally {
    progress.stop()
  }
  return { tally, timing: timing(games) }
}
