import { describe, expect, it } from 'vitest'
import { CHANCE } from '../contract/actor.ts'
import { ALL_IN_THE_OPEN } from '../contract/disclosed.ts'
import type { LogEntry } from './entry.ts'
import { EntryList } from './entry-list.ts'

const AT = 1_795_124_019_606

const ENTRIES: readonly LogEntry[] = [
  { seq: 1, at: 0, by: CHANCE, action: 0 },
  { seq: 2, at: AT, by: 0, action: 7 },
  { seq: 3, at: AT, by: 3, action: Number.MAX_SAFE_INTEGER, late: true },
  { seq: 4, at: AT + 1, by: 3, undo: 0 },
  { seq: 5, at: Number.MAX_SAFE_INTEGER, by: CHANCE, action: 3 },
]

describe('a list of entries', () => {
  it('gives back what was put in, and nothing beyond its ends', () => {
    const list = new EntryList(0)
    for (const entry of ENTRIES) list.push(entry, ALL_IN_THE_OPEN)
    expect(list.seq).toBe(5)
    expect(list.between(0, 5)).toStrictEqual(ENTRIES)
    expect(list.between(2, 4)).toStrictEqual(ENTRIES.slice(2, 4))
    expect(list.between(5, 5)).toEqual([])
    expect([list.get(0), list.get(6)]).toEqual([undefined, undefined])
  })

  it('begins after any entry, and grows', () => {
    const list = new EntryList(1000)
    for (let seq = 1001; seq <= 2000; seq++) list.push({ seq, at: seq, by: seq % 4, action: 2 * seq }, ALL_IN_THE_OPEN)
    expect(list.seq).toBe(2000)
    expect(list.get(1000)).toBeUndefined()
    expect(list.get(1001)).toEqual({ seq: 1001, at: 1001, by: 1, action: 2002 })
    expect(list.get(2000)).toEqual({ seq: 2000, at: 2000, by: 0, action: 4000 })
  })

  it('knows what each let people know', () => {
    const list = new EntryList(0)
    const told = { reveal: [1, 2] }
    list.push({ seq: 1, at: 0, by: 0, action: 0 }, ALL_IN_THE_OPEN)
    list.push({ seq: 2, at: 0, by: 0, action: 0 }, told)
    expect([list.disclosedBy(1), list.disclosedBy(2)]).toEqual([ALL_IN_THE_OPEN, told])
  })
})
