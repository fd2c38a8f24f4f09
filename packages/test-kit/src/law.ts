import { type Action, formatRefusal, type Game, isRefusal, type Options, type Refusal } from '@serai/kernel'
import type { Setup } from './setup.ts'
import type { Place, Walk } from './walk.ts'

/** The game a law is checked on, and what only its author can say about it. */
export interface Subject<S, O extends Options> {
  readonly game: Game<S, O>
  /** Actions to try everywhere, chance's among them: those that are not listed must be refused. */
  readonly universe: readonly Action[]
  /** Legal at times without being listed: resigning, open-ended offers. */
  readonly unlisted: (action: Action) => boolean
  /** Length of the arrays that lists are written to: more than any list needs. */
  readonly capacity: number
}

/** Something that holds for every game. A broken law throws a LawBroken that says what was seen. */
export interface Law {
  /** A plain sentence. */
  readonly name: string
  /** Checked at every `every`-th place of a walk; dearer laws look less often. */
  readonly every?: number
  /** At one place of a random walk. The place's state is lent: the law must leave it as it is. */
  readonly at?: <S, O extends Options>(subject: Subject<S, O>, place: Place<S>) => void
  /** On a whole game played from this setup and seed. */
  readonly along?: <S, O extends Options>(subject: Subject<S, O>, setup: Setup<O>, walk: Walk) => void
}

export class LawBroken extends Error {
  override readonly name = 'LawBroken'
}

export function broken(what: string): never {
  throw new LawBroken(what)
}

/** The answer, unless it is a refusal. */
export function accepted<T>(answer: T | Refusal, what: string): T {
  if (isRefusal(answer)) broken(`${what} is refused: ${formatRefusal(answer)}`)
  return answer as T
}

export function demand(holds: boolean, what: () => string): void {
  if (!holds) broken(what())
}
