import { type Action, CHANCE, refuse } from '@serai/kernel'
import { DEAL, END, PLAY } from '../toy/actions.ts'
import { DECK_SIZE, TURNS } from '../toy/state.ts'
import { toyGame } from '../toy/toy-game.ts'
import { type Flaw, push, type Toy } from './flaw.ts'

let asked = 0
const without =
  (action: Action): Toy['legal'] =>
  (s, seat, out) => {
    const n = toyGame.legal(s, seat, out)
    const at = out.slice(0, n).indexOf(action)
    if (at < 0) return n
    out.copyWithin(at, at + 1, n)
    out[n - 1] = -7
    return n - 1
  }

/** Of what a seat is offered. */
export const LEGAL_LIST_FLAWS: readonly Flaw[] = [
  ['an action is not listed', 'legalListIsWhatIsAccepted', /may end, which is not listed/, { legal: without(END) }],
  [
    'a listed action is refused',
    'legalListIsWhatIsAccepted',
    /refused by E_NO/,
    { check: (s, by, action) => (action === PLAY && by !== CHANCE ? refuse('E_NO') : toyGame.check(s, by, action)) },
  ],
  [
    'the list has surplus actions',
    'legalListIsWhatIsAccepted',
    /is offered draw, refused/,
    { legal: (s, seat, out) => push(out, toyGame.legal(s, seat, out), ...(s[DECK_SIZE] === 0 ? [0] : [])) },
  ],
  [
    'an action is listed twice',
    'legalListIsWhatIsAccepted',
    /twice/,
    {
      legal(s, seat, out) {
        const n = toyGame.legal(s, seat, out)
        return n > 0 ? push(out, n, out[0]!) : 0
      },
    },
  ],
  [
    'the list shortens its array',
    'legalListIsWhatIsAccepted',
    /length/,
    {
      legal(s, seat, out) {
        out.length = 0
        return toyGame.legal(s, seat, out)
      },
    },
  ],
  [
    'the list writes past its end',
    'legalListIsWhatIsAccepted',
    /but wrote/,
    {
      legal(s, seat, out) {
        const n = toyGame.legal(s, seat, out)
        out[n] = END
        return n
      },
    },
  ],
  [
    'a refused check changes the state',
    'legalListIsWhatIsAccepted',
    /changed the state/,
    {
      check(s, by, action) {
        const refusal = toyGame.check(s, by, action)
        if (refusal?.code === 'E_NOT_HELD') s[TURNS]!++
        return refusal
      },
    },
  ],
  [
    'chance may act out of turn',
    'legalListIsWhatIsAccepted',
    /chance may/,
    { check: (s, by, action) => (by === CHANCE && action === DEAL ? null : toyGame.check(s, by, action)) },
  ],
  [
    'the order changes',
    'legalOrderIsFixed',
    /asked/,
    {
      legal(s, seat, out) {
        const n = toyGame.legal(s, seat, out)
        if (asked++ % 2 && n > 1) [out[0], out[1]] = [out[1]!, out[0]!]
        return n
      },
    },
  ],
]
