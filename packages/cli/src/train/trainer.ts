/** How the trained weights did against a fixed opponent. */
export interface CheckResult {
  readonly games: number
  readonly wins: number
}

/** How a file was made: the commands, the day and the CPU-seconds they took in all. */
export interface Provenance {
  readonly games: number
  readonly command: string
  readonly made: string
  readonly seconds: number
}

/** What earlier runs put into the weights. */
export interface EarlierRuns {
  readonly seconds: number
  readonly command: string | null
}

export const NO_EARLIER_RUNS: EarlierRuns = { seconds: 0, command: null }

/** Trains the weights of one game; `runTraining` runs it, whatever the game. */
export interface Trainer<C extends CheckResult> {
  readonly earlier: EarlierRuns
  readonly settings: { readonly [name: string]: number }
  /** The flags that start the same training from nothing, without the rate. */
  readonly startFlags: string
  readonly rate: number
  readonly opponent: string
  /** Games that it has learned from so far. */
  readonly games: number
  /** Plays until its weights can be written again; yields now and then the games since the last time. */
  learn(): Iterable<number>
  check(): C
  /** What a check's line says besides share and opponent. */
  checkNote(check: C): string
  readonly outputs: readonly { readonly path: string; text(made: Provenance): string }[]
}
