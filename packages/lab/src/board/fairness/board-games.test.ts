import { botsOf, findGame } from '@serai/bots'
import { type CatanState, catan, spiralBoard } from '@serai/catan'
import { layout } from '@serai/catan/raw'
import { stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { emptyDraft, finishDraft } from '../draft/draft-state.ts'
import { greedyDrafter } from '../draft/greedy-drafter.ts'
import { generateBoard } from '../generate/generate.ts'
import { BoardGames } from './board-games.ts'

const greedy = botsOf(findGame(catan.id)!).find(({ name }) => name === 'greedy')!
const board = spiralBoard(stream(3, 'board'))

describe('games on boards', () => {
  it('come out the same in any order', () => {
    const plan = { board: { mode: 'random', seed: 4 }, gamesPerBoard: 2, bot: greedy, seats: 4, seed: 4 } as const
    const whole = new BoardGames(plan).play(1, 8)
    const parts = new BoardGames(plan)
    expect([...parts.play(6, 3), ...parts.play(1, 5)]).toEqual([...whole.subarray(5), ...whole.subarray(0, 5)])
    expect([...whole].every((winner) => winner >= 0 && winner < 4)).toBe(true)
  })

  it('keep the board of the last game, and make that of another', () => {
    const plan = { board: { mode: 'random', seed: 4 }, gamesPerBoard: 2, bot: greedy, seats: 4, seed: 4 } as const
    const games = new BoardGames(plan)
    const second = games.board(2)
    games.play(3, 1)
    expect(games.board(2)).toBe(second)
    expect(second).toEqual(generateBoard({ mode: 'random', seed: 4, number: 2 }))
    games.play(5, 1)
    expect(games.board(3)).toEqual(generateBoard({ mode: 'random', seed: 4, number: 3 }))
  })

  it('place as the drafter of the lab foresees, seat by seat', () => {
    const foreseen = emptyDraft(board, 4)
    finishDraft(foreseen, greedyDrafter)
    const seen: CatanState[] = []
    const firsts = new Set<number>()
    new BoardGames({ board, gamesPerBoard: 6, bot: greedy, seats: 4, seed: 9 }).play(1, 6, (s) => {
      firsts.add(s[layout.FIRST]!)
      // Seats as draft seats.
      const turned = s.slice()
      for (let vertex = 0; vertex < 54; vertex++) {
        const building = s[layout.BUILDING + vertex]!
        if (building > 0) turned[layout.BUILDING + vertex] = 1 + ((building - 1 - s[layout.FIRST]! + 4) % 4)
      }
      seen.push(turned)
    })
    expect(seen).toHaveLength(6)
    expect(firsts.size).toBeGreaterThan(1)
    const buildings = (s: CatanState) => [...s.subarray(layout.BUILDING, layout.BUILDING + 54)]
    for (const s of seen) expect(buildings(s)).toEqual(buildings(foreseen))
  })
})
