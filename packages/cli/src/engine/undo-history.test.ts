import { type Action, CHANCE, defaultOptions, lowestSeat, stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { toyBySteps as game } from '../../test/toy.ts'
import { UndoHistory } from './undo-history.ts'

/** A walk with whole states so often that many are met on the way back. */
function walked() {
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
  hashes.push(game.hash(state))
  return { state, history, hashes, last: hashes.length - 1 }
}

it('takes back every action of a walk and does it again, to the same bytes', () => {
  const { state, history, hashes, last } = walked()
  const isAt = (length: number) => {
    expect(history.length).toBe(length)
    expect(game.hash(state)).toBe(hashes[length])
  }
  expect(history.redo(state)).toBe(false)
  // To and fro as well: over a whole state and back, and then all the way.
  for (const turningPoint of [last - 1, last - 20, 0]) {
    for (let length = last - 1; length >= turningPoint; length--) {
      expect(history.undo(state)).toBe(true)
      isAt(length)
    }
    if (turningPoint === 0) expect(history.undo(state)).toBe(false)
    for (let length = turningPoint + 1; length <= last; length++) {
      expect(history.redo(state)).toBe(true)
      isAt(length)
    }
    expect(history.redo(state)).toBe(false)
  }
})

it('forgets what was taken back when something new is done', () => {
  const { state, history, hashes, last } = walked()
  for (let i = 0; i < 20; i++) history.undo(state)
  const list: Action[] = []
  while (game.toAct(state).kind !== 'seats') history.undo(state)
  const { length } = history
  const seat = lowestSeat(game.toAct(state).must)
  const other = list.slice(0, game.legal(state, seat, list)).find((action) => {
    const after = game.clone(state)
    game.apply(after, seat, action)
    return game.hash(after) !== hashes[length + 1]
  })
  history.apply(state, seat, other!)
  const after = game.hash(state)
  expect(history.length).toBe(length + 1)
  expect(history.length).toBeLessThan(last)
  expect(history.redo(state)).toBe(false)
  // Whole states that were kept on the lost way are gone with it.
  history.undo(state)
  expect(game.hash(state)).toBe(hashes[length])
  expect(history.redo(state)).toBe(true)
  expect(game.hash(state)).toBe(after)
})
