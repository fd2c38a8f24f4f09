const SLICES = 5

/** How often per second of CPU time: the median of five slices, so that one disturbed slice does not count. `work` returns how much it did. */
export function perCpuSecond(seconds: number, work: () => number): number {
  const rates: number[] = []
  for (let slice = 0; slice < SLICES; slice++) {
    const limit = (seconds * 1e6) / SLICES
    const started = process.cpuUsage()
    let done = 0
    let used = 0
    while (used < limit) {
      done += work()
      const { user, system } = process.cpuUsage(started)
      used = user + system
    }
    rates.push((done / used) * 1e6)
  }
  return rates.sort((a, b) => a - b)[SLICES >> 1]!
}
