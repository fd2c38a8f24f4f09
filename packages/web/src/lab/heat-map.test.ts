import { activeSeat, spiralBoard } from '@serai/catan'
import { isRefusal, stream } from '@serai/kernel'
import { advise, boardSvg } from '@serai/lab'
import { expect, it } from 'vitest'
import { actionAt, draftAfter } from './draft.ts'
import { marksOnScreen } from './heat-map.tsx'

const board = spiralBoard(stream(3, 'board'))

const HOUSE = /M-20,-4L0,-24L20,-4V20H-20Z/g
const count = (svg: string, part: RegExp): number => svg.match(part)?.length ?? 0

function pictureAfter(placed: readonly number[], hasHeat: boolean): string {
  const state = draftAfter(board, 4, placed)
  const advice = advise(state, activeSeat(state), 'classic')
  if (isRefusal(advice)) throw new Error(advice.code)
  return boardSvg(board, marksOnScreen({ state, advice }, hasHeat))
}

it('has the heat map only while it is shown, and the best places in any case', () => {
  const [hot, plain] = [pictureAfter([], true), pictureAfter([], false)]
  expect(count(hot, /class="sb-p"/g)).toBe(54)
  expect(count(plain, /class="sb-p"/g)).toBe(0)
  expect([count(hot, /class="sb-r"/g), count(plain, /class="sb-r"/g)]).toEqual([4, 4])
})

it('has what was placed, and no ring over it', () => {
  const svg = pictureAfter([actionAt({ kind: 'vertex', at: 20 })], false)
  // Drawn with its rim.
  expect(count(svg, HOUSE)).toBe(2)
  expect(count(svg, /class="sb-r"/g)).toBe(0)
})
