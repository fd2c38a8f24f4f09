import { availableParallelism } from 'node:os'
import { type Match, type MatchPart, MatchResult, MatchSchedule } from '@serai/lab'
import type { Command } from 'commander'
import type { AtomicFile } from '../atomic-file.ts'
import { chooseGame, chooseOptions } from '../choices.ts'
import { CommandError } from '../command-error.ts'
import type { Context } from '../context.ts'
import { gameHelp } from '../game-help.ts'
import { Batches } from '../jobs/batches.ts'
import { matchJob } from '../jobs/match-job.ts'
import { runBatches } from '../jobs/run-batches.ts'
import { wholeNumber } from '../number-arguments.ts'
import { showProgress } from '../progress.ts'
import { notifyOn } from '../queue/notify.ts'
import { runQueuedBatches } from '../queue/run-queued-batches.ts'
import { gameOption, jsonOption, MOST_GAMES, seedOption, settingOption, workersOption } from '../shared-options.ts'
import { startTiming } from '../timing.ts'
import { withFiles } from '../with-files.ts'
import { type Contest, type ContestFlags, chooseContest } from './contest.ts'
import { contestHtml } from './html.ts'
import { contestJson } from './json.ts'
import { contestText } from './text.ts'

interface Flags extends ContestFlags {
  readonly game: string
  readonly games: number
  readonly seed: number
  readonly workers: number
  readonly option: readonly string[]
  readonly stop?: true
  readonly actions?: true
  readonly report?: string
  readonly database?: string
  readonly json?: true
}

const GAMES = 400
/** Games of strong bots take seconds: small batches keep the progress moving and the workers busy to the end. */
const MOST_IN_BATCH = 20

const EXAMPLES = `
Examples:
  serai arena --game catan --hero greedy --field weighted --games 400 --seed 3
  serai arena --game catan --bots random,weighted,greedy --games 300
  serai arena --game long-narde --ladder --games 1000`

export function addArena(program: Command, context: Context): void {
  program
    .command('arena')
    .description('play bot matches with seat rotation and confidence intervals')
    .addOption(gameOption())
    .option('--hero <bot>', 'bot to test, on one seat; needs --field')
    .option('--field <bot>', 'opponent, on all other seats; needs --hero')
    .option('--bots <bots>', 'comma-separated bots, one per seat; with --ladder the bots to rate')
    .option('--ladder', 'play every pair of bots and rate them')
    .option('--seats <number>', 'number of seats (default: the most the game allows)', wholeNumber(1))
    .option('-n, --games <number>', 'number of games; with --stop the maximum', wholeNumber(1, MOST_GAMES), GAMES)
    .option('--stop', 'stop early, as soon as a sequential test finds a significant difference')
    .addOption(seedOption())
    .addOption(workersOption(availableParallelism(), 'one per core'))
    .addOption(settingOption())
    .option('--database <url>', 'PostgreSQL database whose workers (serai worker) play, instead of threads here')
    .option('--actions', 'also print how often each bot took each action')
    .option('--report <file>', 'write an HTML report with charts and confidence intervals')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .addHelpText(
      'after',
      gameHelp(context.games, (game) => game.simulationOptions),
    )
    .action((flags: Flags) => arena(flags, context))
}

async function arena(flags: Flags, context: Context): Promise<void> {
  const game = chooseGame(context.games, flags.game)
  const contest = chooseContest(game, flags)
  if (flags.stop && contest.kind === 'ladder') throw new CommandError('--stop cannot be used with --ladder')
  const options = chooseOptions(game, game.simulationOptions, flags.option)
  const match: Match = {
    game,
    options,
    seed: flags.seed,
    bots: contest.bots,
    schedule: new MatchSchedule(contest.lineups),
  }
  // Threads end with the process; a run in a database has to be taken away.
  const stopping = flags.database === undefined ? undefined : new AbortController()
  const run = async ([report]: readonly (AtomicFile | null)[]) => {
    const { result, timing } = await playAll(match, contest, flags, context, stopping?.signal)
    const stopped = flags.stop ? result.isDecided : null
    report?.write(contestHtml(contest, result, stopped, timing))
    report?.finish()
    await context.out(
      flags.json
        ? `${JSON.stringify(contestJson(contest, result, stopped, timing))}\n`
        : contestText(contest, result, stopped, timing, flags.actions === true),
    )
  }
  await withFiles([flags.report], run, { stopping })
}

async function playAll(
  match: Match,
  { lineups }: Contest,
  flags: Flags,
  context: Context,
  signal: AbortSignal | undefined,
) {
  const { games, workers, stop, database } = flags
  const result = new MatchResult(match)
  const progress = showProgress(context, games, 'games')
  const take = (part: MatchPart) => {
    result.add(part)
    progress.advance(part.outcomes.length)
    return !(stop && result.isDecided)
  }
  const timing = startTiming()
  try {
    const job = matchJob(match, lineups)
    const batches = new Batches(games, { most: MOST_IN_BATCH })
    if (database === undefined) await runBatches(job, batches, workers, take, context.games)
    else await runQueuedBatches(database, job, batches, take, notifyOn(context), signal)
  } finally {
    progress.stop()
  }
  const { wallSeconds, ...cpu } = timing(result.scoreboard.games)
  return { result, timing: database === undefined ? { wallSeconds, ...cpu } : { wallSeconds } }
}
