import { expect, it } from 'vitest'
import { runCli } from '../test/run-cli.ts'

it('counts the ways to go on', async () => {
  const { code, out } = await runCli(['perft', '--game', 'toy', '--depth', '2', '--seats', '2', '--json'])
  expect(code).toBe(0)
  // Draw, end, or call one of three cards.
  expect(JSON.parse(out)).toEqual({
    game: 'toy',
    seed: 1,
    options: { target: 9, turnCap: 200 },
    seats: 2,
    depths: [
      { depth: 1, nodes: 5 },
      { depth: 2, nodes: 14 },
    ],
  })
})

it('prints a table', async () => {
  const { out } = await runCli(['perft', '--game', 'toy', '--depth', '2'])
  expect(out).toBe('depth  nodes\n    1      5\n    2     14\n')
})
