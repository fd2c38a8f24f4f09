/** What an action goes through at its table, before and after it is written: its turn, the rules and dice, and telling everybody. */
export type Stage = 'waited' | 'decided' | 'told'

/** Where it goes how long each of them takes, for whoever has a clock and wants to know. */
export interface Stages {
  now(): number
  /** It began at `since`, and has ended. */
  ended(stage: Stage, since: number): void
}

export const unmeasured: Stages = { now: () => 0, ended: () => {} }
