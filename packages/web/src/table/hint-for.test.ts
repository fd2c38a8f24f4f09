import { catan } from '@serai/catan'
import { CHANCE, defaultOptions, isRefusal, stream } from '@serai/kernel'
import { emptyDraft, generateBoard } from '@serai/lab'
import { CONFIRM, narde, openingAction } from '@serai/narde'
import { expect, it } from 'vitest'
import { position } from '../../test/catan-position.ts'
import { hintFor } from './hint-for.ts'

const ASKED = { seat: 0, optional: false, seed: 'hint', history: null } as const

it('tells what speaks for it where the game knows more than a bot', () => {
  const board = generateBoard({ mode: 'random', seed: 5 })
  if (isRefusal(board)) throw new Error(board.code)
  const view = catan.write(catan.redact(emptyDraft(board, 4), 0))
  const { actions, reasons, next } = hintFor({ ...ASKED, game: catan.id, view })
  expect(actions).toHaveLength(2)
  expect(reasons.length).toBeGreaterThan(0)
  expect(next).toBeNull()
})

it('is by the method that is asked for, where the game knows several', () => {
  const board = generateBoard({ mode: 'random', seed: 5 })
  if (isRefusal(board)) throw new Error(board.code)
  const view = catan.write(catan.redact(emptyDraft(board, 4), 0))
  const worthOf = (method: string) =>
    hintFor({ ...ASKED, game: catan.id, view, method }).reasons.map(({ code }) => code)
  expect(worthOf('expert')).toContain('win_share')
  expect(worthOf('maxmin')).toContain('worst_seat')
  expect(worthOf('classic')).toContain('score')
})

it('is a whole discard, though a bot chooses card by card', () => {
  const state = position({
    stage: 'robber_discard',
    hands: { 0: [4, 1, 3, 0, 1] },
    owes: { 0: 4 },
    more: { returnStage: 'main_actions' },
  })
  const { actions } = hintFor({ ...ASKED, game: catan.id, view: catan.write(state) }, 'easy')
  expect(actions).toHaveLength(4)
  for (const action of actions) {
    expect(catan.check(state, 0, action)).toBeNull()
    catan.apply(state, 0, action)
  }
})

it('is the whole play of a bot where the game knows no more', () => {
  const state = narde.start(defaultOptions(narde.options), 2, stream('hint', 'start'))
  narde.apply(state, CHANCE, openingAction(6, 5))
  const { actions, ...more } = hintFor({ ...ASKED, game: narde.id, view: narde.write(state) }, 'easy')
  expect(actions.at(-1)).toBe(CONFIRM)
  for (const action of actions) {
    expect(narde.check(state, 0, action)).toBeNull()
    narde.apply(state, 0, action)
  }
  expect(more).toEqual({ reasons: [], next: null })
})

it('is nothing in a game without bots', () => {
  expect(hintFor({ ...ASKED, game: 'chess', view: new Uint8Array() })).toEqual({ actions: [], reasons: [], next: null })
})
