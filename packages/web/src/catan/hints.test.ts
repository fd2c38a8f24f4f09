import { activeSeat, catan, makeAction } from '@serai/catan'
import { isRefusal } from '@serai/kernel'
import { ADVICE_METHODS, advise, emptyDraft, generateBoard } from '@serai/lab'
import { describe, expect, it } from 'vitest'
import { position } from '../../test/catan-position.ts'
import { hints, setupHint } from './hints.ts'

const board = generateBoard({ mode: 'random', seed: 5 })
if (isRefusal(board)) throw new Error('no board')

describe.each(ADVICE_METHODS)('the hint in the setup by %s', (method) => {
  it('is the first advice of the lab, settlement and road, with its reasons', () => {
    const state = emptyDraft(board, 4)
    const advice = advise(state, 0, method)
    if (isRefusal(advice)) throw new Error(advice.code)
    const best = advice.places[0]!
    expect(setupHint(state, 0, method)).toEqual({
      actions: [
        makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex: best.vertex }),
        makeAction({ type: 'PLACE_SETUP_ROAD', edge: best.edge }),
      ],
      reasons: best.reasons,
    })
  })

  it('is the road alone where the settlement stands', () => {
    const state = emptyDraft(board, 4)
    const [settle] = setupHint(state, 0, method)!.actions
    catan.apply(state, 0, settle!)
    const hint = setupHint(state, 0, method)!
    expect(hint.actions).toHaveLength(1)
    expect(catan.check(state, 0, hint.actions[0]!)).toBeNull()
    expect(hint.reasons).toEqual([])
  })

  it('is only for who is to place, and only then', () => {
    const state = emptyDraft(board, 4)
    expect(setupHint(state, (activeSeat(state) + 1) % 4, method)).toBeNull()
    expect(setupHint(position(), 0, method)).toBeNull()
  })

  it('is asked for by its name, and says nothing that another seat could not see', () => {
    const state = emptyDraft(board, 4)
    const question = { game: catan.id, seat: 0, optional: false, seed: 'hint', history: null, method }
    const seen = [0, 1].map((viewer) => hints.known({ ...question, view: catan.write(catan.redact(state, viewer)) }))
    expect(seen).toEqual([setupHint(state, 0, method), setupHint(state, 0, method)])
  })
})

it.each([undefined, 'nonsense'])('the hint in the setup is that of the expert where the method is %s', (method) => {
  const state = emptyDraft(board, 4)
  const question = { game: catan.id, seat: 0, view: catan.write(state), optional: false, seed: 'hint', history: null }
  expect(hints.known(method === undefined ? question : { ...question, method })).toEqual(setupHint(state, 0, 'expert'))
})
