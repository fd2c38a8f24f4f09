import { geometry, spiralBoard } from '@serai/catan'
import { isRefusal, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { advise } from '../draft/advice.ts'
import { draftState, emptyDraft } from '../draft/draft-state.ts'
import { setupPlan } from '../draft/setup-plan.ts'
import { fairnessCard } from '../fairness/fairness-card.ts'
import { boardSvg } from './board-svg.ts'
import { orderSide } from './marks.ts'

const board = spiralBoard(stream(2, 'board'))
/** Each settlement is drawn with a rim, so twice. */
const HOUSE = /M-20,-4L0,-24L20,-4V20H-20Z/g
const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0

function checkWhole(svg: string): void {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id)
  expect(svg).not.toContain('var(')
  expect(svg).not.toContain('undefined')
  expect(svg).not.toContain('NaN')
  const open: string[] = []
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (close) expect(open.pop()).toBe(name)
    else if (!rest!.endsWith('/')) open.push(name!)
  }
  expect(open).toEqual([])
}

describe('a picture', () => {
  it('shows 19 hexes, 18 numbers and 9 harbours, and needs nothing else', () => {
    const svg = boardSvg(board)
    checkWhole(svg)
    expect(count(svg, /href="#sb-t-/g)).toBe(19)
    expect(count(svg, /class="sb-n"/g)).toBe(18)
    expect(count(svg, /class="sb-h"/g)).toBe(9)
    expect(count(svg, /class="sb-p"/g)).toBe(0)
  })

  it('shows advice: a heat map of 54 vertices and four rings', () => {
    const advice = advise(emptyDraft(board, 4), 0, 'maxmin')
    if (isRefusal(advice)) throw new Error(advice.code)
    const svg = boardSvg(board, { advice })
    checkWhole(svg)
    expect(count(svg, /class="sb-p"/g)).toBe(54)
    expect(count(svg, /class="sb-r"/g)).toBe(4)
  })

  it('names the corners to a pointer, and says what its marks mean', () => {
    const advice = advise(emptyDraft(board, 4), 0, 'maxmin')
    if (isRefusal(advice)) throw new Error(advice.code)
    const svg = boardSvg(board, { advice, legend: ['darker: better', '<small>: pips'] })
    checkWhole(svg)
    expect(new Set(svg.match(/<title>v\d\d<\/title>/g)).size).toBe(54)
    expect(svg).toMatch(/class="sb-l">darker: better<\/text>.*class="sb-l">&lt;small&gt;: pips<\/text>/)
  })

  it('shows what stands in a setup, and fainter what is foreseen', () => {
    const { placements } = fairnessCard(board, 4).seats[0]!
    const position = draftState(board, 4, placements.slice(0, 1))
    if (isRefusal(position)) throw new Error(position.code)
    const advice = advise(position, 3, 'classic')
    if (isRefusal(advice)) throw new Error(advice.code)
    const svg = boardSvg(board, { position, advice })
    checkWhole(svg)
    const [standing, foreseen] = svg.split('<g opacity=".62">')
    expect(count(standing!, HOUSE)).toBe(2)
    expect(count(foreseen!, HOUSE)).toBe(2 * advice.foreseen.length)
    expect(advice.foreseen.length).toBe(2)
  })

  it('numbers a plan in the order of placing, dark what stands', () => {
    const { placements } = setupPlan(emptyDraft(board, 3), [], 'classic')
    const placed = placements.slice(0, 2)
    const position = draftState(board, 3, placed)
    if (isRefusal(position)) throw new Error(position.code)
    const svg = boardSvg(board, { plan: setupPlan(position, placed, 'classic') })
    checkWhole(svg)
    expect(count(svg, HOUSE)).toBe(12)
    const numbers = [...svg.matchAll(/class="sb-o" fill="(#\w+)">(\d)</g)]
    expect(numbers.map(([, , number]) => number).join('')).toBe('123456')
    expect(new Set(numbers.slice(0, 2).map(([, ink]) => ink))).not.toContain(numbers[2]![1])
  })

  it('has the number of a settlement beside its road, not on it', () => {
    for (let vertex = 0; vertex < geometry.VERTICES; vertex++) {
      for (const edge of geometry.VERTEX_EDGES.subarray(3 * vertex, 3 * vertex + 3)) {
        if (edge < 0) continue
        const [from, to] = [vertex, geometry.EDGE_A[edge]! + geometry.EDGE_B[edge]! - vertex].map(
          (end) => geometry.VERTEX_POINTS[end!]!,
        )
        const isUp = to!.y < from!.y && to!.x !== from!.x
        expect(orderSide({ vertex, edge })).toBe(isUp && to!.x > from!.x ? -1 : 1)
      }
    }
  })

  it('shows a draft, and a title without harm', () => {
    const svg = boardSvg(board, { seats: fairnessCard(board, 4).seats, title: 'a <b> & "c"' })
    checkWhole(svg)
    expect(svg).toContain('<title>a &lt;b&gt; &amp; &quot;c&quot;</title>')
    expect(count(svg, HOUSE)).toBe(16)
  })
})
