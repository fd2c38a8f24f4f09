import { CHANCE, equalBytes, everySeat, formatRefusal, listSeats } from '@serai/kernel'
import { broken, demand, type Law } from '../law.ts'

const UNTOUCHED = -7

export const legalListIsWhatIsAccepted: Law = {
  name: 'the legal list holds exactly what is accepted',
  every: 3,
  at({ game, universe, unlisted, capacity }, { state }) {
    const before = game.write(state)
    const lists = listSeats(everySeat(game.seatCount(state))).map((seat) => {
      const out = new Array<number>(capacity).fill(UNTOUCHED)
      const n = game.legal(state, seat, out)
      demand(out.length === capacity, () => `legal changed the length of its array to ${out.length}`)
      for (let i = n; i < capacity; i++) {
        demand(out[i] === UNTOUCHED, () => `legal says ${n} actions, but wrote ${out[i]} at ${i}`)
      }
      return out.slice(0, n)
    })
    const candidates = new Set([...universe, ...lists.flat()])
    lists.forEach((list, seat) => {
      const listed = new Set(list)
      demand(listed.size === list.length, () => `seat ${seat} has an action twice: ${list.join(' ')}`)
      for (const action of candidates) {
        const refusal = game.check(state, seat, action)
        if (listed.has(action)) {
          if (refusal) broken(`seat ${seat} is offered ${game.format(action)}, refused by ${formatRefusal(refusal)}`)
        } else if (!refusal && !unlisted(action)) {
          broken(`seat ${seat} may ${game.format(action)}, which is not listed`)
        }
      }
    })
    if (game.toAct(state).kind !== 'chance') {
      for (const action of candidates) {
        demand(game.check(state, CHANCE, action) !== null, () => `chance may ${game.format(action)} out of turn`)
      }
    }
    demand(equalBytes(before, game.write(state)), () => 'legal or check changed the state')
  },
}
