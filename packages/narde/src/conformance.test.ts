import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { CHANCE } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { keyOf } from '../test/naive.ts'
import { naiveOf, playsOf } from '../test/positions.ts'
import { diceAction } from './actions/numbers.ts'
import { POINTS, pointAt } from './board/route.ts'
import { narde } from './game.ts'
import { stepsOf } from './plays/play.ts'
import { COUNT, FIRST, MATCH_POINTS, type NardeState, OCCUPIED, OFF, ROLL, SIDE, STAGE, WORDS } from './state/layout.ts'

interface Line {
  readonly cat: string
  readonly p: 0 | 1
  readonly dice: readonly [number, number]
  readonly first_turn: boolean
  readonly w: string
  readonly b: string
  readonly off: readonly [number, number]
  readonly max_dice: number
  readonly results: readonly [unknown, string, number][]
}

const fixture = new URL('../fixtures/positions.jsonl.gz', import.meta.url)
const lines = gunzipSync(readFileSync(fixture))
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line)

/** Some positions are synthetic, so that they are not built but laid out as they are. */
function layOut(line: Line): NardeState {
  const s: NardeState = new Int32Array(WORDS)
  s[MATCH_POINTS] = 1
  for (const side of [0, 1] as const) {
    for (let progress = 0; progress < POINTS; progress++) {
      const checkers = Number.parseInt((side === 0 ? line.w : line.b)[pointAt(side, progress) - 1]!, 16)
      s[COUNT + POINTS * side + progress] = checkers
      if (checkers > 0) s[OCCUPIED + side]! |= 1 << progress
    }
    s[OFF + side] = line.off[side]
  }
  s[FIRST + line.p] = line.first_turn ? 1 : 0
  s[SIDE] = line.p
  s[STAGE] = ROLL
  narde.apply(s, CHANCE, diceAction(...line.dice))
  return s
}

function boardsOf(line: Line): string[] {
  const s = layOut(line)
  return playsOf(s)
    .map((play) => {
      const after = narde.clone(s)
      narde.apply(after, line.p, play)
      return keyOf(naiveOf(after, line.p).board)
    })
    .sort()
}

function expectedBoards(line: Line): string[] {
  return line.results
    .map(([, digits, off]) => `${[...digits].map((digit) => Number.parseInt(digit, 16))}/${off}`)
    .sort()
}

describe('the positions of the fixture', () => {
  it('are all there', () => expect(lines).toHaveLength(2117))

  it.each([...new Set(lines.map((line) => line.cat))])('%s: the same boards on every line', (cat) => {
    for (const line of lines.filter((candidate) => candidate.cat === cat)) {
      expect(boardsOf(line), JSON.stringify(line)).toEqual(expectedBoards(line))
      expect(stepsOf(playsOf(layOut(line))[0]!), JSON.stringify(line)).toBe(line.max_dice)
    }
  })
})
