import { type CatanState, catan } from '@serai/catan'
import { layout } from '@serai/catan/raw'
import { redactEntry, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { walk } from '../../test/catan-walk.ts'
import { type Belief, determinizeWith, expected, observe, startBelief } from './belief.ts'
import { greedyBot } from './greedy-bot.ts'

const { BANK, HAND, HAND_SIZE, SEATS, STAGE, TURN } = layout

/** The belief of one seat through a game, before every entry. */
function follow(seat: number, number: number, see: (belief: Belief, s: CatanState) => void): void {
  let belief: Belief | null = null
  let seq = 0
  walk([greedyBot, greedyBot, greedyBot, greedyBot], 8, number, (s, by, action) => {
    const view = catan.redact(s, seat)
    belief ??= startBelief(view, seat)
    see(belief, s)
    const entry = { seq: ++seq, at: 0, by, action }
    observe(belief, view, redactEntry(entry, catan.disclosed(s, entry), seat))
  })
}

function distance(s: CatanState, other: (p: number, r: number) => number, seat: number): number {
  let sum = 0
  for (let p = 0; p < s[SEATS]!; p++) {
    if (p !== seat) for (let r = 0; r < 5; r++) sum += Math.abs(other(p, r) - s[HAND + 5 * p + r]!)
  }
  return sum
}

describe('belief', () => {
  it('is certain until a card is stolen out of sight', () => {
    let compared = 0
    let stolen = false
    follow(1, 1, (belief, s) => {
      if (s[STAGE] === 8) stolen = true
      if (stolen) return
      expect(distance(s, (p, r) => expected(belief, p, r), 1)).toBe(0)
      compared++
    })
    expect(compared).toBeGreaterThan(20)
  })

  it('keeps every count that everybody sees, in every guess', () => {
    const wrong = (belief: Belief, s: CatanState): boolean => {
      for (let g = 0; g < belief.hands.length; g += 20) {
        for (let p = 0; p < 4; p++) {
          const hand = belief.hands.subarray(g + 5 * p, g + 5 * p + 5)
          if (Math.min(...hand) < 0 || hand.reduce((a, b) => a + b) !== s[HAND_SIZE + p]) return true
        }
        for (let r = 0; r < 5; r++) {
          let held = s[BANK + r]!
          for (let p = 0; p < 4; p++) held += belief.hands[g + 5 * p + r]!
          if (held !== 19) return true
        }
      }
      return false
    }
    for (let number = 1; number <= 3; number++) {
      follow(2, number, (belief, s) => {
        if (wrong(belief, s)) expect.fail(`turn ${s[TURN]} of game ${number}`)
      })
    }
  })

  it('knows the hands far better than their sizes tell', () => {
    let informed = 0
    let blind = 0
    const random = stream(1, 'test')
    const world = new Int32Array(layout.WORDS)
    follow(0, 2, (belief, s) => {
      if (s[TURN]! < 20 || s[STAGE] !== 3) return
      const view = catan.redact(s, 0)
      informed += distance(s, (p, r) => determinizeWith(belief, view, random, world)[HAND + 5 * p + r]!, 0)
      blind += distance(s, (p, r) => catan.determinize(view, random, world)[HAND + 5 * p + r]!, 0)
    })
    expect(blind).toBeGreaterThan(100)
    expect(informed).toBeLessThan(blind / 3)
  })

  it('imagines worlds that look the same to its seat', () => {
    const random = stream(2, 'test')
    const world = new Int32Array(layout.WORDS)
    let compared = 0
    follow(3, 3, (belief, s) => {
      if (++compared % 7 !== 0) return
      const view = catan.redact(s, 3)
      expect(catan.redact(determinizeWith(belief, view, random, world), 3)).toEqual(view)
    })
  })
})
