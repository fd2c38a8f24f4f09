import type { Action, Random, Seat } from '@serai/kernel'

interface Named {
  readonly name: string
  /** One sentence for people. */
  readonly describe: string
}

/** Needs nothing but the list, so that no view is made for it. */
export interface BlindBot extends Named {
  readonly needs: 'legal'
  /** One of actions[0..count). */
  choose(actions: readonly Action[], count: number, random: Random): Action
}

/** Sees what its seat may know: `view` is redacted, lent for the call, and must not be changed. */
export interface SeeingBot<S = unknown> extends Named {
  readonly needs: 'view'
  /** One of actions[0..count); a view never comes with a list of one. */
  choose(view: S, seat: Seat, actions: readonly Action[], count: number, random: Random): Action
}

/** A player that is not a person. It never holds the open state: whoever runs it redacts first. */
export type Bot<S = unknown> = BlindBot | SeeingBot<S>
