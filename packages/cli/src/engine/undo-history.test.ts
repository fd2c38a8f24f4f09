import { type Action, CHANCE, defaultOptions, lowestSeat, stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { toyBySteps as game } from '../../test/toy.ts'
import { UndoHistory } from './undo-history.ts'

it('takes back every action of a walk, to the same bytes', () => {
  const random = stream(1, 'walk')
  const options = { ...defaultOptions(game.options), target: 100, turnCap: 10_000 }
  const state = game.start(options, 3, random)
  const history = new UndoHistory(game, state, 8)
  const hashes: string[] = []
  const list: Action[] = []
  while (game.toAct(state).kind !== 'over' && hashes.length < 300) {
    hashes.push(game.hash(state))
    const { kind, must } = game.toAct(state)
    const seat = kind === 'chance' ? CHANCE : lowestSeat(must)
    const action = kind === 'chance' ? game.draw(state, random) : list[random.below(game.legal(state, seat, list))]!
    history.apply(state, seat, action)
  }
  expect(hashes.length).toBeGreaterThan(24)
  while (hashes.length > 0) {
    expect(history.length).toBe(hashes.length)
    expect(history.undo(state)).toBe(true)
    expect(game.hash(state)).toBe(hashes.pop())
  }
  expect(history.undo(state)).toBe(false)
})
