import { CHANCE, defaultOptions, recordFrom, stream } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { playTexts, position, script, stepsOf, stepTexts } from '../test/positions.ts'
import { CONFIRM, diceAction } from './actions/numbers.ts'
import { freeOf } from './board/route.ts'
import { narde } from './game.ts'

const begin = () => narde.start(defaultOptions(narde.options), 2, stream('scenarios', 'board'))
const count = (text: string, word: string) => text.split(' ').filter((found) => found === word).length

/** Fourteen on the head that cannot move with 6 or 5, and what else White has. */
const stuckHead = (others: { [point: string]: number }, black: { [point: string]: number }) => ({
  points: { white: others, black },
  dice: { roll: [6, 5] },
})

/** Five points of a wall in front of Black's head, with a checker to close the sixth. */
const wall = { 11: 1, 10: 2, 9: 1, 8: 1, 7: 1, 24: 9 }

describe('scenarios of the rules: the turn', () => {
  it('T1: White opens with 6-5: one checker leaves the head, both dice are played', () => {
    const s = scripted(narde, begin()).chance('opening 6 5').state
    expect(playTexts(s)).toEqual(['24/19 19/13'])
    expect(stepTexts(s)).toEqual(['24/18', '24/19'])
    for (const first of ['24/18', '24/19']) {
      const after = scripted(narde, s).act(0, first)
      expect(after.legal(0)).toHaveLength(1)
      expect(after.refusal(0, '24/19').code).toBe(first === '24/19' ? 'E_DIE' : 'E_HEAD')
    }
  })

  it("T2: Black's first 6-6 runs into White's head after one step, so two checkers leave the head", () => {
    const s = position({
      points: { white: { 24: 14, 13: 1 }, black: { 12: 15 } },
      mover: 'black',
      dice: { roll: [6, 6] },
    })
    expect(playTexts(s)).toEqual(['12/6 12/6'])
  })

  it("T3: Black's second turn with 4-4: one head checker only", () => {
    const s = position({
      points: { white: { 24: 14, 13: 1 }, black: { 12: 14, 8: 1 } },
      mover: 'black',
      dice: { roll: [4, 4] },
    })
    const heads = playTexts(s).map((text) => count(text, '12/8'))
    expect(Math.max(...heads)).toBe(1)
  })

  it("T4: White's first turn with 3-3 under reroll: two from the head, as one alone runs into Black's head", () => {
    const options = { ...defaultOptions(narde.options), opening: 'reroll' } as const
    const s = narde.start(options, 2, stream('scenarios', 'board'))
    const { state } = scripted(narde, s).chance('opening 2 1', 'dice 3 3')
    const heads = playTexts(state).map((text) => count(text, '24/21'))
    expect(heads).toEqual(heads.map(() => 2))
    expect(heads.length).toBeGreaterThan(0)
  })

  it('T5: either die alone, not both: the higher only', () => {
    const s = position(stuckHead({ 24: 14, 17: 1 }, { 19: 5, 18: 5, 6: 5 }))
    expect(playTexts(s)).toEqual(['17/11'])
    expect(stepTexts(s)).toEqual(['17/11'])
    expect(scripted(narde, s).refusal(0, '17/12')).toEqual({ code: 'E_HIGHER_DIE', die: 6 })
  })

  it('T6: only the lower die can be played: it is forced', () => {
    const s = position(stuckHead({ 24: 14, 17: 1 }, { 19: 4, 18: 4, 6: 4, 11: 3 }))
    expect(playTexts(s)).toEqual(['17/12'])
    expect(stepTexts(s)).toEqual(['17/12'])
  })

  it('T7: a step that strands the other die is not legal', () => {
    const s = position(stuckHead({ 24: 13, 17: 1, 16: 1 }, { 19: 4, 18: 4, 6: 3, 10: 4 }))
    expect(stepTexts(s)).toEqual(['16/11', '17/11'])
    expect(scripted(narde, s).refusal(0, '17/12')).toEqual({ code: 'E_MORE_DICE', playable: 2 })
  })

  it.each([
    ['all behind', { 12: 15 }, false],
    ['one past it', { 12: 14, 5: 1 }, true],
  ] as const)('T8: the sixth point of a block, %s', (_, black, legal) => {
    const s = position({ points: { white: wall, black }, dice: { roll: [4, 1] } })
    expect(stepTexts(s).includes('10/6')).toBe(legal)
    if (!legal) expect(scripted(narde, s).refusal(0, '10/6').code).toBe('E_BLOCK')
  })

  it.each([
    ['all behind', { 12: 15 }, false],
    ['one past it', { 12: 14, 5: 1 }, true],
  ] as const)('T9: a block made by one step and opened by the next, %s', (_, black, legal) => {
    const s = position({ points: { white: wall, black }, dice: { roll: [4, 4] } })
    expect(playTexts(s).includes('24/20 20/16 10/6 6/2')).toBe(legal)
  })

  it('T9: the same steps in an order that never blocks are legal', () => {
    const s = position({ points: { white: wall, black: { 12: 15 } }, dice: { roll: [4, 1] } })
    expect(playTexts(s)).toContain('11/10 10/6')
    script({ points: { white: wall, black: { 12: 15 } }, dice: { roll: [4, 1] } }).act(0, '11/10', '10/6', 'confirm')
  })

  it("T10: six points in a row across the end of the opponent's route are not joined", () => {
    const white = { 16: 1, 15: 1, 14: 1, 13: 1, 11: 1, 10: 1, 24: 9 }
    script({ points: { white, black: { 9: 15 } }, dice: { roll: [4, 1] } }).act(0, '16/12')
    const black = { 4: 1, 3: 1, 2: 1, 1: 1, 23: 1, 22: 1, 12: 9 }
    const s = script({ points: { white: { 21: 15 }, black }, mover: 'black', dice: { roll: [4, 1] } })
    s.act(1, { type: 'STEP', from: 4, die: 4 })
  })

  it('T17: no die playable: the turn passes, and the pass is an entry', () => {
    const s = position({
      points: { white: { 24: 15 }, black: { 18: 8, 19: 7 } },
      firstTurn: { white: false, black: false },
      mover: 'white',
      dice: { roll: [6, 5] },
    })
    expect(playTexts(s)).toEqual(['pass'])
    expect(stepsOf(s)).toEqual([CONFIRM])
    const record = recordFrom(narde, defaultOptions(narde.options), ['a', 'b'], s)
    record.act(0, CONFIRM, 0)
    record.act(CHANCE, diceAction(2, 1), 0)
    expect(record.entries.map((entry) => 'action' in entry && narde.format(entry.action))).toEqual([
      'confirm',
      'dice 2 1',
    ])
    expect(narde.turnCount(record.state)).toBe(1)
    expect(narde.toAct(record.state).must).toBe(2)
  })

  it('T20: Black wraps from point 1 to point 24, White never does', () => {
    const black = { points: { white: { 24: 15 }, black: { 12: 14, 2: 1 } }, mover: 'black', dice: { roll: [5, 1] } }
    const { state } = script(black).act(1, { type: 'STEP', from: 2, die: 5 })
    expect(narde.describe(state).points).toEqual({ white: { 24: 15 }, black: { 12: 14, 21: 1 } })
    const white = script({ points: { white: { 24: 14, 2: 1 }, black: { 12: 15 } }, dice: { roll: [5, 1] } })
    expect(white.refusal(0, { type: 'STEP', from: 2, die: 5 })).toEqual({ code: 'E_NOT_HOME', outside: 14 })
  })

  it('T21: an opposing checker on the target, or on both landings of a run', () => {
    const onTarget = script({ points: { white: { 24: 14, 17: 1 }, black: { 12: 14, 11: 1 } }, dice: { roll: [6, 1] } })
    expect(onTarget.refusal(0, '17/11')).toEqual({ code: 'E_OCCUPIED', from: 17, to: 11 })
    const between = position(stuckHead({ 24: 14, 17: 1 }, { 19: 4, 18: 4, 12: 4, 11: 3 }))
    expect(playTexts(between)).toEqual(['pass'])
  })

  it('T21: with a double the run stops before an opposing checker', () => {
    const points = { white: { 24: 14, 18: 1 }, black: { 12: 14, 9: 1 } }
    const s = position({ points, firstTurn: { white: false, black: false }, dice: { roll: [3, 3] } })
    expect(playTexts(s)).toEqual(['24/21 21/18 18/15 18/15'])
  })

  it('N5: a free point is one without an opposing checker, seen on the own route', () => {
    expect(freeOf(1)).toBe(0xffffff & ~(1 << 12))
  })
})
