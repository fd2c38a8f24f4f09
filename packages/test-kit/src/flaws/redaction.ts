import { CHANCE } from '@serai/kernel'
import { CALL, DEAL, DROP, END, HIDDEN_DEAL, KINDS, TAKE } from '../toy/actions.ts'
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
    'whether an action binds depends on what is hidden',
    'redactedLogsFollow',
    /takeback|E_UNDO/,
    { isBinding: (s) => s[DECK]! > 0 },
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
]
