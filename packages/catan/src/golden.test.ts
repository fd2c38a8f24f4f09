import { defaultOptions } from '@serai/kernel'
import { playthrough } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { catan } from './game.ts'

describe('golden playthroughs', () => {
  it.each([
    ['catan-4-spiral', 4, { turnCap: 2000 }],
    ['catan-3-beginner', 3, { board: 'beginner', turnCap: 2000 }],
  ] as const)('golden: %s', async (name, seats, options) => {
    const text = playthrough(catan, { ...defaultOptions(catan.options), ...options }, seats, name, 5000)
    await expect(text).toMatchFileSnapshot(`../golden/${name}.txt`)
  })
})
