import { expect, it } from 'vitest'
import { type Place, UnderWay } from './under-way.ts'

/** Names of those whose turn has come, in order. */
function watched() {
  const begun: string[] = []
  const enter = (underWay: UnderWay, name: string, network: string, cost: number): Place | null => {
    const place = underWay.enter(network, cost)
    place?.turn.then(
      () => begun.push(name),
      () => begun.push(`${name} left`),
    )
    return place
  }
  return { begun, enter }
}

const turnsTaken = () => new Promise((resolve) => setImmediate(resolve))

it('lets each address do so much at once, and the rest in the order of asking', async () => {
  const underWay = new UnderWay(3, 10)
  const { begun, enter } = watched()
  const first = enter(underWay, 'a1', 'a', 2)
  enter(underWay, 'a2', 'a', 1)
  enter(underWay, 'a3', 'a', 2)
  // Costs little, and still does not overtake.
  enter(underWay, 'a4', 'a', 1)
  enter(underWay, 'b1', 'b', 3)
  await turnsTaken()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  first!.giveBack()
  first!.giveBack()
  await turnsTaken()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('lets what costs more than may be under way have it to itself', async () => {
  const underWay = new UnderWay(2, 10)
  const { begun, enter } = watched()
  const small = enter(underWay, 'small', 'a', 1)
  const large = enter(underWay, 'large', 'a', 5)
  enter(underWay, 'next', 'a', 1)
  small!.giveBack()
  await turnsTaken()
  expect(begun).toEqual(['small', 'large'])
  large!.giveBack()
  await turnsTaken()
  expect(begun).toEqual(['small', 'large', 'next'])
})

it('bounds what waits, and forgets who has left', async () => {
  const underWay = new UnderWay(1, 1)
  const { begun, enter } = watched()
  const first = enter(underWay, 'first', 'a', 1)
  const second = enter(underWay, 'second', 'a', 1)
  expect(enter(underWay, 'third', 'a', 1)).toBeNull()
  second!.giveBack()
  expect(enter(underWay, 'fourth', 'a', 1)).not.toBeNull()
  first!.giveBack()
  await turnsTaken()
  expect(begun).toEqual(['first', 'second left', 'fourth'])
})
