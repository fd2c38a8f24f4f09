import type { Action, Outcomes } from '@serai/kernel'
import { HIDDEN_DEAL } from '../toy/actions.ts'
import type { ToyState } from '../toy/state.ts'
import { toyGame } from '../toy/toy-game.ts'
import type { Flaw } from './flaw.ts'

/** Of what chance does. */
export const CHANCE_FLAWS: readonly Flaw[] = [
  [
    'weights are fractions',
    'chanceIsListed',
    /has the weight/,
    { chance: (s, out) => reweigh(s, out, (weight) => weight / 2) },
  ],
  [
    'an outcome is impossible',
    'chanceIsListed',
    /refused by/,
    {
      chance(s, out) {
        const n = toyGame.chance(s, out)
        out.actions[n] = HIDDEN_DEAL
        out.weights[n] = 1
        return n + 1
      },
    },
  ],
  ['a stream has no name', 'chanceIsListed', /has no name/, { chanceStream: () => 2 }],
  [
    'draws ignore the weights',
    'drawsFollowTheWeights',
    /from the weights/,
    { draw: (s, random) => drawEvenly(s, random.next()) },
  ],
  [
    'draws give what is not listed',
    'drawsFollowTheWeights',
    /not listed/,
    { draw: (s, random) => (random.below(2) === 0 ? HIDDEN_DEAL : toyGame.draw(s, random)) },
  ],
]

function reweigh(s: ToyState, out: Outcomes, change: (weight: number) => number): number {
  const n = toyGame.chance(s, out)
  for (let i = 0; i < n; i++) out.weights[i] = change(out.weights[i]!)
  return n
}

function drawEvenly(s: ToyState, ticket: number): Action {
  const outcomes: Outcomes = { actions: [], weights: [] }
  return outcomes.actions[ticket % toyGame.chance(s, outcomes)]!
}
