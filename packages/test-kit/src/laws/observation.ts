import { everySeat, type Game, listSeats, type Options, type Seat } from '@serai/kernel'
import { demand, type Law } from '../law.ts'
import { demandSameList } from '../same.ts'

export const observationIsHonest: Law = {
  name: 'an observation is finite, of its size, and reads only what the seat may know',
  every: 2,
  at({ game }, { state, random }) {
    for (const seat of listSeats(everySeat(game.seatCount(state)))) {
      const open = observe(game, state, seat)
      const view = game.redact(state, seat)
      demandSameList(observe(game, view, seat), open, `seat ${seat} observes its redacted state`)
      demandSameList(
        observe(game, game.determinize(view, random), seat),
        open,
        `seat ${seat} observes an imagined state`,
      )
    }
  },
}

const BEYOND = 12345

function observe<S, O extends Options>(game: Game<S, O>, state: S, seat: Seat): number[] {
  const { size } = game.observation
  const out = new Float32Array(size + 1).fill(Number.NaN)
  out[size] = BEYOND
  game.observation.write(state, seat, out)
  demand(out[size] === BEYOND, () => `an observation of ${size} numbers wrote one more`)
  const unfit = out.findIndex((value) => !Number.isFinite(value))
  demand(unfit < 0, () => `number ${unfit} of the observation of seat ${seat} is ${out[unfit]}`)
  return [...out.subarray(0, size)]
}
