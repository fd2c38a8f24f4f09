import { everySeat, formatRefusal, listSeats } from '@serai/kernel'
import { broken, demand, type Law } from '../law.ts'
import { legalList, offerList } from '../random-player.ts'

export const offersAreAccepted: Law = {
  name: 'every offer is accepted, and none is in the legal list',
  at({ game }, { state }) {
    for (const seat of listSeats(everySeat(game.seatCount(state)))) {
      const offers = offerList(game, state, seat)
      if (offers.length === 0) continue
      const listed = new Set(legalList(game, state, seat))
      demand(new Set(offers).size === offers.length, () => `seat ${seat} has an offer twice: ${offers.join(' ')}`)
      for (const offer of offers) {
        demand(!listed.has(offer), () => `${game.format(offer)} is an offer and listed as legal`)
        const refusal = game.check(state, seat, offer)
        if (refusal) broken(`seat ${seat} is offered ${game.format(offer)}, refused by ${formatRefusal(refusal)}`)
      }
    }
  },
}
