import { describe, expect, it } from 'vitest'
import type { Moment } from '../../table/history.ts'
import { Watcher } from './fresh.ts'

const moment = (seq: number, at: number): Moment => ({
  entry: { seq, at, by: 0, action: 0 },
  before: null,
  after: null,
})
const upTo = (last: number) => Array.from({ length: last }, (_, i) => moment(i + 1, 1000 * (i + 1)))
const seqs = (moments: readonly Moment[]) => moments.map(({ entry }) => entry.seq)

describe('what has just happened', () => {
  it('is what came after the table was shown, once', () => {
    const watcher = new Watcher(upTo(3))
    expect(watcher.fresh(upTo(3), 3100)).toEqual([])
    expect(seqs(watcher.fresh(upTo(5), 5100))).toEqual([4, 5])
    expect(watcher.fresh(upTo(5), 5200)).toEqual([])
  })

  it('includes the first entry of a game', () => {
    expect(seqs(new Watcher([]).fresh(upTo(1), 1100))).toEqual([1])
  })

  it('is nothing when a page catches up: many at once, or few that are old', () => {
    expect(new Watcher([]).fresh(upTo(9), 9100)).toEqual([])
    const watcher = new Watcher(upTo(1))
    expect(seqs(watcher.fresh(upTo(2), 2100))).toEqual([2])
    expect(watcher.fresh(upTo(3), 60_000)).toEqual([])
    expect(seqs(watcher.fresh(upTo(4), 4100))).toEqual([4])
  })

  it('does not ask for clocks that agree', () => {
    const hours = 3_600_000
    const watcher = new Watcher(upTo(1))
    expect(seqs(watcher.fresh(upTo(2), 2100 + 5 * hours))).toEqual([2])
    expect(seqs(watcher.fresh(upTo(3), 3100 + 5 * hours))).toEqual([3])
    expect(watcher.fresh(upTo(4), 9100 + 5 * hours)).toEqual([])
  })
})
