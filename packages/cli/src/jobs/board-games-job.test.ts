import { isRefusal } from '@serai/kernel'
import { fairnessCard, generateBoard } from '@serai/lab'
import { expect, it } from 'vitest'
import { boardGamesRunner } from './board-games-job.ts'

const board = { mode: 'random', seed: 4 } as const
const job = { kind: 'board-games', board, gamesPerBoard: 2, bot: 'greedy', seats: 3, seed: 4 } as const

function sharesOn(number: number): readonly number[] {
  const made = generateBoard({ ...board, number })
  if (isRefusal(made)) throw new Error(made.code)
  return fairnessCard(made, 3).seats.map(({ share }) => share)
}

it('tells with the winners what was expected on each board, once', () => {
  const whole = boardGamesRunner(job)({ first: 1, games: 5 })
  expect(whole.expected).toEqual([1, 2, 3].map(sharesOn))
  const work = boardGamesRunner(job)
  const parts = [
    { first: 1, games: 3 },
    { first: 4, games: 1 },
    { first: 5, games: 1 },
  ].map(work)
  expect(parts.map(({ expected }) => expected.length)).toEqual([2, 0, 1])
  expect(parts.flatMap(({ expected }) => expected)).toEqual(whole.expected)
  expect(parts.flatMap(({ winners }) => [...winners])).toEqual([...whole.winners])
})
