import { encodeActor, type Game, type Options } from '@serai/kernel'
import { type Law, LawBroken, type Subject } from './law.ts'
import type { Setup } from './setup.ts'
import { type Place, type Walk, walkGame } from './walk.ts'

/** Checks a law on one walk; throws LawBroken with the way to where it was broken. */
export function checkLaw<S, O extends Options>(
  law: Law,
  subject: Subject<S, O>,
  setup: Setup<O>,
  walk: Walk,
  every = 1,
): void {
  inContext(`walk "${walk.seed}", ${setup.seats} seats, ${JSON.stringify(setup.options)}`, () => {
    law.along?.(subject, setup, walk)
    if (!law.at) return
    const stride = (law.every ?? 1) * every
    const rare = subject.universe.filter(subject.unlisted)
    for (const place of walkGame(subject.game, setup, walk, { rare })) {
      const { next, step } = place
      if (step % stride !== 0 && next !== null && !endsGame(subject.game, place)) continue
      const doing = next ? `${subject.game.format(next.action)} by ${encodeActor(next.by)}` : 'the end'
      inContext(`step ${step}, before ${doing}`, () => law.at?.(subject, place))
    }
  })
}

/** How a game ends is looked at every time: it happens once a walk, and much is revealed then. */
function endsGame<S, O extends Options>(game: Game<S, O>, { state, next }: Place<S>): boolean {
  if (!next) return true
  const after = game.clone(state)
  game.apply(after, next.by, next.action)
  return game.toAct(after).kind === 'over'
}

/** What a law needs to know, from a game and the few things its author adds. */
export function subjectOf<S, O extends Options>(
  game: Game<S, O>,
  { universe = [], unlisted = () => false, capacity = 4096 }: Partial<Omit<Subject<S, O>, 'game'>> = {},
): Subject<S, O> {
  return { game, universe, unlisted, capacity }
}

function inContext(where: string, check: () => void): void {
  try {
    check()
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault)
    throw new LawBroken(`${message}\n  (${where})`, { cause: fault })
  }
}
