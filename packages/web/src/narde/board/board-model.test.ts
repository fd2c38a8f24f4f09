import { stepAction } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { position } from '../../../test/narde-position.ts'
import { startDraft, withSteps } from '../draft.ts'
import { type BoardInput, boardModel } from './board-model.ts'

const STATE = position({
  points: { white: { 24: 13, 20: 2 }, black: { 12: 14, 11: 1 } },
  dice: { roll: [5, 3], left: [5, 3], head: 1 },
})
const input = (changes: Partial<BoardInput>): BoardInput => ({
  base: STATE,
  state: STATE,
  seat: 0,
  isOpen: true,
  isCovered: false,
  chosen: null,
  hinted: null,
  last: { from: [], to: [] },
  ...changes,
})

describe('the board', () => {
  it('begins at the head of who looks', () => {
    const mine = boardModel(input({}))
    const theirs = boardModel(input({ seat: 1 }))
    expect([mine.points[0]?.point, mine.points[23]?.point]).toEqual([24, 1])
    expect([theirs.points[0]?.point, theirs.points[23]?.point]).toEqual([12, 13])
    expect(theirs.points[0]).toMatchObject({ owner: 1, count: 14, isMovable: false })
  })

  it('shows what can move, and nothing while the table waits', () => {
    const movable = (changes: Partial<BoardInput>) =>
      boardModel(input(changes))
        .points.filter(({ isMovable }) => isMovable)
        .map(({ point }) => point)
    expect(movable({})).toEqual([24, 20])
    expect(movable({ isOpen: false })).toEqual([])
    expect(movable({ seat: null })).toEqual([])
  })

  it('lights the places of the chosen checker with their dice', () => {
    const { points, offTarget } = boardModel(input({ chosen: 24 }))
    const lit = points.filter(({ target }) => target !== null).map(({ point, target }) => [point, target])
    expect(lit).toEqual([
      [21, '3'],
      [19, '5'],
      [16, '3+5'],
    ])
    expect(offTarget).toBeNull()
  })

  it('marks a die as used by the steps that are laid', () => {
    const { state } = withSteps(startDraft(STATE, 0), [stepAction(24, 3)])
    expect(boardModel(input({ state })).dice).toMatchObject({ values: [5, 3], used: [false, true], marks: null })
  })

  it('counts the steps of a double', () => {
    const base = position({
      points: { white: { 24: 13, 20: 2 }, black: { 12: 14, 11: 1 } },
      firstTurn: { white: false, black: false },
      dice: { roll: [2, 2], left: [2, 2, 2, 2], head: 1 },
    })
    const { state } = withSteps(startDraft(base, 0), [stepAction(20, 2), stepAction(20, 2)])
    expect(boardModel(input({ base, state: base })).dice).toMatchObject({ used: [false, false], marks: 4 })
    expect(boardModel(input({ base, state })).dice).toMatchObject({ used: [true, false], marks: 2 })
  })

  it.each([
    ['two checkers', [stepAction(24, 3), stepAction(20, 5)], [24, 21, 20, 15]],
    ['one that goes on', [stepAction(20, 3), stepAction(17, 5)], [20, 12]],
    ['one that comes where another leaves', [stepAction(21, 5), stepAction(24, 3)], [24, 16]],
  ])('shows where a hint begins and ends: %s', (_, steps, ends) => {
    const base = position({
      points: { white: { 24: 12, 21: 1, 20: 2 }, black: { 13: 15 } },
      dice: { roll: [5, 3], left: [5, 3], head: 1 },
    })
    const hinted = { steps, after: withSteps(startDraft(base, 0), steps).state }
    const { points, isOffHint, hintWays } = boardModel(input({ base, state: base, hinted }))
    const lit = (as: 'from' | 'to') => points.filter(({ hint }) => hint === as).map(({ point }) => point)
    expect(hintWays.flatMap(({ from, to }) => [from, to])).toEqual(ends)
    expect(lit('from')).toEqual(hintWays.map(({ from }) => from))
    expect(lit('to')).toEqual(hintWays.map(({ to }) => to))
    expect(isOffHint).toBe(false)
  })

  it('lights the tray when a checker can be borne off', () => {
    const base = position({
      points: { white: { 3: 2, 5: 1 }, black: { 12: 14, 11: 1 } },
      off: { white: 12, black: 0 },
      dice: { roll: [5, 3], left: [5, 3], head: 1 },
    })
    const model = boardModel(input({ base, state: base, chosen: 3 }))
    expect([model.offTarget, model.off]).toEqual(['3', [12, 0]])
  })
})
