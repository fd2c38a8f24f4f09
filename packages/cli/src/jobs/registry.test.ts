import { expect, it } from 'vitest'
import { batchRunner, type Job } from './registry.ts'

const GAMES = {
  kind: 'games',
  game: 'long-narde',
  options: {},
  bots: ['random', 'random'],
  seed: 1,
  wanted: {},
} as const
const ON_BOARDS = {
  kind: 'board-games',
  board: { mode: 'spiral', seed: 1 },
  gamesPerBoard: 1,
  seats: 4,
  seed: 1,
} as const

it.each<[Job, string]>([
  [{ ...GAMES, game: 'go' }, 'no game "go"'],
  [{ ...GAMES, bots: ['random', 'nobody'] }, 'no bot "nobody"'],
  [{ ...ON_BOARDS, bot: 'nobody' }, 'no bot "nobody"'],
  // As a database may hold it.
  [{ ...GAMES, kind: 'toString' } as unknown as Job, 'no job "toString"'],
])('says why a job cannot be done: %j', (job, reason) => {
  expect(() => batchRunner(job)).toThrow(reason)
})

it('does a job of games that only the caller knows', () => {
  expect(() => batchRunner(GAMES, [])).toThrow('no game "long-narde"')
  expect(batchRunner(GAMES)({ first: 1, games: 1 }).tally.games).toBe(1)
})
