import { activeSeat, catan, makeAction } from '@serai/catan'
import { isRefusal } from '@serai/kernel'
import { advise, emptyDraft, generateBoard } from '@serai/lab'
import { describe, expect, it } from 'vitest'
import { position } from '../../test/catan-position.ts'
import { SETUP_METHOD, setupHint } from './hints.ts'

const board = generateBoard({ mode: 'random', seed: 5 })
if (isRefusal(board)) throw new Error('no board')

describe('the hint in the set-up', () => {
  it('is the first advice of the lab, settlement and road, with its reasons', () => {
    const state = emptyDraft(board, 4)
    const advice = advise(state, 0, SETUP_METHOD)
    if (isRefusal(advice)) throw new Error(advice.code)
    const best = advice.places[0]!
    expect(setupHint(state, 0)).toEqual({
      actions: [
        makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex: best.vertex }),
        makeAction({ type: 'PLACE_SETUP_ROAD', edge: best.edge }),
      ],
      reasons: best.reasons,
    })
  })

  it('is the road alone where the settlement stands', () => {
    const state = emptyDraft(board, 4)
    const [settle] = setupHint(state, 0)!.actions
    catan.apply(state, 0, settle!)
    const hint = setupHint(state, 0)!
    expect(hint.actions).toHaveLength(1)
    expect(catan.check(state, 0, hint.actions[0]!)).toBeNull()
    expect(hint.reasons).toEqual([])
  })

  it('is only for who is to place, and only then', () => {
    const state = emptyDraft(board, 4)
    expect(setupHint(state, (activeSeat(state) + 1) % 4)).toBeNull()
    expect(setupHint(position(), 0)).toBeNull()
  })
})
