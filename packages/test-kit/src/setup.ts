import { defaultOptions, type Game, type Options, type Random, stream } from '@serai/kernel'

/** How a game begins: how many seats, which options. */
export interface Setup<O extends Options> {
  readonly seats: number
  readonly options: O
}

/** By default every number of seats, with the options under which careless games end. */
export function setupsOf<S, O extends Options>(
  game: Game<S, O>,
  wanted?: readonly { readonly seats: number; readonly options?: Partial<O> }[],
): Setup<O>[] {
  const { min, max } = game.seats
  const plain = Array.from({ length: max - min + 1 }, (_, i): { seats: number; options?: Partial<O> } => ({
    seats: min + i,
  }))
  return (wanted ?? plain).map(({ seats, options }) => ({
    seats,
    options: { ...defaultOptions(game.options), ...game.simulationOptions, ...options },
  }))
}

/** The position that a setup and a seed begin with. */
export function startOf<S, O extends Options>(game: Game<S, O>, setup: Setup<O>, seed: string): S {
  return game.start(setup.options, setup.seats, stream(seed, 'board'))
}

/** One source for each stream of chance. */
export function chanceOf<S, O extends Options>(game: Game<S, O>, seed: string): Random[] {
  return game.chanceStreams.map((name) => stream(seed, `chance ${name}`))
}
