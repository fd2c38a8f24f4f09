/** What is measured while the clock runs. */
export class Samples {
  /** Before this nothing is counted: everything is still being compiled. */
  isCounting = false
  readonly ackMs: number[] = []
  readonly seenMs: number[] = []
  entries = 0
  entryBytes = 0
  refused = 0
  lastRefusal = ''

  acknowledged(ms: number): void {
    if (this.isCounting) this.ackMs.push(ms)
  }

  seen(ms: number): void {
    if (this.isCounting) this.seenMs.push(ms)
  }

  received(entries: number, bytes: number): void {
    if (!this.isCounting) return
    this.entries += entries
    this.entryBytes += bytes
  }

  refuse(reason: string): void {
    this.refused++
    this.lastRefusal = reason
  }
}
