import { type Action, CHANCE, type Game, type Outcomes, refuse } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { checkLaw, subjectOf } from '../check-law.ts'
import { LawBroken } from '../law.ts'
import { setupsOf } from '../setup.ts'
import { CALL, DEAL, DROP, END, HIDDEN_DEAL, KINDS, OFFER, PLAY, TAKE, WHOLE } from '../toy/actions.ts'
import { ACTIVE, DECK, DECK_SIZE, HAND, OPEN, OVER, SCORE, STAGE, type ToyState, TURNS, VIEWER } from '../toy/state.ts'
import { isUnlistedToy, TOY_UNIVERSE, type ToyOptions, toyGame } from '../toy/toy-game.ts'
import { LAWS, type LawName } from './all.ts'

type Toy = Game<ToyState, ToyOptions>

function breaksLaw(law: LawName, flaw: Partial<Toy>): () => void {
  const subject = subjectOf({ ...toyGame, ...flaw }, { universe: TOY_UNIVERSE, unlisted: isUnlistedToy })
  return () => {
    for (const setup of setupsOf(toyGame)) {
      for (let i = 0; i < 12; i++) checkLaw(LAWS[law], subject, setup, { seed: `broken ${i}`, steps: 500 })
    }
  }
}

function push(out: Action[], n: number, ...actions: readonly Action[]): number {
  let end = n
  for (const action of actions) out[end++] = action
  return end
}

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

/** Each flaw, the law that catches it, and a word of what the law says. */
const FLAWS: readonly [flaw: string, law: LawName, says: RegExp, change: Partial<Toy>][] = [
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
    'weights are fractions',
    'chanceIsListed',
    /has the weight/,
    { chance: (s, out) => reweigh(s, out, (weight) => weight / 2) },
  ],
  [
    'an outcome is impossible',
    'chanceIsListed',
    /refused by/,
    {
      chance(s, out) {
        const n = toyGame.chance(s, out)
        out.actions[n] = HIDDEN_DEAL
        out.weights[n] = 1
        return n + 1
      },
    },
  ],
  ['a stream has no name', 'chanceIsListed', /has no name/, { stream: () => 2 }],
  [
    'draws ignore the weights',
    'drawsFollowTheWeights',
    /from the weights/,
    { draw: (s, random) => drawEvenly(s, random.next()) },
  ],
  [
    'draws give what is not listed',
    'drawsFollowTheWeights',
    /not listed/,
    { draw: (s, random) => (random.below(2) === 0 ? HIDDEN_DEAL : toyGame.draw(s, random)) },
  ],
  [
    'two actions have one text',
    'actionsHaveNames',
    /parses as/,
    { format: (action) => toyGame.format(action).replace('silver', 'gold') },
  ],
  [
    'a text is not understood',
    'actionsHaveNames',
    /parses as/,
    { parse: (text) => (text === 'draw' ? refuse('E_PAYLOAD') : toyGame.parse(text)) },
  ],
  [
    'the wire form loses something',
    'actionsHaveNames',
    /decodes as/,
    { decode: (json) => (toyGame.decode(json) === PLAY + 1 ? PLAY : toyGame.decode(json)) },
  ],
  [
    'two actions have one code',
    'actionsHaveNames',
    /the same code/,
    { code: (action) => toyGame.code(action === PLAY + 1 ? PLAY : action) },
  ],
  ['a code is out of range', 'actionsHaveNames', /outside/, { codes: END }],
  [
    'bytes leave something out',
    'bytesBringTheStateBack',
    /turns is 0/,
    {
      read(bytes) {
        const s = toyGame.read(bytes)
        if (s instanceof Int32Array) s[TURNS] = 0
        return s
      },
      hash: () => '',
    },
  ],
  [
    'a description leaves something out',
    'descriptionBringsTheStateBack',
    /the bytes differ/,
    { describe: (s) => ({ ...toyGame.describe(s), played: 0 }) },
  ],
  [
    'a redacted description is refused',
    'redactedDescriptionBringsTheStateBack',
    /redacted for -1 is refused/,
    {
      build(description) {
        const s = toyGame.build(description)
        return s instanceof Int32Array && s[VIEWER] !== OPEN ? refuse('E_DESCRIPTION') : s
      },
    },
  ],
  [
    'a description is not JSON',
    'descriptionsAreJson',
    /round trip/,
    { describe: (s) => ({ ...toyGame.describe(s), winner: Number.NaN }) },
  ],
  ['a clone is the same object', 'clonesAreIndependent', /happened to the state/, { clone: (s) => s }],
  ['a copy is not whole', 'clonesAreIndependent', /copy/, { copy: (from, to) => to.set(from.subarray(0, DECK_SIZE)) }],
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
    'applying depends on something outside the state',
    'logsReplay',
    /refused|after replay/,
    {
      apply(s, by, action, reveal) {
        toyGame.apply(s, by, action, reveal)
        if (action === END) s[TURNS]! += asked++ % 3
      },
    },
  ],
  [
    'a copy forgets what undo needs',
    'undoRestores',
    /after/,
    {
      copy(from, to) {
        to.set(from)
        to[SCORE] = 0
      },
    },
  ],
  [
    'a redacted state shows the deck',
    'redactionTellsNothingHidden',
    /another possible state/,
    {
      redact(s, viewer, into) {
        const view = toyGame.redact(s, viewer, into)
        view.set(s.subarray(DECK, DECK + KINDS), DECK)
        return view
      },
      imagine: (s, random, into) => toyGame.imagine(toyGame.redact(s, s[0]!), random, into),
    },
  ],
  [
    'a redacted state shows a hand',
    'redactionFollowsEntries',
    /viewer/,
    {
      redact(s, viewer, into) {
        const view = toyGame.redact(s, viewer, into)
        view[HAND] = s[HAND]!
        return view
      },
    },
  ],
  [
    'an entry hides too much',
    'redactionFollowsEntries',
    /viewer/,
    {
      redactEntry: (before, entry, viewer) =>
        entry.action >= DEAL && entry.action < HIDDEN_DEAL
          ? { ...entry, action: HIDDEN_DEAL }
          : toyGame.redactEntry(before, entry, viewer),
    },
  ],
  [
    'an entry tells what is hidden',
    'redactionTellsNothingHidden',
    /is shown of/,
    {
      redactEntry: (before, entry, viewer) =>
        entry.action === END ? { ...entry, at: before[DECK]! } : toyGame.redactEntry(before, entry, viewer),
    },
  ],
  [
    'a hidden card is shown to a third seat',
    'entriesTellNoMoreThanStates',
    /deal silver is/,
    {
      redactEntry: (before, entry, viewer) =>
        entry.action === DEAL && entry.by === CHANCE ? entry : toyGame.redactEntry(before, entry, viewer),
    },
  ],
  [
    'a card dropped face down is shown',
    'entriesTellNoMoreThanStates',
    /drop (copper|silver|gold) is/,
    {
      redactEntry: (before, entry, viewer) =>
        entry.action === DROP ? entry : toyGame.redactEntry(before, entry, viewer),
    },
  ],
  [
    'redaction is not idempotent',
    'redactionIsIdempotent',
    /redacted twice/,
    {
      redact(s, viewer, into) {
        const view = toyGame.redact(s, viewer, into)
        view[TURNS]!++
        return view
      },
    },
  ],
  [
    'redaction changes the open state',
    'redactionIsIdempotent',
    /redacted twice|changed/,
    {
      redact(s, viewer, into) {
        const view = toyGame.redact(s, viewer, into)
        s[TURNS]!++
        return view
      },
    },
  ],
  [
    'a seat does not see its own cards',
    'redactionKeepsOwnChoices',
    /the legal list/,
    { redact: (s, viewer, into) => toyGame.redact(s, -1, into).fill(viewer, 0, 1) },
  ],
  [
    'a viewer cannot follow what was called',
    'redactedLogsFollow',
    /at the end of its log/,
    {
      redactEntry: (before, entry, viewer) =>
        entry.action >= CALL && entry.action < TAKE && entry.by !== CHANCE
          ? { ...entry, reveal: [0, 0, 0] }
          : toyGame.redactEntry(before, entry, viewer),
    },
  ],
  [
    'imagined states have too many cards',
    'imaginedStatesAreSound',
    /is refused: E_DESCRIPTION/,
    {
      imagine(s, random, into) {
        const other = toyGame.imagine(s, random, into)
        other[DECK]!++
        return other
      },
    },
  ],
  [
    'imagining draws cards that the viewer holds',
    'redactionTellsNothingHidden',
    /another possible state/,
    {
      imagine(s, random, into) {
        const other = toyGame.imagine(s, random, into)
        if (other[HAND]! > 0 && other[HAND + 1]! < 4) {
          other[HAND]!--
          other[HAND + 1]!++
        }
        return other
      },
    },
  ],
  [
    'an observation reads what is hidden',
    'observationIsHonest',
    /redacted state/,
    {
      observation: {
        size: 1,
        write(s, _, out) {
          out[0] = s[DECK]!
        },
      },
    },
  ],
  [
    'an observation leaves a gap',
    'observationIsHonest',
    /NaN/,
    { observation: { ...toyGame.observation, size: toyGame.observation.size + 1 } },
  ],
  [
    'an observation is too long',
    'observationIsHonest',
    /one more/,
    { observation: { ...toyGame.observation, size: toyGame.observation.size - 1 } },
  ],
  [
    'a return is out of bounds',
    'gamesEnd',
    /outside/,
    {
      result(s) {
        const result = toyGame.result(s)
        return result && { ...result, returns: result.returns.map((value) => value - 1) }
      },
    },
  ],
  ['a return is missing', 'gamesEnd', /returns for/, { result: (s) => noReturns(toyGame.result(s)) }],
]

function noReturns(result: ReturnType<Toy['result']>): ReturnType<Toy['result']> {
  return result && { ...result, returns: result.returns.slice(1) }
}

function reweigh(s: ToyState, out: Outcomes, change: (weight: number) => number): number {
  const n = toyGame.chance(s, out)
  for (let i = 0; i < n; i++) out.weights[i] = change(out.weights[i]!)
  return n
}

function drawEvenly(s: ToyState, ticket: number): Action {
  const outcomes: Outcomes = { actions: [], weights: [] }
  return outcomes.actions[ticket % toyGame.chance(s, outcomes)]!
}

describe('a broken game is caught', () => {
  it.each(FLAWS)('%s', (_, law, says, flaw) => {
    expect(breaksLaw(law, flaw)).toThrow(LawBroken)
    expect(breaksLaw(law, flaw)).toThrow(says)
  })

  it('and every law catches something', () => {
    const catching = new Set(FLAWS.map(([, law]) => law))
    const idle = Object.keys(LAWS).filter((law) => !catching.has(law as LawName))
    expect(idle).toEqual([])
  })
})
