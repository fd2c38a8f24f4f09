import { type CatanState, catan, layout } from '@serai/catan'
import type { AnyGame } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { playFair } from '../../../test/fair-game.ts'
import { History } from '../../table/history.ts'
import { end } from '../../text/en/end.ts'
import { resultText } from './result-text.ts'

const NAMES = ['Ann', 'Bob', 'Cem']
const history = History.fold(playFair(catan as unknown as AnyGame, 3, 'a result'))
const final = history.state as CatanState

describe('the result of Catan', () => {
  it('names the winner, the points and the turn', () => {
    const winner = final[layout.WINNER]!
    const turn = final[layout.TURN]!
    const { title, detail } = resultText(final, NAMES, winner, end)
    expect(title).toBe('You win')
    expect(detail).toMatch(new RegExp(`^\\d+ points on turn ${turn}$`))
    expect(resultText(final, NAMES, null, end).title).toBe(`${NAMES[winner]} wins`)
  })

  it('reminds whoever resigned of it', () => {
    const loser = NAMES.findIndex((_, seat) => seat !== final[layout.WINNER])
    const resigned = catan.clone(final)
    resigned[layout.PLAYING] = final[layout.PLAYING]! & ~(1 << loser)
    expect(resultText(resigned, NAMES, loser, end).detail).toMatch(/^You resigned\. \d+ points on turn \d+$/)
    expect(resultText(resigned, NAMES, null, end).detail).toMatch(/^\d+ points/)
  })

  it('says when a game was left', () => {
    expect(resultText(history.start as CatanState, NAMES, 0, end)).toEqual({
      title: 'The game was given up',
      detail: 'Everybody left it long ago. Nobody won.',
    })
  })
})
