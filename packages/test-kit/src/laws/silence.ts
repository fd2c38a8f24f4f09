import { type Action, formatRefusal, listSeats } from '@serai/kernel'
import { demand, type Law } from '../law.ts'

/** Each silence answers one question: after as many as there are seats, nothing is asked any more. */
export const silenceIsAnAnswer: Law = {
  name: 'who may act and is taken to have said something could have said it, and then is asked no more',
  at({ game }, { state }) {
    const { silence } = game
    if (!silence) return
    const asked = (s: typeof state, seat: number): Action | null => silence.call(game, s, seat)
    const { may } = game.turn(state)
    for (let seat = 0; seat < game.seatCount(state); seat++) {
      const action = asked(state, seat)
      if (action === null) continue
      demand(listSeats(may).includes(seat), () => `seat ${seat} is asked, but may not act`)
      const refusal = game.check(state, seat, action)
      demand(refusal === null, () => `the silence of seat ${seat} is refused: ${formatRefusal(refusal!)}`)
      const after = game.clone(state)
      game.apply(after, seat, action)
      demand(asked(after, seat) === null, () => `seat ${seat} is asked again after its silence`)
    }
  },
}
