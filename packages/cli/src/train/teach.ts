import { setImmediate } from 'node:timers/promises'
import { wilson } from '@serai/lab'
import { AtomicFile } from '../atomic-file.ts'
import type { Context } from '../context.ts'
import { showProgress } from '../progress.ts'
import { percent } from '../text-table.ts'
import type { TrainFlags } from './flags.ts'
import type { Checked, Made, Pupil } from './pupil.ts'

/** Games between looks at signals and the terminal. */
const BREATH = 20

export async function teach<C extends Checked>(pupil: Pupil<C>, flags: TrainFlags, context: Context): Promise<void> {
  // A place that cannot be written is found out before hours of work.
  for (const { path } of pupil.outlets) new AtomicFile(path).abandon()
  const checks: (C & { readonly after: number })[] = []
  const cpu = process.cpuUsage()
  const secondsNow = () => pupil.past.seconds + cpuSecondsSince(cpu)
  const progress = showProgress(context, flags.games - pupil.games, 'games')
  let sinceBreath = 0
  try {
    while (pupil.games < flags.games) {
      const due = Math.min(flags.games, (Math.floor(pupil.games / flags.every) + 1) * flags.every)
      for (const played of pupil.learn()) {
        progress.advance(played)
        sinceBreath += played
        if (sinceBreath < BREATH) continue
        sinceBreath = 0
        await setImmediate()
      }
      if (pupil.games < due) continue
      const seconds = secondsNow()
      for (const { path, text } of pupil.outlets) writeWhole(path, text(madeOf(pupil, flags, seconds)))
      const check = { after: pupil.games, ...pupil.check() }
      checks.push(check)
      if (!flags.json) await context.out(checkLine(pupil, check, check.after, seconds))
    }
  } finally {
    progress.stop()
  }
  if (flags.json) {
    const { course, games, opponent } = pupil
    const report = { game: flags.game, ...course, games, opponent, checks, timing: { cpuSeconds: secondsNow() } }
    await context.out(`${JSON.stringify(report)}\n`)
  }
}

function checkLine<C extends Checked>(pupil: Pupil<C>, check: C, after: number, seconds: number): string {
  const { games, wins } = check
  const { low, high } = wilson(wins, games)
  const share = `${percent(wins, games)} (${percent(low, 1)} to ${percent(high, 1)})`
  return `${after} games, ${seconds.toFixed(0)} s of CPU: ${share} against ${pupil.opponent}, ${pupil.remark(check)}\n`
}

/** With what makes the same in one go, from a file or from nothing. */
function madeOf<C extends Checked>(pupil: Pupil<C>, { game, out, resume }: TrainFlags, seconds: number): Made {
  const { games, past, rate } = pupil
  const begin = resume === undefined ? pupil.begin : `--resume ${resume}`
  const now = `serai train --game ${game} --out ${out} --games ${games} ${begin} --rate ${rate}`
  const command = past.command === null ? now : `${past.command} && ${now}`
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
