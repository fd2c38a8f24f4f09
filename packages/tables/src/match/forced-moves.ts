import { type Action, type AnyGame, hasSeat, lowestSeat, type Seat } from '@serai/kernel'

/** N28: the seat that can only pass, with its pass; to ask when chance has just acted, for later it would be a choice. */
export function forcedPass(game: AnyGame, state: unknown): { readonly seat: Seat; readonly action: Action } | null {
  const { must, may } = game.toAct(state)
  if (!game.plays || must === 0 || may !== 0) return null
  const seat = lowestSeat(must)
  const list: Action[] = []
  if (game.plays.list(state, seat, list) !== 1) return null
  const steps: Action[] = []
  if (game.plays.steps(state, list[0]!, steps) !== 1) return null
  const pass = steps[0]!
  // A play of one step that moves something is no pass: that leaves the turn to be confirmed.
  const isOnly = game.legal(state, seat, list) === 1 && list[0] === pass
  return isOnly && endsTurn(game, state, seat, pass) ? { seat, action: pass } : null
}

/** The listed action that ends the turn of the seat, if there is one. */
export function turnEnd(game: AnyGame, state: unknown, seat: Seat): Action | null {
  const list: Action[] = []
  const count = game.legal(state, seat, list)
  // Games list it last.
  for (let i = count - 1; i >= 0; i--) if (endsTurn(game, state, seat, list[i]!)) return list[i]!
  return null
}

function endsTurn(game: AnyGame, state: unknown, seat: Seat, action: Action): boolean {
  const after = game.clone(state)
  game.apply(after, seat, action)
  const { kind, must } = game.toAct(after)
  return kind !== 'over' && !hasSeat(must, seat) && game.turnCount(after) > game.turnCount(state)
}
