import type { JsonObject } from '@serai/kernel'
import { expect, it } from 'vitest'
import { findFaults, type History, type HistoryEvent, type KeptEntry, type KeptLog, type Wanted } from './history.ts'

const roll = { action: 'roll' }
const end = { action: 'end' }

/** Ann, at seat 0, rolls and ends her turn; Bob does the same. What chance deals only Ann may know. */
const ENTRIES: readonly KeptEntry[] = [
  { made: 'send', entry: { seq: 1, at: 10, by: 0, action: 'roll' } },
  { made: 'chance', entry: { seq: 2, at: 10, by: 'chance', action: 'gold' } },
  { made: 'send', entry: { seq: 3, at: 20, by: 0, action: 'end' } },
  { made: 'send', entry: { seq: 4, at: 30, by: 1, action: 'roll' } },
  { made: 'chance', entry: { seq: 5, at: 30, by: 'chance', action: 'wood' } },
  { made: 'pass', entry: { seq: 6, at: 30, by: 0, action: 'pass' } },
  { made: 'late', entry: { seq: 7, at: 90, by: 1, action: 'end' } },
  { made: 'send', entry: { seq: 8, at: 95, by: 0, undo: 6 } },
]

function logOf(entries: readonly KeptEntry[], known: readonly string[] = []): KeptLog {
  return {
    entries,
    knowsSend: (seat, id) => known.includes(`${seat}:${id}`),
    seenBy: (viewer, seq) => seen(viewer, entries[seq - 1]!.entry),
    viewOf: (viewer, seq) => ({ viewer, seq }),
  }
}

function seen(viewer: number, entry: JsonObject): JsonObject {
  return entry.by === 'chance' && viewer !== 0 ? { ...entry, action: 'hidden' } : entry
}

const sent = (id: string, after: number, wanted: Wanted): HistoryEvent => ({ type: 'sent', id, after, wanted })
const acknowledged = (id: string, seq: number): HistoryEvent => ({ type: 'acknowledged', id, seq })
const refused = (id: string): HistoryEvent => ({ type: 'refused', id, code: 'E_SEQ' })
const opened = (seq: number): HistoryEvent => ({ type: 'opened', seq })
const viewed = (viewer: number, seq: number): HistoryEvent => ({ type: 'viewed', seq, view: { viewer, seq } })
/** Entries as this viewer may know them. */
const saw = (viewer: number, ...seqs: readonly number[]): HistoryEvent => ({
  type: 'saw',
  isWhole: false,
  entries: seqs.map((seq) => seen(viewer, ENTRIES[seq - 1]!.entry)),
})

const ANN: readonly HistoryEvent[] = [
  opened(0),
  sent('a', 0, roll),
  acknowledged('a', 2),
  saw(0, 1, 2),
  sent('b', 2, end),
  // Sent again after a loss, and answered again.
  acknowledged('b', 3),
  acknowledged('b', 3),
  sent('c', 3, roll),
  refused('c'),
  opened(2),
  saw(0, 3, 4, 5, 6, 7),
  sent('d', 7, 'undo'),
  acknowledged('d', 8),
]
const BOB: readonly HistoryEvent[] = [
  opened(3),
  viewed(1, 3),
  sent('a', 3, roll),
  acknowledged('a', 6),
  saw(1, 4, 5, 6),
  saw(1, 7, 8),
]
const EVE: readonly HistoryEvent[] = [opened(0), saw(-1, 1, 2, 3), opened(6), viewed(-1, 6), saw(-1, 7)]

function faultsIn(change: {
  readonly ann?: readonly HistoryEvent[]
  readonly bob?: readonly HistoryEvent[]
  readonly eve?: readonly HistoryEvent[]
  readonly entries?: readonly KeptEntry[]
  readonly known?: readonly string[]
}) {
  const histories: History[] = [
    { client: 'Ann', viewer: 0, events: change.ann ?? ANN },
    { client: 'Bob', viewer: 1, events: change.bob ?? BOB },
    { client: 'Eve', viewer: -1, events: change.eve ?? EVE },
  ]
  const faults = findFaults(logOf(change.entries ?? ENTRIES, change.known), histories)
  return faults.map(({ kind, client }) => `${client ?? 'the log'}: ${kind}`)
}

function changed<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return list.map((one, i) => (i === index ? item : one))
}

it('finds nothing where all agree', () => {
  expect(faultsIn({})).toEqual([])
})

it('lets the end of a game show everything that was hidden', () => {
  const whole = ENTRIES.map(({ entry }) => entry)
  expect(faultsIn({ eve: [opened(0), { type: 'saw', isWhole: true, entries: whole }] })).toEqual([])
  expect(faultsIn({ eve: [opened(0), { type: 'saw', isWhole: false, entries: whole }] })).toEqual([
    'Eve: differs',
    'Eve: differs',
  ])
})

const cutAt = (seq: number) => ENTRIES.slice(0, seq)

it.each<[string, Parameters<typeof faultsIn>[0], readonly string[]]>([
  ['an acknowledged entry that is gone', { entries: cutAt(7), bob: BOB.slice(0, 5) }, ['Ann: lost']],
  [
    'another entry in the place of an acknowledged one',
    { ann: changed(ANN, 1, sent('a', 0, end)) },
    ['Ann: lost', 'Ann: doubled'],
  ],
  [
    'an acknowledgement of an entry from before the send',
    { ann: [...ANN, sent('e', 8, end), acknowledged('e', 3)] },
    ['Ann: lost'],
  ],
  [
    'an acknowledgement of what the table did itself',
    { bob: [...BOB, sent('b', 6, end), acknowledged('b', 7)] },
    ['Bob: lost'],
  ],
  [
    'one entry acknowledged for two sends',
    { ann: [...ANN, sent('e', 7, 'undo'), acknowledged('e', 8)] },
    ['Ann: misanswered'],
  ],
  ['a send acknowledged as two entries', { ann: [...ANN, acknowledged('a', 3)] }, ['Ann: misanswered']],
  ['a send both acknowledged and refused', { ann: [...ANN, refused('b')] }, ['Ann: misanswered']],
  ['a refused send that is in the store', { known: ['0:c'] }, ['Ann: refused but kept']],
  ['an entry that nobody sent', { ann: ANN.slice(0, -2) }, ['Ann: doubled']],
  ['a send without an answer that is in the log', { ann: ANN.slice(0, -1) }, ['Ann: unanswered']],
  ['a send without an answer that is not', { ann: [...ANN, sent('e', 8, end)] }, ['Ann: unanswered']],
  ['a viewer who missed an entry', { bob: changed(BOB, 5, saw(1, 8)) }, ['Bob: gap']],
  ['a viewer who saw an entry twice', { bob: [...BOB, saw(1, 8)] }, ['Bob: gap']],
  ['a viewer who saw them in another order', { eve: [opened(0), saw(-1, 2, 1)] }, ['Eve: gap', 'Eve: gap']],
  ['a stream from before its beginning', { eve: EVE.slice(1) }, ['Eve: gap']],
  ['a viewer who saw what is not hers to know', { eve: [opened(1), saw(0, 2)] }, ['Eve: differs']],
  [
    'a viewer who saw another entry',
    {
      bob: changed(BOB, 4, saw(1, 4, 5)),
      entries: changed<KeptEntry>(ENTRIES, 4, { made: 'chance', entry: { ...ENTRIES[4]!.entry, at: 31 } }),
    },
    ['Ann: differs', 'Bob: differs', 'Bob: gap', 'the log: time goes back'],
  ],
  ['an entry shown that is not kept', { entries: cutAt(7), ann: ANN.slice(0, -2) }, ['Bob: lost']],
  ['a stream beyond the end', { eve: [opened(9)] }, ['Eve: lost']],
  ['a position beyond the end', { eve: [viewed(-1, 9)] }, ['Eve: lost']],
  ['another position', { eve: [viewed(1, 6)] }, ['Eve: differs']],
  [
    'a gap in the log',
    { entries: [...ENTRIES, { made: 'late', entry: { seq: 10, at: 96, by: 0, action: 'end' } }] },
    ['the log: gap'],
  ],
  [
    'a time before that of an earlier entry',
    { entries: [...ENTRIES, { made: 'late', entry: { seq: 9, at: 94, by: 0, action: 'end' } }] },
    ['the log: time goes back'],
  ],
  [
    'an action done twice',
    { entries: [...ENTRIES, { made: 'send', entry: { seq: 9, at: 95, by: 0, undo: 6 } }] },
    ['Ann: doubled'],
  ],
])('finds %s', (_, change, faults) => {
  expect(faultsIn(change).sort()).toEqual([...faults].sort())
})
