import { randomBot } from '@serai/bots'
import { expect, it } from 'vitest'
import { runCli } from '../../test/run-cli.ts'
import { toyBySteps } from '../../test/toy.ts'
import { watchGame } from './watch-game.ts'

const watch = ['watch', '--game', 'toy', '--seed', '5']

it('tells a game from the first board to the result', async () => {
  const { code, out } = await runCli(watch)
  expect(code).toBe(0)
  expect(out).toMatch(/^Toy, seed 5: 0 random, 1 random, 2 random\n\nTurn 0\n/)
  expect(out).toMatch(/\n(Seat \d \(random\) wins|No winner) after \d+ turns: \w+\n$/)
  expect(out.match(/^Turn \d+$/gm)).toHaveLength(2)
  expect(out).not.toContain('\u001b')
})

it('draws boards as often as asked', async () => {
  const { out } = await runCli([...watch, '--every', '2'])
  const boards = out.match(/^Turn \d+$/gm)!.map((line) => Number(line.slice(5)))
  expect(boards.slice(0, 3)).toEqual([0, 2, 4])
})

it('tells each turn once, in order', async () => {
  const { out } = await runCli([...watch, '--every', '0'])
  const turns = [...out.matchAll(/^ +(\d+) {2}\d/gm)].map((match) => Number(match[1]))
  expect(turns).toEqual(turns.map((_, i) => i))
  expect(turns.length).toBeGreaterThan(3)
})

it('gives each seat of a turn its own line', () => {
  const { game, ...rest } = { game: toyBySteps, bots: [randomBot, randomBot, randomBot], seed: 4 }
  const plan = { game, ...rest, options: { target: 40, turnCap: 60 } }
  const { events } = watchGame(plan, 1, 0)
  const seats = events.flatMap((event) => (event.kind === 'turn' ? [`${event.turn} ${event.seat}`] : []))
  // Everybody else drops a card within the turn of the one who calls for it.
  expect(new Set(seats).size).toBeGreaterThan(new Set(seats.map((seat) => seat.split(' ')[0])).size)
  for (const event of events) if (event.kind === 'turn') expect(event.actions.length).toBeGreaterThan(0)
})
