import type { Action, Game } from '@serai/kernel'
import type { LawName } from '../laws/all.ts'
import type { ToyState } from '../toy/state.ts'
import type { ToyOptions } from '../toy/toy-game.ts'

export type Toy = Game<ToyState, ToyOptions>

/** What is wrong with the toy game, the law that catches it, and a word of what the law says. */
export type Flaw = readonly [flaw: string, law: LawName, says: RegExp, change: Partial<Toy>]

/** Appends to a legal list; its new length. */
export function push(out: Action[], n: number, ...actions: readonly Action[]): number {
  let end = n
  for (const action of actions) out[end++] = action
  return end
}
