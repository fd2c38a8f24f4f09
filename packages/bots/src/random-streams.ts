import { type AnyGame, type Random, stream } from '@serai/kernel'

/** The random sources of one game of a run. All of them follow from (seed, number), so that games can be played in any order. */
export interface RandomStreams {
  readonly board: Random
  /** One for each of the game's own chance streams, in its order. */
  readonly chance: readonly Random[]
  /** One for each seat's bot. */
  readonly seats: readonly Random[]
}

/** Games are numbered from 1. */
export function randomStreams(game: AnyGame, seats: number, seed: number, number: number): RandomStreams {
  return {
    board: stream(seed, 'board', number),
    chance: game.chanceStreams.map((name) => stream(seed, `chance ${name}`, number)),
    seats: Array.from({ length: seats }, (_, seat) => stream(seed, `seat ${seat}`, number)),
  }
}
