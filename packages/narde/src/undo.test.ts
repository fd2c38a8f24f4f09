import { CHANCE, defaultOptions, equalBytes, isRefusal, recordFrom, stream } from '@serai/kernel'
import { soaked } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { moverOf, stepsOf } from '../test/positions.ts'
import { CONFIRM } from './actions/numbers.ts'
import { narde } from './game.ts'

const GAMES = soaked(100)

describe('N30, N31: undo and redo', () => {
  it(`at every node of ${GAMES} random games bring the same bytes`, () => {
    const options = { ...defaultOptions(narde.options), scoring: 'winlosstie' } as const
    let undone = 0
    for (let game = 0; game < GAMES; game++) {
      const random = stream('undo', 'game', game)
      const record = recordFrom(narde, options, ['a', 'b'], narde.start(options, 2, random))
      for (;;) {
        const { kind } = narde.toAct(record.state)
        if (kind === 'over') break
        if (kind === 'chance') {
          record.act(CHANCE, narde.draw(record.state, random), 0)
          continue
        }
        const seat = moverOf(record.state)
        const steps = stepsOf(record.state)
        const before = narde.clone(record.state)
        const action = steps[random.below(steps.length)]!
        record.act(seat, action, 0)
        const after = narde.clone(record.state)
        if (isRefusal(record.undo(seat, 0))) {
          // Only the end of a game is final at once.
          if (narde.toAct(after).kind !== 'over') expect.fail(`${narde.format(action)} cannot be taken back`)
          continue
        }
        undone++
        if (!same(record.state, before)) expect.fail(`undo of ${narde.format(action)} leaves another position`)
        if (isRefusal(record.redo(seat, 0)) || !same(record.state, after)) expect.fail('redo leaves another position')
      }
    }
    expect(undone).toBeGreaterThan(200 * GAMES)
  })

  it('take back a whole turn, but not across the dice', () => {
    const options = defaultOptions(narde.options)
    const record = recordFrom(narde, options, ['a', 'b'], narde.start(options, 2, stream('undo', 'board')))
    record.act(CHANCE, narde.parse('opening 6 5') as number, 0)
    const start = narde.write(record.state)
    record.act(0, narde.parse('24/18') as number, 0)
    record.act(0, narde.parse('18/13') as number, 0)
    record.undo(0, 0)
    record.undo(0, 0)
    expect(equalBytes(narde.write(record.state), start)).toBe(true)
    expect(record.undo(0, 0)).toEqual({ code: 'E_UNDO_NONE' })
    record.redo(0, 0)
    record.redo(0, 0)
    record.act(0, CONFIRM, 0)
    record.act(CHANCE, narde.parse('dice 1 1') as number, 0)
    expect(record.undo(0, 0)).toEqual({ code: 'E_UNDO_NONE' })
  })
})

/** As flat states have equal bytes exactly when their words are equal. */
function same(a: Int32Array, b: Int32Array): boolean {
  return a.every((word, i) => word === b[i])
}
