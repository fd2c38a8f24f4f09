import { createHash } from 'node:crypto'
import { recordWalk, toyGame } from '@serai/test-kit'
import { expect, it } from 'vitest'
import { defaultOptions } from '../contract/options.ts'
import { isUndo, type LogEntry } from '../log/entry.ts'
import { formatEntry } from '../log/entry-json.ts'
import { chainEntry } from './chain.ts'
import { canonicalJson } from './text.ts'

const setup = { options: defaultOptions(toyGame.options), seats: 3 }

/** Entries of random games with take-backs in them, and an offer whose number is a large one. */
function everyKind(): readonly LogEntry[] {
  const walked = Array.from({ length: 10 }, (_, number) =>
    recordWalk(
      toyGame,
      setup,
      { seed: `chain ${number}`, steps: 100 },
      { after: (record, { by }) => void (by >= 0 && record.seq % 5 === 0 && record.undo(by, record.seq)) },
    ),
  )
  const offer = toyGame.decode({ type: 'OFFER', points: 9000 }) as number
  const revealing = { seq: 4, at: 9, by: 2, action: 1, reveal: [3, 0, 1] }
  return [...walked.flatMap(({ entries }) => entries), { seq: 7, at: 8, by: 1, action: offer }, revealing]
}

it('hangs on the canonical JSON of every entry, without its time and whether that was over', () => {
  const kinds = new Set<string>()
  for (const entry of everyKind()) {
    const { at: _, late: __, ...done } = formatEntry(toyGame, entry)
    const slow = createHash('sha256')
      .update(`before\n${canonicalJson(done)}`)
      .digest('hex')
    expect(chainEntry('before', toyGame, entry)).toBe(slow)
    if (!isUndo(entry) && entry.by >= 0) expect(chainEntry('before', toyGame, { ...entry, late: true })).toBe(slow)
    kinds.add(isUndo(entry) ? 'undo' : entry.by < 0 ? 'chance' : entry.action > 4096 ? 'offer' : 'action')
  }
  expect([...kinds].sort()).toEqual(['action', 'chance', 'offer', 'undo'])
})

it.each([
  ['of other letters than ASCII', 'прежде'],
  ['longer than what is kept for it', 'before '.repeat(200)],
])('hangs on a text %s', (_, before) => {
  const entry = { seq: 4, at: 9, by: 2, action: 1 }
  const { at: __, ...done } = formatEntry(toyGame, entry)
  const slow = createHash('sha256')
    .update(`${before}\n${canonicalJson(done)}`)
    .digest('hex')
  expect(chainEntry(before, toyGame, entry)).toBe(slow)
})
