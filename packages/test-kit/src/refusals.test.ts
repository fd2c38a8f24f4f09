import { type Game, isRefusal } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { checkDamage } from './damage.ts'
import { LawBroken } from './law.ts'
import { checkRefusals } from './refusals.ts'
import { setupsOf } from './setup.ts'
import { SEATS, type ToyState, TURNS } from './toy/state.ts'
import { type ToyOptions, toyGame } from './toy/toy-game.ts'

type Toy = Game<ToyState, ToyOptions>

const [setup] = setupsOf(toyGame)
const walk = { seed: 'refusals', steps: 500 }

describe('checkRefusals', () => {
  it('counts what became of each', () => {
    const counts = checkRefusals(toyGame, setup!, walk, 5000)
    expect(counts.unreadable + counts.illegal + counts.legal).toBe(5000)
    expect(Math.min(counts.unreadable, counts.illegal, counts.legal)).toBeGreaterThan(50)
  })

  it.each<[string, Partial<Toy>, RegExp]>([
    [
      'a decoder that throws',
      {
        decode: (json) =>
          toyGame.decode({ ...(json as { type: string }), type: (json as { type: string }).type.trim() }),
      },
      /Cannot read properties|trim/,
    ],
    [
      'a decoder that takes a fraction',
      {
        decode(json) {
          const points = (json as { points?: unknown } | null)?.points
          return typeof points === 'number' && points > 0 ? 1000 + points : toyGame.decode(json)
        },
      },
      /no action|survive/,
    ],
    [
      'a parser that throws',
      {
        parse(text) {
          if (text.includes('  ')) throw new Error('two spaces')
          return toyGame.parse(text)
        },
      },
      /two spaces/,
    ],
    [
      'a refusal without a proper code',
      {
        decode(json) {
          const action = toyGame.decode(json)
          return isRefusal(action) ? { code: 'wrong' } : action
        },
      },
      /with the code wrong/,
    ],
    [
      'a check that changes the state',
      {
        check(s, by, action) {
          const refusal = toyGame.check(s, by, action)
          if (refusal?.code === 'E_NOT_ACTIVE') s[TURNS]!++
          return refusal
        },
      },
      /changed the state/,
    ],
  ])('catches %s', (_, flaw, says) => {
    const check = () => checkRefusals({ ...toyGame, ...flaw }, setup!, walk, 20_000)
    expect(check).toThrow(LawBroken)
    expect(check).toThrow(says)
  })
})

describe('checkDamage', () => {
  it('finds damaged states refused, or sound', () => {
    const { refused, sound } = checkDamage(toyGame, setup!, walk, 2000)
    expect(refused + sound).toBe(2000)
    expect(Math.min(refused, sound)).toBeGreaterThan(20)
  })

  it.each<[string, Partial<Toy>]>([
    [
      'a builder that does not look',
      {
        parsePosition(description) {
          const s = toyGame.parsePosition(description)
          if (!isRefusal(s)) return s
          const list = (description as { hands: number[] }).hands
          return Int32Array.from(list)
        },
      },
    ],
    [
      'bytes that are not checked',
      {
        read(bytes) {
          const s = toyGame.read(bytes)
          return isRefusal(s) ? new Int32Array(40).fill(bytes[0] ?? 0, SEATS) : s
        },
      },
    ],
  ])('catches %s', (_, flaw) => {
    expect(() => checkDamage({ ...toyGame, ...flaw }, setup!, walk, 2000)).toThrow(LawBroken)
  })
})
