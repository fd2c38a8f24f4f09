export interface Timing {
  readonly wallSeconds: number
  /** Of all threads together. */
  readonly cpuSeconds: number
  readonly gamesPerCpuSecond: number
}

/** Of work that other machines do too: their CPU is not known here. */
export type SharedTiming = Timing | Pick<Timing, 'wallSeconds'>

/** A stopwatch; what it returns is asked how long so many games took. */
export function startTiming(): (games: number) => Timing {
  const wall = performance.now()
  const cpu = process.cpuUsage()
  return (games) => {
    const { user, system } = process.cpuUsage(cpu)
    const cpuSeconds = (user + system) / 1e6
    return {
      wallSeconds: (performance.now() - wall) / 1000,
      cpuSeconds,
      gamesPerCpuSecond: games / Math.max(cpuSeconds, 1e-6),
    }
  }
}
