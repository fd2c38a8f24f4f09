import { catan } from '@serai/catan'
import { type Action, CHANCE, defaultOptions, lowestSeat, stream } from '@serai/kernel'

/** Plays one game with random moves and tells who won, and how. */
export function randomGame(seed: number): string {
  const random = stream(seed, 'example')
  const options = { ...defaultOptions(catan.options), turnCap: 2000 }
  const state = catan.start(options, 4, random)
  const legal: Action[] = []
  for (;;) {
    const turn = catan.toAct(state)
    if (turn.kind === 'over') break
    if (turn.kind === 'chance') {
      catan.apply(state, CHANCE, catan.draw(state, random))
    } else {
      const seat = lowestSeat(turn.must)
      const count = catan.legal(state, seat, legal)
      catan.apply(state, seat, legal[random.below(count)]!)
    }
  }
  const result = catan.result(state)
  return `seat ${result?.winner} wins after ${catan.turnCount(state)} turns: ${result?.reason}`
}
