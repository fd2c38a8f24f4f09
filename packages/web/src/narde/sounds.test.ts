import { CHANCE, defaultOptions, stream } from '@serai/kernel'
import { CONFIRM, diceAction, narde, openingAction, RESIGN, stepAction } from '@serai/narde'
import { expect, it } from 'vitest'
import { play } from '../../test/narde-actions.ts'
import type { Moment } from '../table/history.ts'
import { soundOf } from './sounds.ts'

it('is silent for my own checkers, which were heard when I laid them', () => {
  const turn = play([
    [CHANCE, openingAction(6, 5)],
    [0, stepAction(24, 6)],
    [0, stepAction(18, 5)],
    [0, CONFIRM],
    [CHANCE, diceAction(2, 1)],
  ])
  expect(turn.map((moment) => soundOf(moment, 0))).toEqual(['dice', null, null, null, 'dice'])
  expect(turn.map((moment) => soundOf(moment, 1))).toEqual(['dice', 'checker', 'checker', null, 'dice'])
})

it('rings at the end of each game of a match', () => {
  const match = play(
    [
      [CHANCE, openingAction(6, 5)],
      [0, RESIGN],
    ],
    { matchPoints: 3 },
  )
  expect(match.map((moment) => soundOf(moment, 0))).toEqual(['dice', 'end'])
})

it('rattles for dice, clacks for checkers and rings at the end', () => {
  const state = narde.start(defaultOptions(narde.options), 2, stream(1, 'board'))
  const random = stream(2, 'play')
  const list: number[] = []
  const heard = new Set<string>()
  let last: string | null = null
  for (let seq = 1; narde.toAct(state).kind !== 'over'; seq++) {
    const turn = narde.toAct(state)
    const by = turn.kind === 'chance' ? CHANCE : turn.must === 1 ? 0 : 1
    const action = by === CHANCE ? narde.draw(state, random) : list[random.below(narde.legal(state, by, list))]!
    const before = narde.clone(state)
    narde.apply(state, by, action)
    const moment: Moment = { entry: { seq, at: 0, by, action }, before, after: narde.clone(state) }
    last = soundOf(moment, null)
    if (last) heard.add(last)
  }
  expect([...heard].sort()).toEqual(['checker', 'dice', 'end'])
  expect(last).toBe('end')
})
