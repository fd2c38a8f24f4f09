import { catan } from '@serai/catan'
import type { AnyGame } from '@serai/kernel'
import { narde } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { playFair } from '../../test/fair-game.ts'
import { part as catanPart } from '../catan/screens.ts'
import { part as nardePart } from '../narde/screens.ts'
import english from '../text/en/index.ts'
import { hidesAnything, historyOf, momentOf, positionAt } from './replay-history.ts'

const game: AnyGame = catan
const log = playFair(game, 3, 'to look at again')
const open = historyOf(log, null)
const steps = open.moments.length

describe('a replay', () => {
  it('shows everything when it is open', () => {
    expect(game.viewer(positionAt(open, 0))).toBeNull()
    expect(steps).toBe(log.entries.length)
    expect(game.toAct(positionAt(open, steps)).kind).toBe('over')
  })

  it('shows what a seat may know at each step', () => {
    const mine = historyOf(log, 2)
    for (const step of [0, Math.floor(steps / 3), steps]) {
      const expected = game.redact(positionAt(open, step), 2)
      expect(game.hash(positionAt(mine, step))).toBe(game.hash(expected))
    }
  })

  it('knows where nothing is hidden', () => {
    expect(hidesAnything(log)).toBe(true)
    expect(hidesAnything(playFair(narde, 2, 'open to all'))).toBe(false)
  })

  it.each([
    ['Catan', open, catanPart.logLines],
    ['Narde', historyOf(playFair(narde, 2, 'lines'), 0), nardePart.logLines],
  ] as const)('finds the moment of a line of the log: %s', (_, { moments }, linesOf) => {
    const names = ['Ann', 'Bob', 'Cem']
    const told = linesOf(moments, names, null, english)
    const { key } = told[Math.floor(told.length / 2)]!
    const keysAt = (step: number) => linesOf(moments.slice(0, step), names, null, english).map((line) => line.key)
    expect(keysAt(momentOf(key))).toContain(key)
    expect(keysAt(momentOf(key) - 1)).not.toContain(key)
  })
})
