import type { AnyGame, JsonObject, Seat } from '@serai/kernel'
import { choicesOf } from './choices.ts'

/** What `simulate --export` writes of a position: the numbers that the seat sees, and a 1 at the code of each of its choices. */
export function observe(game: AnyGame, state: unknown, seat: Seat): JsonObject {
  // Made of what the seat may know, so that nothing else can get into it.
  const view = game.redact(state, seat)
  const numbers = new Float32Array(game.observation.size)
  game.observation.write(view, seat, numbers)
  const mask = new Array<number>(game.codes).fill(0)
  for (const choice of choicesOf(game, view, seat)) mask[game.code(choice)] = 1
  return { observation: [...numbers], mask }
}
