import { addTally, newTally, type Plan, summarise } from '@serai/bots'
import type { Command } from 'commander'
import { AtomicFile } from '../atomic-file.ts'
import { chooseBots, chooseGame, chooseOptions } from '../choices.ts'
import type { Context } from '../context.ts'
import { gameHelp } from '../game-help.ts'
import { wholeNumber } from '../numbers.ts'
import { showProgress } from '../progress.ts'
import { gameOption, jsonOption, seedOption, settingOption } from '../shared-options.ts'
import { Batches, type BatchResult } from './batch.ts'
import { simulationJson, simulationText, type Timing } from './report.ts'
import { runHere, runInWorkers } from './run-batches.ts'

interface Flags {
  readonly game: string
  readonly seats?: string
  readonly games: number
  readonly seed: number
  readonly workers: number
  readonly option: readonly string[]
  readonly save?: string
  readonly json?: true
}

const MOST_GAMES = 1_000_000_000
const MOST_WORKERS = 256
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

export function addSimulate(program: Command, context: Context): void {
  program
    .command('simulate')
    .description('play many games between bots and count what happens')
    .addOption(gameOption())
    .option('--seats <bots>', 'a bot for each seat, in turn order, with commas between (default: random everywhere)')
    .option('-n, --games <number>', 'how many games', wholeNumber(1, MOST_GAMES), 1000)
    .addOption(seedOption())
    .option('--workers <number>', 'threads; the result does not depend on it', wholeNumber(1, MOST_WORKERS), 1)
    .addOption(settingOption())
    .option('--save <file>', 'write the log of every game to a file, as lines of JSON')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample: serai simulate --game catan --seats random,random,random,random --games 2000 --seed 7',
    )
    .addHelpText('after', gameHelp(context.games))
    .action((flags: Flags) => simulate(flags, context))
}

async function simulate(flags: Flags, context: Context): Promise<void> {
  const game = chooseGame(context.games, flags.game)
  const bots = chooseBots(game, flags.seats)
  const options = chooseOptions(game, game.simulation, flags.option)
  const plan: Plan = { game, options, bots, seed: flags.seed }
  const file = flags.save === undefined ? null : new AtomicFile(flags.save)
  // Without this a signal would end the process before it can take its draft away.
  const stop = (_: string, number: number) => process.exit(128 + number)
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    const { tally, timing } = await playAll(plan, flags.games, flags.workers, file, context)
    file?.finish()
    const summary = summarise(game, tally)
    await context.out(
      flags.json ? `${JSON.stringify(simulationJson(plan, summary, timing))}\n` : simulationText(plan, summary, timing),
    )
  } finally {
    file?.abandon()
    for (const signal of SIGNALS) process.removeListener(signal, stop)
  }
}

async function playAll(plan: Plan, games: number, workers: number, file: AtomicFile | null, context: Context) {
  const tally = newTally(plan.game, plan.bots.length)
  const batches = new Batches(games)
  const progress = showProgress(context, games, 'games')
  const take = (result: BatchResult) => {
    addTally(tally, result.tally)
    file?.write(result.logs)
    progress.advance(result.tally.games)
  }
  const wall = performance.now()
  const cpu = process.cpuUsage()
  try {
    if (workers === 1) await runHere(plan, batches, file !== null, take)
    else await runInWorkers(plan, batches, file !== null, workers, take)
  } finally {
    progress.stop()
  }
  return { tally, timing: timingSince(wall, cpu, games) }
}

function timingSince(wall: number, cpu: NodeJS.CpuUsage, games: number): Timing {
  const { user, system } = process.cpuUsage(cpu)
  const cpuSeconds = (user + system) / 1e6
  return {
    wallSeconds: (performance.now() - wall) / 1000,
    cpuSeconds,
    gamesPerCpuSecond: games / Math.max(cpuSeconds, 1e-6),
  }
}
