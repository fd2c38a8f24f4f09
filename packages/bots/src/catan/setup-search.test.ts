import { type CatanState, catan } from '@serai/catan'
import { layout } from '@serai/catan/raw'
import { type Action, CHANCE, defaultOptions, stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { Policy } from './policy.ts'
import { SetupSearch } from './setup-search.ts'
import { Value } from './value.ts'

const { ACTIVE, SEATS, SETUP_STEP, TURN } = layout
const value = new Value()
const policy = new Policy(value)
const setupSearch = new SetupSearch(policy)
const list: Action[] = []

const byOnePly = (s: CatanState, seat: number): Action => policy.choose(s, seat, list, catan.legal(s, seat, list))

/** What the setup leaves the seat that draws place `place` with, when it chooses its settlements so. */
function setUp(board: number, place: number, choose: (s: CatanState, seat: number) => Action): number {
  const s = catan.start(defaultOptions(catan.options), 4, stream(1, 'board', board))
  const chance = stream(1, 'first', board)
  value.setBoard(s)
  let hero = -1
  while (s[TURN] === 0) {
    if (catan.toAct(s).must === 0) {
      catan.apply(s, CHANCE, catan.draw(s, chance))
      continue
    }
    const seat = s[ACTIVE]!
    if (s[SETUP_STEP] === place) hero = seat
    catan.apply(s, seat, seat === hero && SetupSearch.isSettling(s) ? choose(s, seat) : byOnePly(s, seat))
  }
  return value.onTable(s, hero) + value.inHand(s, hero)
}

it('has more after its second settlement than one who thinks of the first alone, and changes nothing meanwhile', () => {
  const ahead = (s: CatanState, seat: number): Action => {
    const before = s.slice()
    const action = setupSearch.choose(s, seat)
    expect(s).toEqual(before)
    expect(list.slice(0, catan.legal(s, seat, list))).toContain(action)
    return action
  }
  const gains = [0, 1, 2, 3].map((place) => {
    let gain = 0
    for (let board = 1; board <= 40; board++) gain += setUp(board, place, ahead) - setUp(board, place, byOnePly)
    return gain / 40
  })
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  expect(mean).toBeGreaterThan(0.02)
  // Who places twice in a row knows what will be left.
  expect(gains[3]).toBeGreaterThan(0)
})

it('leaves the second settlement to the one-ply policy', () => {
  let same = 0
  let all = 0
  for (let board = 1; board <= 20; board++) {
    setUp(board, 3, (s, seat) => {
      const action = setupSearch.choose(s, seat)
      if (s[SETUP_STEP]! >= s[SEATS]!) {
        all++
        if (action === byOnePly(s, seat)) same++
      }
      return action
    })
  }
  expect(all).toBe(20)
  expect(same).toBeGreaterThanOrEqual(19)
})
