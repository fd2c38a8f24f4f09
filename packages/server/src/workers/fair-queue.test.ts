import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const waited = (person: string | null, address = person) => ({ address, person, isAwaited: true })
const unseen = (person: string | null) => ({ address: person, person, isAwaited: false })

function rest(turns: FairQueue<string>): string {
  const taken: string[] = []
  for (let item = turns.take(); item !== null; item = turns.take()) taken.push(item)
  return taken.join(' ')
}

describe('turns', () => {
  it('go around among people, whoever asked for most', () => {
    const turns = new FairQueue<string>()
    for (const item of ['a1', 'a2', 'a3']) turns.add(waited('ann'), item)
    turns.add(waited('bob'), 'b1')
    turns.add(waited(null), 'n1')
    turns.add(waited('bob'), 'b2')
    expect(turns.take()).toBe('a1')
    turns.add(waited('cid'), 'c1')
    expect(rest(turns)).toBe('b1 n1 a2 c1 b2 a3')
  })

  it('go around among addresses first: many guests of one have no more of them than one person elsewhere', () => {
    const turns = new FairQueue<string>()
    for (const guest of ['a', 'b', 'c']) {
      turns.add(waited(guest, '10.0.0.1'), `${guest}1`)
      turns.add(waited(guest, '10.0.0.1'), `${guest}2`)
    }
    turns.add(waited('zoe', '10.0.0.2'), 'z1')
    turns.add(waited('zoe', '10.0.0.2'), 'z2')
    expect(rest(turns)).toBe('a1 z1 b1 z2 c1 a2 b2 c2')
  })

  it('come first to what somebody waits for, but not only to that', () => {
    const turns = new FairQueue<string>()
    for (let i = 1; i <= 3; i++) turns.add(unseen('bob'), `b${i}`)
    for (let i = 1; i <= 5; i++) turns.add(waited('ann'), `a${i}`)
    expect(rest(turns)).toBe('a1 a2 a3 b1 a4 a5 b2 b3')
  })
})
