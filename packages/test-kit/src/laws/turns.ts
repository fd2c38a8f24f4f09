import { everySeat, hasSeat, listSeats } from '@serai/kernel'
import { demand, type Law } from '../law.ts'
import { legalList, offerList } from '../random-player.ts'

export const turnNamesWhoCanAct: Law = {
  name: 'who must act can, and nobody acts whom the game does not wait for',
  at({ game }, { state }) {
    const { kind, must, may } = game.toAct(state)
    const everybody = everySeat(game.seatCount(state))
    demand(((must | may) & ~everybody) === 0, () => `turn names seats that are not there: must ${must}, may ${may}`)
    demand((must & may) === 0, () => `turn names a seat twice: must ${must}, may ${may}`)
    if (kind === 'seats') demand(must !== 0, () => 'the game waits for nobody')
    else demand((must | may) === 0, () => `${kind}, and yet seats are named: must ${must}, may ${may}`)
    for (const seat of listSeats(everybody)) {
      const listed = legalList(game, state, seat).length
      if (hasSeat(must, seat)) demand(listed > 0, () => `seat ${seat} must act and has no legal action`)
      if (hasSeat(must | may, seat)) continue
      demand(listed === 0, () => `seat ${seat} has ${listed} legal actions, but the game does not wait for it`)
      demand(
        offerList(game, state, seat).length === 0,
        () => `seat ${seat} has offers, but the game does not wait for it`,
      )
    }
    demand((kind === 'over') === (game.result(state) !== null), () => `turn is ${kind}, but the result disagrees`)
  },
}
