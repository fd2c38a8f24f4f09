import { type CatanState, catan } from '@serai/catan'
import { everySeat, seatBit } from '@serai/kernel'
import { catanPosition } from '@serai/test-kit/positions'
import { describe, expect, it } from 'vitest'
import { playFair } from '../../../test/fair-game.ts'
import { History } from '../../table/history.ts'
import en from '../../text/en/index.ts'
import { resultText } from './catan-end.tsx'

const { end } = en
const NAMES = ['Ann', 'Bob', 'Cem']
const history = History.fold(playFair(catan, 3, 'a result'))
const final = history.state as CatanState
const winner = catan.result(final)!.winner!

describe('the result of Catan', () => {
  it('names the winner, the points and the turn', () => {
    const turn = catan.turnCount(final)
    const { title, detail } = resultText(final, NAMES, winner, end)
    expect(title).toBe('You win')
    expect(detail).toMatch(new RegExp(`^\\d+ points on turn ${turn}$`))
    expect(resultText(final, NAMES, null, end).title).toBe(`${NAMES[winner]} wins`)
  })

  it('reminds whoever resigned of it', () => {
    const loser = NAMES.findIndex((_, seat) => seat !== winner)
    const resigned = catanPosition(final, { playing: everySeat(3) & ~seatBit(loser) })
    expect(resultText(resigned, NAMES, loser, end).detail).toMatch(/^You resigned\. \d+ points on turn \d+$/)
    expect(resultText(resigned, NAMES, null, end).detail).toMatch(/^\d+ points/)
  })

  it('says when a game was left', () => {
    expect(resultText(history.start as CatanState, NAMES, 0, end)).toEqual({
      title: 'Game abandoned',
      detail: 'All players left long ago. Nobody won.',
    })
  })
})
