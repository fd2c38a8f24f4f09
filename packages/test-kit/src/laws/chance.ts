import { CHANCE, formatRefusal, newOutcomes, type Outcomes } from '@serai/kernel'
import { chiSquare, chiSquareLimit } from '../chi-square.ts'
import { broken, demand, type Law } from '../law.ts'
import { walkGame } from '../walk.ts'

export const chanceIsListed: Law = {
  name: 'chance outcomes are distinct, possible, and have positive whole weights',
  at({ game, capacity }, { state }) {
    if (game.toAct(state).kind !== 'chance') return
    const outcomes = newOutcomes(capacity)
    const n = game.chance(state, outcomes)
    demand(n > 0, () => 'a chance node without outcomes')
    demand(outcomes.actions.length === capacity, () => 'chance changed the length of its array')
    demand(new Set(outcomes.actions.slice(0, n)).size === n, () => 'an outcome is listed twice')
    for (let i = 0; i < n; i++) {
      const action = outcomes.actions[i]!
      const weight = outcomes.weights[i]!
      demand(Number.isSafeInteger(weight) && weight > 0, () => `${game.format(action)} has the weight ${weight}`)
      const refusal = game.check(state, CHANCE, action)
      if (refusal) broken(`chance is offered ${game.format(action)}, refused by ${formatRefusal(refusal)}`)
    }
    const stream = game.chanceStream(state)
    demand(game.chanceStreams[stream] !== undefined, () => `the outcome comes from stream ${stream}, which has no name`)
  },
}

/** Draws at a node, on average for each unit of weight. */
const DRAWS_A_WEIGHT = 40
const NODES_A_WALK = 12

export const drawsFollowTheWeights: Law = {
  name: 'chance is drawn by its weights',
  along({ game, capacity }, setup, walk) {
    const seen = new Set<string>()
    for (const { state, random } of walkGame(game, setup, walk)) {
      if (game.toAct(state).kind !== 'chance') continue
      const outcomes = newOutcomes(capacity)
      const n = game.chance(state, outcomes)
      const shape = JSON.stringify([outcomes.actions.slice(0, n), outcomes.weights.slice(0, n)])
      if (seen.has(shape)) continue
      seen.add(shape)
      demandFrequencies(outcomes, n, () => game.draw(state, random), game.format)
      if (seen.size === NODES_A_WALK) return
    }
  },
}

function demandFrequencies(
  outcomes: Outcomes,
  n: number,
  draw: () => number,
  format: (action: number) => string,
): void {
  const weights = outcomes.weights.slice(0, n)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const counts = new Map(outcomes.actions.slice(0, n).map((action) => [action, 0]))
  const draws = DRAWS_A_WEIGHT * total
  for (let i = 0; i < draws; i++) {
    const drawn = draw()
    const count = counts.get(drawn)
    if (count === undefined) broken(`draw gave ${format(drawn)}, which is not listed`)
    else counts.set(drawn, count + 1)
  }
  const expected = weights.map((weight) => weight * DRAWS_A_WEIGHT)
  const distance = chiSquare([...counts.values()], expected)
  const limit = chiSquareLimit(n - 1)
  demand(distance <= limit, () => `draws are ${distance.toFixed(1)} from the weights, more than ${limit.toFixed(1)}`)
}
