import { setImmediate } from 'node:timers/promises'
import {
  type Course,
  type NardeTrainer,
  type NetFile,
  nardeGreedyBot,
  nardeNetBot,
  type Strength,
  strengthOf,
} from '@serai/bots'
import { wilson } from '@serai/lab'
import { AtomicFile } from '../atomic-file.ts'
import type { Context } from '../context.ts'
import { showProgress } from '../progress.ts'
import { percent } from '../text-table.ts'
import { beginCourse } from './course.ts'
import type { TrainFlags } from './flags.ts'
import { moduleText, netText } from './net-text.ts'

interface Check extends Strength {
  /** Games of self-play before it. */
  readonly after: number
}

/** Games between looks at signals and the terminal. */
const BREATH = 20

export async function trainNarde(flags: TrainFlags, context: Context): Promise<void> {
  const { trainer, seconds: before, command } = beginCourse(flags)
  const outlets = [
    { path: flags.out, text: netText },
    ...(flags.module === undefined ? [] : [{ path: flags.module, text: moduleText }]),
  ]
  // A place that cannot be written is found out before hours of work.
  for (const { path } of outlets) new AtomicFile(path).abandon()
  const checks: Check[] = []
  const cpu = process.cpuUsage()
  const progress = showProgress(context, flags.games - trainer.games, 'games')
  try {
    while (trainer.games < flags.games) {
      trainer.play()
      progress.advance(1)
      if (trainer.games % BREATH === 0) await setImmediate()
      if (trainer.games % flags.every !== 0 && trainer.games < flags.games) continue
      const seconds = before + cpuSecondsSince(cpu)
      for (const { path, text } of outlets) writeWhole(path, text(fileOf(trainer, flags, seconds, command)))
      const check = { after: trainer.games, ...strengthAgainstGreedy(trainer, flags.deals) }
      checks.push(check)
      if (!flags.json) await context.out(checkLine(check, seconds))
    }
  } finally {
    progress.stop()
  }
  if (flags.json) {
    const timing = { cpuSeconds: before + cpuSecondsSince(cpu) }
    const report = {
      game: flags.game,
      ...trainer.course,
      games: trainer.games,
      opponent: nardeGreedyBot.name,
      checks,
      timing,
    }
    await context.out(`${JSON.stringify(report)}\n`)
  }
}

/** The same deals at every check, so that checks can be compared. */
const CHECK_SEED = 1

function strengthAgainstGreedy(trainer: NardeTrainer, deals: number): Strength {
  return strengthOf(
    nardeNetBot(() => trainer.net),
    nardeGreedyBot,
    deals,
    CHECK_SEED,
  )
}

function checkLine({ after, games, wins, marsWon, marsLost }: Check, seconds: number): string {
  const { low, high } = wilson(wins, games)
  const share = `${percent(wins, games)} (${percent(low, 1)} to ${percent(high, 1)})`
  const mars = `mars ${percent(marsWon, games)} for, ${percent(marsLost, games)} against`
  return `${after} games, ${seconds.toFixed(0)} s of CPU: ${share} against greedy, ${mars}\n`
}

function fileOf(trainer: NardeTrainer, flags: TrainFlags, seconds: number, before: string | null): NetFile {
  const { course, games, net } = trainer
  const made = new Date().toISOString().slice(0, 10)
  const now = commandOf(flags, course, games)
  const command = before === null ? now : `${before} && ${now}`
  return { course, games, command, made, seconds, weights: net.weights }
}

/** What makes the same net in one go, from a file or from nothing. */
function commandOf({ game, out, resume }: TrainFlags, { seed, hidden, rate }: Course, games: number): string {
  const begin = resume === undefined ? `--seed ${seed} --hidden ${hidden}` : `--resume ${resume}`
  return `serai train --game ${game} --out ${out} --games ${games} ${begin} --rate ${rate}`
}

function writeWhole(path: string, text: string): void {
  const file = new AtomicFile(path)
  try {
    file.write(text)
    file.finish()
  } finally {
    file.abandon()
  }
}

function cpuSecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}
