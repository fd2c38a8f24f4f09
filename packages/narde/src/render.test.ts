import { defaultOptions, stream } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { position, script } from '../test/positions.ts'
import { narde } from './game.ts'
import { render } from './render.ts'

const begin = (options = {}) =>
  narde.start({ ...defaultOptions(narde.options), ...options }, 2, stream('render', 'board'))

describe('render', () => {
  it('shows the board, the dice and whose turn it is', () => {
    const s = scripted(narde, begin()).chance('opening 5 6').act(1, '24/18').state
    expect(`\n${render(s)}`).toBe(`
+-13--14--15--16--17--18-+-19--20--21--22--23--24-+
|                      W |                      W |
|                        |                      W |
|                        |                      W |
|                        |                      W |
|                        |                     14 |
|                        |                        |
| 15                     |                        |
|  B                     |                        |
|  B                     |                        |
|  B                     |                        |
|  B                     |                        |
+-12--11--10---9---8---7-+--6---5---4---3---2---1-+
W white seat 1  pips 354  off 0   rolled 6-5, 5 left
B black seat 0  pips 360  off 0
`)
  })

  it.each([
    ['the opening roll', begin(), 'opening roll'],
    ['a roll', position({ points: { white: { 24: 14, 1: 1 }, black: { 12: 15 } } }), 'off 0   to roll'],
    ['a match', begin({ matchPoints: 3 }), 'match to 3: 0 : 0'],
    ['the end', scripted(narde, begin()).act(1, 'resign').state, 'seat 0 wins 2: resigned'],
  ])('shows %s', (_, s, text) => expect(render(s)).toContain(text))

  it('shows the last roll, and a draw', () => {
    const s = script({
      points: { white: { 1: 1 }, black: { 18: 1 } },
      off: { white: 14, black: 14 },
      options: { scoring: 'winlosstie' },
      dice: { roll: [2, 1] },
    })
    s.act(0, '1(1)')
    expect(render(s.state)).toContain('last roll: to roll')
    s.chance('dice 6 6').act(1, '18(6)')
    expect(render(s.state)).toMatch(/\ndraw\n$/)
  })
})
