import { fallbackMove, findGame } from '@serai/bots'
import { type Action, CHANCE, defaultOptions, isRefusal, lowestSeat, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { forcedPass, turnEnd } from './forced-moves.ts'

const narde = findGame('long-narde')!
const catan = findGame('catan')!

/** White, seat 0, has dice to play. */
function nardeAt(points: { white: object; black: object }, roll: readonly number[]) {
  const start = narde.describe(narde.start(defaultOptions(narde.options), 2, stream('own', 'board')))
  const opening = narde.parsePosition(start)
  narde.apply(opening, CHANCE, narde.parse('opening 6 5') as Action)
  const described = narde.describe(opening) as { [name: string]: object }
  const state = narde.parsePosition({ ...described, points, firstTurn: { white: false, black: false }, dice: { roll } })
  if (isRefusal(state)) throw new Error(JSON.stringify(state))
  return state
}

describe('a pass', () => {
  const shut = { white: { 24: 15 }, black: { 18: 8, 12: 7 } }

  it('is found where nothing else can be done', () => {
    const state = nardeAt(shut, [6, 6])
    const seat = lowestSeat(narde.toAct(state).must)
    expect(narde.format(fallbackMove(narde, state, seat)[0]!)).toBe('confirm')
    expect(forcedPass(narde, state)).toEqual({ seat, action: narde.parse('confirm') })
  })

  it('is not a play of one step, nor anything of a game without whole plays', () => {
    const state = nardeAt({ ...shut, black: { 18: 8, 17: 7 } }, [6, 1])
    const seat = lowestSeat(narde.toAct(state).must)
    expect(forcedPass(narde, state)).toBeNull()
    expect(fallbackMove(narde, state, seat).map(narde.format)).toEqual(['24/23', 'confirm'])
    const board = catan.start(defaultOptions(catan.options), 3, stream('own', 'board'))
    expect(forcedPass(catan, board)).toBeNull()
  })
})

describe('the end of a turn', () => {
  it('is found among what else could be done, and nowhere else', () => {
    const state = catan.start(defaultOptions(catan.options), 3, stream('own', 'board'))
    const random = stream('own', 'walk')
    const list: Action[] = []
    let ends = 0
    for (let i = 0; i < 400 && catan.toAct(state).kind !== 'over'; i++) {
      if (catan.toAct(state).kind === 'chance') {
        catan.apply(state, CHANCE, catan.draw(state, random))
        continue
      }
      const seat = lowestSeat(catan.toAct(state).must)
      const count = catan.legal(state, seat, list)
      const names = list.slice(0, count).map(catan.format)
      const end = turnEnd(catan, state, seat)
      if (end !== null) ends++
      expect(end === null ? null : catan.format(end)).toBe(names.find((name) => name === 'end') ?? null)
      catan.apply(state, seat, list[random.below(count)]!)
    }
    expect(ends).toBeGreaterThan(10)
  })
})
