import { type Action, type Game, isRefusal, listSeats, newOutcomes, type Options } from '@serai/kernel'
import { broken, demand, type Law } from '../law.ts'
import { legalList, offerList } from '../random-player.ts'

export const actionsHaveNames: Law = {
  name: 'every action survives its text and its wire form, and has its own text and code',
  every: 2,
  at({ game, capacity }, { state }) {
    const { kind, must, may } = game.toAct(state)
    if (kind === 'chance') {
      const outcomes = newOutcomes(capacity)
      const n = game.chance(state, outcomes)
      const actions = outcomes.actions.slice(0, n)
      demandNames(game, actions)
      for (const action of actions) {
        demand(game.code(action) === NO_CODE, () => `${game.format(action)} is chance's and has a code`)
      }
    }
    for (const seat of listSeats(must | may)) {
      const actions = [...legalList(game, state, seat), ...offerList(game, state, seat)]
      demandNames(game, actions)
      const codes = new Map<number, Action>()
      for (const action of actions) {
        const code = game.code(action)
        const inRange = Number.isInteger(code) && code >= 0 && code < game.codes
        demand(inRange, () => `${game.format(action)} has the code ${code}, outside 0 … ${game.codes - 1}`)
        const other = codes.get(code)
        if (other !== undefined) broken(`${game.format(action)} and ${game.format(other)} have the same code ${code}`)
        codes.set(code, action)
      }
    }
  },
}

const NO_CODE = -1

function demandNames<S, O extends Options>(game: Game<S, O>, actions: readonly Action[]): void {
  const texts = new Set<string>()
  for (const action of actions) {
    const text = game.format(action)
    demand(!texts.has(text), () => `two actions are called "${text}"`)
    texts.add(text)
    demand(!text.includes('\n'), () => `"${text}" is more than one line`)
    const parsed = game.parse(text)
    demand(parsed === action, () => `"${text}" (${action}) parses as ${show(parsed)}`)
    const wire = JSON.stringify(game.encode(action))
    const decoded = game.decode(JSON.parse(wire))
    demand(decoded === action, () => `${wire} (${action}) decodes as ${show(decoded)}`)
  }
}

function show(answer: unknown): string {
  return isRefusal(answer) ? JSON.stringify(answer) : String(answer)
}
