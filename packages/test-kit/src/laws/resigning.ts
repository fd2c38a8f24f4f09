import { formatRefusal, hasSeat, listSeats } from '@serai/kernel'
import { demand, type Law } from '../law.ts'
import { legalList } from '../random-player.ts'

export const seatsMayResign: Law = {
  name: 'a seat that is asked may resign, which no list shows, and then is asked no more',
  every: 3,
  at({ game }, { state }) {
    const { must, may } = game.toAct(state)
    for (const seat of listSeats(must | may)) {
      const refusal = game.check(state, seat, game.resign)
      demand(refusal === null, () => `seat ${seat} may not resign: ${formatRefusal(refusal!)}`)
      demand(!legalList(game, state, seat).includes(game.resign), () => `seat ${seat} is offered to resign`)
      const after = game.clone(state)
      game.apply(after, seat, game.resign)
      const turn = game.toAct(after)
      demand(!hasSeat(turn.must | turn.may, seat), () => `seat ${seat} is asked again after it resigned`)
    }
  },
}
