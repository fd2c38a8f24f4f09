import { toyGame } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { type Action, CHANCE } from './contract/actor.ts'
import type { Outcomes } from './contract/game.ts'
import { listSeats } from './contract/seats.ts'
import { perft } from './perft.ts'
import { stream } from './random/random.ts'

type Toy = ReturnType<typeof toyGame.start>

function start(): Toy {
  return toyGame.start({ target: 9, turnCap: 200 }, 2, stream(1, 'board'))
}

/** The same count without sharing any memory. */
function slowPerft(state: Toy, depth: number): number {
  if (depth === 0) return 1
  const turn = toyGame.toAct(state)
  const next: [number, Action][] = []
  if (turn.kind === 'chance') {
    const outcomes: Outcomes = { actions: [], weights: [] }
    const n = toyGame.chance(state, outcomes)
    for (const action of outcomes.actions.slice(0, n)) next.push([CHANCE, action])
  }
  for (const seat of listSeats(turn.must | turn.may)) {
    const list: Action[] = []
    const n = toyGame.legal(state, seat, list)
    for (const action of list.slice(0, n)) next.push([seat, action])
  }
  return next.reduce((sum, [by, action]) => {
    const after = toyGame.clone(state)
    toyGame.apply(after, by, action)
    return sum + slowPerft(after, depth - 1)
  }, 0)
}

describe('perft', () => {
  it('counts the ways on, chance and all seats included', () => {
    const state = start()
    const before = toyGame.hash(state)
    // Draw, call one of three cards, or end; drawing leaves three outcomes to chance.
    expect([0, 1, 2].map((depth) => perft(toyGame, state, depth))).toEqual([1, 5, 14])
    expect(toyGame.hash(state)).toBe(before)
  })

  it.each([3, 4, 5, 6])('agrees with the obvious count at depth %i', (depth) => {
    expect(perft(toyGame, start(), depth)).toBe(slowPerft(start(), depth))
  })

  it('counts nothing past the end', () => {
    const state = start()
    const resign = toyGame.parse('resign') as Action
    toyGame.apply(state, 0, resign)
    expect([0, 1, 2].map((depth) => perft(toyGame, state, depth))).toEqual([1, 0, 0])
  })
})
