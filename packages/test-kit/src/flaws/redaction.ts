import { ALL_IN_THE_OPEN, CHANCE, NOBODY } from '@serai/kernel'
import { CALL, DEAL, DRAW, DROP, END, HIDDEN_DEAL, KINDS, TAKE } from '../toy/actions.ts'
import { DECK, HAND, TURNS } from '../toy/state.ts'
import { toyGame } from '../toy/toy-game.ts'
import type { Flaw } from './flaw.ts'

/** Of what a viewer may know. */
export const REDACTION_FLAWS: readonly Flaw[] = [
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
      determinize: (s, random, into) => toyGame.determinize(toyGame.redact(s, s[0]!), random, into),
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
    'whether an action binds depends on what is hidden',
    'redactedLogsFollow',
    /takeback|E_UNDO/,
    { isFinal: (s) => s[DECK]! > 0 },
  ],
  [
    'an entry hides too much',
    'redactionFollowsEntries',
    /viewer/,
    {
      disclosed: (before, step) =>
        step.action >= DEAL && step.action < HIDDEN_DEAL
          ? { secret: { seats: NOBODY, cover: HIDDEN_DEAL } }
          : toyGame.disclosed(before, step),
    },
  ],
  [
    'an entry tells what is hidden',
    'redactionTellsNothingHidden',
    /is shown of/,
    {
      disclosed: (before, step) =>
        step.action === END
          ? { secret: { seats: NOBODY, cover: before[DECK]! > 0 ? END : DRAW } }
          : toyGame.disclosed(before, step),
    },
  ],
  [
    'a hidden card is shown to a third seat',
    'entriesTellNoMoreThanStates',
    /deal silver is/,
    {
      disclosed: (before, step) =>
        step.action === DEAL && step.by === CHANCE ? ALL_IN_THE_OPEN : toyGame.disclosed(before, step),
    },
  ],
  [
    'a card dropped face down is shown',
    'entriesTellNoMoreThanStates',
    /drop (copper|silver|gold) is/,
    {
      disclosed: (before, step) => (step.action === DROP ? ALL_IN_THE_OPEN : toyGame.disclosed(before, step)),
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
      disclosed: (before, step) =>
        step.action >= CALL && step.action < TAKE && step.by !== CHANCE
          ? { reveal: [0, 0, 0] }
          : toyGame.disclosed(before, step),
    },
  ],
  [
    'imagined states have too many cards',
    'imaginedStatesAreSound',
    /is refused: E_DESCRIPTION/,
    {
      determinize(s, random, into) {
        const other = toyGame.determinize(s, random, into)
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
      determinize(s, random, into) {
        const other = toyGame.determinize(s, random, into)
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
]
