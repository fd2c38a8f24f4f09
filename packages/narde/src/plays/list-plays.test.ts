import { equalBytes } from '@serai/kernel'
import { soaked } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { keyOf, results } from '../../test/naive.ts'
import { moverOf, naiveOf, playsOf, playTexts, position, stepsOf } from '../../test/positions.ts'
import { madeUpTurns, randomTurns } from '../../test/random-positions.ts'
import { formatIn } from '../actions/notation.ts'
import { CONFIRM } from '../actions/numbers.ts'
import { narde } from '../game.ts'
import { HEAD, HIGH, LOW, type NardeState, OCCUPIED, SIDE } from '../state/layout.ts'

const GAME_TURNS = soaked(1400)
const MADE_UP_TURNS = soaked(600)

/** The boards after each play, by the engine and by its naive twin. */
function compare(s: NardeState): void {
  const side = s[SIDE]!
  const before = narde.write(s)
  const boards = playsOf(s).map((play) => {
    const after = narde.clone(s)
    narde.apply(after, moverOf(s), play)
    return keyOf(naiveOf(after, side).board)
  })
  expect(equalBytes(narde.write(s), before)).toBe(true)
  const { board, dice } = naiveOf(s)
  expect(boards.sort(), narde.render(s)).toEqual([...results(board, dice)].sort())
}

describe('whole plays against the naive twin', () => {
  it('N29: in the middle of a turn, with the dice and the head that are left', () => {
    let spent = 0
    for (const start of [...copies(randomTurns(200, 'middle')), ...copies(madeUpTurns(100, 'middle'))]) {
      const side = start[SIDE]
      const s = narde.clone(start)
      for (let at = 0; ; at++) {
        const steps = stepsOf(s)
        narde.apply(s, moverOf(s), steps[at % steps.length]!)
        if (s[SIDE] !== side || narde.toAct(s).kind !== 'seats' || stepsOf(s)[0] === CONFIRM) break
        if (s[HEAD] === 0 && s[LOW] === s[HIGH] && (s[OCCUPIED + s[SIDE]!]! & 1) === 1) spent++
        compare(s)
      }
    }
    expect(spent).toBeGreaterThan(10)
  })

  it(`in ${GAME_TURNS} turns of random games`, () => {
    let heads = 0
    for (const s of randomTurns(GAME_TURNS, 'plays')) {
      compare(s)
      if ((s[OCCUPIED + s[SIDE]!]! & 1) === 1) heads++
    }
    expect(heads).toBeGreaterThan(GAME_TURNS / 7)
  })

  it(`in ${MADE_UP_TURNS} made-up turns, where blocks bind`, () => {
    let blocks = 0
    let turns = 0
    for (const s of madeUpTurns(MADE_UP_TURNS, 'plays')) {
      compare(s)
      if (turns++ < 200 && blockBinds(s)) blocks++
    }
    expect(blocks).toBeGreaterThan(10)
  })
})

function copies(turns: Iterable<NardeState>): NardeState[] {
  return Array.from(turns, (s) => narde.clone(s))
}

it('N15: a checker that runs home over a point of two leaves two there, which can be part of a block', () => {
  const s = position({
    points: { white: { 9: 1, 6: 2, 5: 3, 4: 3, 3: 3, 2: 3 }, black: { 12: 15 } },
    firstTurn: { white: false, black: true },
    dice: { roll: [5, 3] },
  })
  expect(playTexts(s)).not.toContain('9/6 6/1')
  compare(s)
})

describe('N21, N29: the steps of a whole play', () => {
  const last = { white: { 1: 1 }, black: { 13: 1 } }
  it.each([
    ['end with the one that wins', 'white', last, 14, [2, 1], ['1/off(2)']],
    ['end with the one that wins, for Black too', 'black', last, 14, [2, 1], ['13/off(2)']],
    ['end with the one that wins, with the exact die', 'white', last, 14, [1, 1], ['1/off']],
    [
      'end with CONFIRM when checkers are left',
      'white',
      { white: { 6: 1, 1: 1 }, black: { 13: 1 } },
      13,
      [2, 1],
      ['1/off', '6/4', 'confirm'],
    ],
    [
      'end with CONFIRM when nothing is borne off',
      'white',
      { white: { 6: 1, 5: 1 }, black: { 13: 1 } },
      13,
      [2, 1],
      ['5/4', '6/4', 'confirm'],
    ],
  ])('%s', (_, mover, points, off, roll, steps) => {
    const s = position({ points, off: { white: mover === 'white' ? off : 14, black: 14 }, mover, dice: { roll } })
    const out: number[] = []
    const asSteps = playsOf(s).map((play) =>
      out.slice(0, narde.plays!.steps(s, play, out)).map((step) => formatIn(s, step)),
    )
    expect(asSteps).toContainEqual(steps)
  })
})

/** Whether there would be other results if the opponent had a checker past everything. */
function blockBinds(s: NardeState): boolean {
  const { board, dice } = naiveOf(s)
  return results(board, dice).size !== results({ ...board, theirsOff: 1 }, dice).size
}
