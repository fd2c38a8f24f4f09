import { findGame } from '@serai/bots'
import { type Action, CHANCE, defaultOptions, isRefusal, isUndo, listSeats, recordFrom, stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { describeLast } from './described-entries.ts'

const narde = findGame('long-narde')!
const UNDO_EVERY = 5

/** A random game in which steps are taken back now and then. */
function walk(actions: number) {
  const random = stream(5, 'walk')
  const options = defaultOptions(narde.options)
  const record = recordFrom(narde, options, ['a', 'b'], narde.start(options, 2, random))
  const list: Action[] = []
  for (let n = 1; n <= actions && narde.toAct(record.state).kind !== 'over'; n++) {
    const [seat] = listSeats(narde.toAct(record.state).must)
    if (seat === undefined) record.act(CHANCE, narde.draw(record.state, random), 0)
    else if (n % UNDO_EVERY > 0 || isRefusal(record.undo(seat, 0))) {
      record.act(seat, list[random.below(narde.legal(record.state, seat, list))]!, 0)
    }
  }
  return record
}

it('tells each entry in its own position, also after what was taken back', () => {
  const record = walk(400)
  const { entries } = record
  expect(entries.filter(isUndo).length).toBeGreaterThan(10)
  const described = describeLast(record, entries, null, entries.length)
  expect(described.map(({ seq }) => seq)).toEqual(entries.map(({ seq }) => seq))
  expect(described.map(({ text }) => text)).toEqual(
    entries.map((entry) =>
      isUndo(entry)
        ? `undo, back to entry ${entry.undo}`
        : narde.formatIn!(record.position(entry.seq - 1), entry.action),
    ),
  )
  // A step that does not know its side would be described by its die.
  expect(described.filter(({ text }) => /^\d+\(/.test(text))).toEqual([])
  expect(describeLast(record, entries.slice(0, 99), null, 20)).toEqual(described.slice(79, 99))
})
