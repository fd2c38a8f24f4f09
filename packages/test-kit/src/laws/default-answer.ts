import { formatRefusal, hasSeat } from '@serai/kernel'
import { demand, type Law } from '../law.ts'

export const defaultAnswersAreAnswers: Law = {
  name: 'who is asked, need not answer and says nothing could have given the default answer, and then is asked no more',
  at({ game }, { state }) {
    if (!game.defaultAnswer) return
    const { may } = game.toAct(state)
    for (let seat = 0; seat < game.seatCount(state); seat++) {
      const action = game.defaultAnswer(state, seat)
      if (action === null) continue
      demand(hasSeat(may, seat), () => `seat ${seat} is asked, but may not act`)
      const refusal = game.check(state, seat, action)
      demand(refusal === null, () => `the default answer of seat ${seat} is refused: ${formatRefusal(refusal!)}`)
      const after = game.clone(state)
      game.apply(after, seat, action)
      demand(game.defaultAnswer(after, seat) === null, () => `seat ${seat} is asked again after its default answer`)
    }
  },
}
