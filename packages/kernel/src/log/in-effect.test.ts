import { expect, it } from 'vitest'
import type { LogEntry } from './entry.ts'
import { inEffect, lastInEffect } from './in-effect.ts'

const act = (seq: number): LogEntry => ({ seq, at: 0, by: 0, action: seq })
const undo = (seq: number, to: number): LogEntry => ({ seq, at: 0, by: 0, undo: to })

it.each([
  ['nothing', [], []],
  ['what was done', [act(1), act(2)], [1, 2]],
  ['not what was taken back', [act(1), act(2), undo(3, 1)], [1]],
  ['what was done after a takeback', [act(1), act(2), undo(3, 1), act(4)], [1, 4]],
  ['what was done again', [act(1), act(2), undo(3, 0), undo(4, 2)], [1, 2]],
  ['nothing after everything was taken back', [act(1), undo(2, 0)], []],
])('keeps %s', (_, entries, seqs) => {
  expect(inEffect(entries).map(({ seq }) => seq)).toEqual(seqs)
  expect(lastInEffect(entries)?.seq).toBe(seqs.at(-1))
})
