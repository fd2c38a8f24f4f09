import { describe, expect, it } from 'vitest'
import { position } from '../../test/positions.ts'
import { narde } from '../game.ts'

const { size, write } = narde.observation

/** The numbers that are not 0, by place. */
function seen(s: Int32Array, seat: number): { [place: number]: number } {
  const out = new Float32Array(size).fill(7)
  write(s, seat, out)
  return Object.fromEntries(
    [...out.entries()].filter(([, value]) => value !== 0).map(([at, value]) => [at, Number(value.toFixed(4))]),
  )
}

const part = (checkers: number) => Number((checkers / 15).toFixed(4))

describe('observation', () => {
  const s = position({
    points: { white: { 24: 14, 18: 1 }, black: { 12: 15 } },
    white: 1,
    mover: 'white',
    firstTurn: { white: false, black: true },
    dice: { roll: [4, 4], left: [4, 4, 4], head: 0 },
    options: { matchPoints: 5, scoring: 'winlosstie' },
  })

  it('has the size that the documents say', () => expect(size).toBe(68))

  it("is the board on the seat's own route, then the turn and the match", () => {
    const rest = { 62: 0.2, 63: 0.2 }
    expect(seen(s, 1)).toEqual({
      0: part(14),
      6: part(1),
      36: part(15),
      53: 0.75,
      56: 1,
      58: 1,
      61: 1,
      ...rest,
      64: 1,
      66: 1,
    })
    expect(seen(s, 0)).toEqual({
      0: part(15),
      36: part(14),
      42: part(1),
      53: 0.75,
      57: 1,
      58: 1,
      60: 1,
      ...rest,
      66: 1,
    })
  })
})
