import { setImmediate } from 'node:timers/promises'
import { wilsonInterval } from '@serai/lab'
import { AtomicFile } from '../atomic-file.ts'
import type { Context } from '../context.ts'
import { showProgress } from '../progress.ts'
import { formatPercent } from '../text-table.ts'
import type { TrainFlags } from './flags.ts'
import type { CheckResult, Provenance, Trainer } from './trainer.ts'

/** Games between breaks in which the process handles signals and draws the progress. */
const GAMES_BETWEEN_BREAKS = 20

export async function runTraining<C extends CheckResult>(
  trainer: Trainer<C>,
  flags: TrainFlags,
  context: Context,
): Promise<void> {
  // Finds out before hours of work whether the files can be written.
  for (const { path } of trainer.outputs) new AtomicFile(path).abandon()
  const checks: (C & { readonly after: number })[] = []
  const cpu = process.cpuUsage()
  const secondsNow = () => trainer.earlier.seconds + cpuSecondsSince(cpu)
  const progress = showProgress(context, flags.games - trainer.games, 'games')
  let sinceBreak = 0
  try {
    while (trainer.games < flags.games) {
      const due = Math.min(flags.games, (Math.floor(trainer.games / flags.every) + 1) * flags.every)
      for (const played of trainer.learn()) {
        progress.advance(played)
        sinceBreak += played
        if (sinceBreak < GAMES_BETWEEN_BREAKS) continue
        sinceBreak = 0
        await setImmediate()
      }
      if (trainer.games < due) continue
      const seconds = secondsNow()
      for (const { path, text } of trainer.outputs) writeWhole(path, text(provenanceOf(trainer, flags, seconds)))
      const check = { after: trainer.games, ...trainer.check() }
      checks.push(check)
      if (!flags.json) await context.out(checkLine(trainer, check, check.after, seconds))
    }
  } finally {
    progress.stop()
  }
  if (flags.json) {
    const { settings, games, opponent } = trainer
    const report = { game: flags.game, ...settings, games, opponent, checks, timing: { cpuSeconds: secondsNow() } }
    await context.out(`${JSON.stringify(report)}\n`)
  }
}

function checkLine<C extends CheckResult>(trainer: Trainer<C>, check: C, after: number, seconds: number): string {
  const { games, wins } = check
  const { low, high } = wilsonInterval(wins, games)
  const rate = `${formatPercent(wins, games)} (95 % CI ${formatPercent(low, 1)} to ${formatPercent(high, 1)})`
  return `${after} games, ${seconds.toFixed(0)} s CPU: win rate ${rate} against ${trainer.opponent}, ${trainer.checkNote(check)}\n`
}

/** With the commands that make the same weights, from a file or from nothing. */
function provenanceOf<C extends CheckResult>(
  trainer: Trainer<C>,
  { game, out, resume }: TrainFlags,
  seconds: number,
): Provenance {
  const { games, earlier, rate } = trainer
  const begin = resume === undefined ? trainer.startFlags : `--resume ${resume}`
  const now = `serai train --game ${game} --out ${out} --games ${games} ${begin} --rate ${rate}`
  const command = earlier.command === null ? now : `${earlier.command} && ${now}`
  return { games, command, made: new Date().toISOString().slice(0, 10), seconds }
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
