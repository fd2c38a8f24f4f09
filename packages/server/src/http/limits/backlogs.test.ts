import { expect, it } from 'vitest'
import { Backlogs, type Receiver } from './backlogs.ts'

class Reader implements Receiver {
  waiting = 0
  isDropped = false
  drop() {
    this.isDropped = true
    this.waiting = 0
  }
}

it('drops who has too much waiting', () => {
  const backlogs = new Backlogs(1_000_000, 10_000_000)
  const reader = new Reader()
  backlogs.add('10.0.0.1', reader)
  reader.waiting = 1_000_000
  backlogs.sent('10.0.0.1', reader)
  expect(reader.isDropped).toBe(false)
  reader.waiting++
  backlogs.sent('10.0.0.1', reader)
  expect(reader.isDropped).toBe(true)
})

it('drops the worst of an address that has too much waiting together', () => {
  const backlogs = new Backlogs(1_000_000, 1_500_000)
  const readers = [900_000, 500_000, 100_000].map((waiting) => Object.assign(new Reader(), { waiting }))
  const leave = readers.map((reader) => backlogs.add('10.0.0.1', reader))
  const other = Object.assign(new Reader(), { waiting: 900_000 })
  backlogs.add('10.0.0.2', other)
  backlogs.sent('10.0.0.1', readers[2]!)
  expect(readers.map(({ isDropped }) => isDropped)).toEqual([false, false, false])
  readers[2]!.waiting += 1
  backlogs.sent('10.0.0.1', readers[2]!)
  expect(readers.map(({ isDropped }) => isDropped)).toEqual([true, false, false])
  // Who has left does not count.
  leave[0]!()
  readers[0]!.waiting = 900_000
  backlogs.sent('10.0.0.1', readers[1]!)
  expect([...readers, other].map(({ isDropped }) => isDropped)).toEqual([true, false, false, false])
})
