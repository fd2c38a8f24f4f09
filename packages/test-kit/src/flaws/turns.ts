import { hasSeat } from '@serai/kernel'
import { DEAL, END, OFFER, WHOLE } from '../toy/actions.ts'
import { ACTIVE, OVER, SCORE, STAGE } from '../toy/state.ts'
import { toyGame } from '../toy/toy-game.ts'
import { type Flaw, push, type Toy } from './flaw.ts'

/** Of who acts, what in one go, and how it ends. */
export const TURNS_FLAWS: readonly Flaw[] = [
  [
    'an offer is too dear',
    'offersAreAccepted',
    /E_CANNOT_PAY/,
    {
      offers(s, seat, out) {
        const n = toyGame.offers(s, seat, out)
        return n > 0 ? push(out, n, OFFER + 500) : 0
      },
    },
  ],
  [
    'an offer is listed as legal',
    'offersAreAccepted',
    /listed as legal/,
    { offers: (s, seat, out) => (s[ACTIVE] === seat && s[STAGE] === 0 ? push(out, 0, END) : 0) },
  ],
  [
    'who must act has a default answer',
    'defaultAnswersAreAnswers',
    /may not act/,
    { defaultAnswer: (_, seat) => (seat === 0 ? END : null) },
  ],
  [
    'a default answer cannot be given',
    'defaultAnswersAreAnswers',
    /the default answer of seat . is refused/,
    { defaultAnswer: (s, seat) => (hasSeat(toyGame.toAct(s).may, seat) ? END : null) },
  ],
  ['resigning is refused', 'seatsMayResign', /may not resign/, { resign: DEAL }],
  ['resigning is in the list', 'seatsMayResign', /is offered to resign|asked again/, { resign: END }],
  [
    'who must act cannot',
    'turnNamesWhoCanAct',
    /none of them has a legal action/,
    { legal: (s, seat, out) => (s[STAGE] === 0 && seat === 1 && s[ACTIVE] === 1 ? 0 : toyGame.legal(s, seat, out)) },
  ],
  ['a game is over without a result', 'turnNamesWhoCanAct', /result disagrees/, { result: () => null }],
  [
    'someone has actions out of turn',
    'turnNamesWhoCanAct',
    /does not wait for it/,
    {
      legal: (s, seat, out) =>
        s[STAGE] === OVER || seat !== s[ACTIVE] ? push(out, 0, END) : toyGame.legal(s, seat, out),
    },
  ],
  [
    'a play is not its steps',
    'playsAreTheirSteps',
    /against/,
    {
      apply(s, by, action, reveal) {
        toyGame.apply(s, by, action, reveal)
        if (action >= WHOLE) s[SCORE]!++
      },
    },
  ],
  [
    'plays share a code',
    'playsAreTheirSteps',
    /two plays have the code/,
    { plays: { ...toyGame.plays!, code: () => 0 } },
  ],
  [
    'two plays lead to one place',
    'playsAreTheirSteps',
    /the same position/,
    {
      plays: {
        ...toyGame.plays!,
        codes: 11,
        list(s, seat, out) {
          const n = toyGame.plays!.list(s, seat, out)
          return n > 0 ? push(out, n, WHOLE + 10) : 0
        },
        steps: (s, play, out) => toyGame.plays!.steps(s, play === WHOLE + 10 ? WHOLE : play, out),
      },
      apply: (s, by, action, reveal) => toyGame.apply(s, by, action === WHOLE + 10 ? WHOLE : action, reveal),
    },
  ],
  [
    'the winner gets least',
    'gamesEnd',
    /got less/,
    {
      result(s) {
        const result = toyGame.result(s)
        return result && { ...result, returns: result.returns.map((value) => -value) }
      },
    },
  ],
  ['a return is missing', 'gamesEnd', /returns for/, { result: (s) => noReturns(toyGame.result(s)) }],
]

function noReturns(result: ReturnType<Toy['result']>): ReturnType<Toy['result']> {
  return result && { ...result, returns: result.returns.slice(1) }
}
