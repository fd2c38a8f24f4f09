import { stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { newTableId } from './random-bytes.ts'

it('the id of a table is 60 bits that nobody can guess', () => {
  const random = stream(1, 'ids')
  const seen = Array.from({ length: 12 }, () => new Set<string>())
  for (let i = 0; i < 2000; i++) {
    const id = newTableId((count) => Uint8Array.from({ length: count }, () => random.below(256)))
    for (const [place, letter] of [...id].entries()) seen[place]!.add(letter)
  }
  expect(seen.map(({ size }) => size)).toEqual(Array(12).fill(32))
})
