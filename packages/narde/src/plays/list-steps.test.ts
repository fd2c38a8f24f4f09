import { scripted, soaked } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { legalMoves } from '../../test/naive.ts'
import { moverOf, naiveOf, position, stepsOf, stepTexts } from '../../test/positions.ts'
import { madeUpTurns, randomTurns } from '../../test/random-positions.ts'
import { CONFIRM, stepAction } from '../actions/numbers.ts'
import { narde } from '../game.ts'
import { type NardeState, SIDE, STAGE } from '../state/layout.ts'

const GAME_TURNS = soaked(1000)
const MADE_UP_TURNS = soaked(800)

/** Compares the steps at every place of a turn that takes the last step of each list. */
function compareTurn(start: NardeState): number {
  const s = narde.clone(start)
  const side = s[SIDE]
  let steps = 0
  for (; s[SIDE] === side && s[STAGE] === start[STAGE]; steps++) {
    const { board, dice } = naiveOf(s)
    const expected = legalMoves(board, dice).map((move) => stepAction(move.from, move.die))
    const listed = stepsOf(s)
    expect(new Set(listed), narde.render(s)).toEqual(new Set(expected.length === 0 ? [CONFIRM] : expected))
    expect(new Set(listed).size).toBe(listed.length)
    narde.apply(s, moverOf(s), listed.at(-1)!)
  }
  return steps
}

describe('N28: the legal steps against the naive twin', () => {
  it(`at every step of ${GAME_TURNS} turns of random games`, () => {
    let steps = 0
    for (const s of randomTurns(GAME_TURNS, 'steps')) steps += compareTurn(s)
    expect(steps).toBeGreaterThan(2.4 * GAME_TURNS)
  })

  it(`at every step of ${MADE_UP_TURNS} made-up turns`, () => {
    for (const s of madeUpTurns(MADE_UP_TURNS, 'steps')) compareTurn(s)
  })

  it('follows a double to its end: a step that strands the others behind a block is none (N10, N15)', () => {
    const s = position({
      points: { white: { 11: 1, 6: 1, 5: 3, 4: 2, 3: 4, 2: 4 }, black: { 12: 1, 10: 4, 9: 2, 8: 7, 7: 1 } },
      firstTurn: { white: false, black: false },
      dice: { roll: [5, 5] },
    })
    // After 6/1 nothing may land on 6, and nothing be borne off.
    expect(stepTexts(s)).toEqual(['11/6'])
    expect(scripted(narde, s).refusal(0, '6/1')).toEqual({ code: 'E_MORE_DICE', playable: 4 })
    compareTurn(s)
  })

  it('counts a step as stranding when every other step would make a block (N10, N15)', () => {
    const s = position({
      points: { white: { 12: 1, 7: 1, 6: 2, 5: 5, 4: 5, 2: 1 }, black: { 8: 15 } },
      dice: { roll: [5, 4] },
    })
    expect(stepTexts(s)).not.toContain('7/3')
    expect(stepTexts(s)).toContain('6/2')
    expect(scripted(narde, s).refusal(0, '7/3')).toEqual({ code: 'E_MORE_DICE', playable: 2 })
    compareTurn(s)
  })
})
