import { type Action, type AnyGame, type Refusal, refuse, type Seat } from '@serai/kernel'

/** What a learner chooses from: the legal list of the seat and its usual offers. No two of them have the same code. */
export function choicesOf(game: AnyGame, state: unknown, seat: Seat): Action[] {
  const list: Action[] = []
  const choices = list.slice(0, game.legal(state, seat, list))
  return [...choices, ...list.slice(0, game.offers(state, seat, list))]
}

/** What a code stands for in this position. */
export function actionOfCode(game: AnyGame, choices: readonly Action[], code: number): Action | Refusal<'E_CODE'> {
  const action = choices.find((choice) => game.code(choice) === code)
  return action ?? refuse('E_CODE', { given: code, allowed: choices.map((choice) => game.code(choice)) })
}
