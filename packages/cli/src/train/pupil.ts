/** What a check came to. */
export interface Checked {
  readonly games: number
  readonly wins: number
}

/** How a file was made: the commands, the day and the CPU-seconds they took in all. */
export interface Made {
  readonly games: number
  readonly command: string
  readonly made: string
  readonly seconds: number
}

/** What went into a pupil in earlier runs. */
export interface Past {
  readonly seconds: number
  readonly command: string | null
}

export const NO_PAST: Past = { seconds: 0, command: null }

/** What learns by playing, whatever the game. */
export interface Pupil<C extends Checked> {
  readonly past: Past
  readonly course: { readonly [name: string]: number }
  /** The flags that begin the same course from nothing, without the rate. */
  readonly begin: string
  readonly rate: number
  readonly opponent: string
  /** Games learned from so far. */
  readonly games: number
  /** Plays on until it can be written again; yields now and then the games since the last time. */
  learn(): Iterable<number>
  check(): C
  /** What a check's line says besides share and opponent. */
  remark(check: C): string
  readonly outlets: readonly { readonly path: string; text(made: Made): string }[]
}
