import type { Action } from '../contract/actor.ts'
import { tellsActor } from '../contract/disclosed.ts'
import type { Game } from '../contract/game.ts'
import type { Options } from '../contract/options.ts'
import { type Refusal, refuse } from '../contract/refusal.ts'
import type { Seat } from '../contract/seats.ts'

/** Applies all of a seat's actions, or none of them with the reason. */
export function batch<S, O extends Options>(
  game: Game<S, O>,
  state: S,
  by: Seat,
  actions: readonly Action[],
): Refusal | null {
  const refusal = checkBatch(game, state, by, actions)
  if (!refusal) for (const action of actions) game.apply(state, by, action)
  return refusal
}

/**
 * Whether a seat may do these actions in one go; tried out on `scratch`. Only the last one may be followed by chance or
 * reveal something: otherwise one could look and take back (R159). A refusal says which `step` it is about.
 */
export function checkBatch<S, O extends Options>(
  game: Game<S, O>,
  state: S,
  by: Seat,
  actions: readonly Action[],
  scratch: S = game.clone(state),
): Refusal | null {
  const last = actions.length - 1
  if (last < 0) return refuse('E_BATCH', { fault: 'a batch must have at least one action' })
  game.copy(state, scratch)
  for (const [step, action] of actions.entries()) {
    const refusal = game.check(scratch, by, action)
    if (refusal) return { ...refusal, step }
    if (step === last) return null
    const entry = { by, action }
    if (tellsActor(entry, game.disclosed(scratch, entry))) return lookAhead(step)
    game.apply(scratch, by, action)
    if (game.toAct(scratch).kind === 'chance') return lookAhead(step)
  }
  return null
}

function lookAhead(step: number): Refusal<'E_BATCH'> {
  return refuse('E_BATCH', { step, fault: 'only the last action of a batch may reveal something' })
}
