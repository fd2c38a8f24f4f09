import { ann, bob } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'
import type { TableData } from './table-data.ts'
import { barred, withTakenOff } from './taken-off.ts'

const NOW = 1_000_000
const MINUTES = 5 * 60_000
const taken = (person: string, ago: number) => ({ person, at: NOW - ago })

describe('those whom the host has taken off a seat', () => {
  it('are kept once each, for five minutes', () => {
    expect(withTakenOff({}, 'bob', NOW)).toEqual([taken('bob', 0)])
    const takenOff = [taken('old', MINUTES), taken('bob', 1000), taken('cid', MINUTES - 1)]
    expect(withTakenOff({ takenOff }, 'bob', NOW)).toEqual([taken('cid', MINUTES - 1), taken('bob', 0)])
  })

  it('are the last hundred', () => {
    const takenOff = Array.from({ length: 100 }, (_, i) => taken(`one ${i}`, 100 - i))
    expect(withTakenOff({ takenOff }, 'bob', NOW)).toEqual([...takenOff.slice(1), taken('bob', 0)])
  })

  it.each([
    ['nobody was', undefined, bob, null],
    ['another was', [taken(ann.id, 0)], bob, null],
    ['they were just now', [taken(bob.id, 0)], bob, NOW + MINUTES],
    ['they were nearly five minutes ago', [taken(bob.id, MINUTES - 1)], bob, NOW + 1],
    ['they were five minutes ago', [taken(bob.id, MINUTES)], bob, null],
    ['they are the host', [taken(ann.id, 0)], ann, null],
  ])('may not sit there: %s', (_, takenOff, by, until) => {
    const data = { host: { id: ann.id, name: ann.name }, ...(takenOff && { takenOff }) } as unknown as TableData
    expect(barred(data, by, NOW)).toEqual(until === null ? null : { code: 'E_TAKEN_OFF', until })
  })
})
