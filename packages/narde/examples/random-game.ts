import { CHANCE, defaultOptions, lowestSeat, stream } from '@serai/kernel'
import { narde } from '@serai/narde'

/** Plays one random game by whole plays, and returns what it looked like at the end. */
export function playRandomGame(seed: number): string {
  const random = stream(seed, 'example')
  const state = narde.start(defaultOptions(narde.options), 2, random)
  const plays: number[] = []
  for (let turn = narde.toAct(state); turn.kind !== 'over'; turn = narde.toAct(state)) {
    if (turn.kind === 'chance') narde.apply(state, CHANCE, narde.draw(state, random))
    else {
      const seat = lowestSeat(turn.must)
      const count = narde.plays!.list(state, seat, plays)
      narde.apply(state, seat, plays[random.below(count)]!)
    }
  }
  return narde.render(state)
}
