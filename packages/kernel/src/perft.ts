import { type Action, CHANCE } from './contract/actor.ts'
import type { Game, Outcomes } from './contract/game.ts'
import type { Options } from './contract/options.ts'
import { listSeats } from './contract/seats.ts'
import { newOutcomes } from './random/draw.ts'

/**
 * How many ways there are to go on for exactly `depth` steps: over every listed action of every seat that must or may
 * act, and every chance outcome once, whatever its weight. The number pins a move generator.
 */
export function perft<S, O extends Options>(game: Game<S, O>, state: S, depth: number): number {
  const levels: Level<S>[] = []
  for (let i = 0; i < depth; i++) {
    levels.push({ scratch: game.clone(state), list: [], outcomes: newOutcomes(0) })
  }
  return count(game, state, depth, levels)
}

interface Level<S> {
  readonly scratch: S
  readonly list: Action[]
  readonly outcomes: Outcomes
}

function count<S, O extends Options>(game: Game<S, O>, state: S, depth: number, levels: readonly Level<S>[]): number {
  if (depth === 0) return 1
  const { scratch, list, outcomes } = levels[depth - 1]!
  const turn = game.toAct(state)
  if (turn.kind === 'over') return 0
  if (turn.kind === 'chance') {
    const n = game.chance(state, outcomes)
    return depth === 1 ? n : countAfter(CHANCE, outcomes.actions, n)
  }
  let sum = 0
  for (const seat of listSeats(turn.must | turn.may)) {
    const n = game.legal(state, seat, list)
    sum += depth === 1 ? n : countAfter(seat, list, n)
  }
  return sum

  function countAfter(by: number, actions: readonly Action[], n: number): number {
    let ways = 0
    for (let i = 0; i < n; i++) {
      game.copy(state, scratch)
      game.apply(scratch, by, actions[i]!)
      ways += count(game, scratch, depth - 1, levels)
    }
    return ways
  }
}
