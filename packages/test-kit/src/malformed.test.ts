import { isRefusal, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { fuzzText, fuzzWire } from './malformed.ts'
import { toyGame } from './toy/toy-game.ts'

const VALID = { type: 'DEAL', card: 'gold', pair: [1, { a: 'b' }] } as const

/** As text, with what JSON leaves out. */
function show(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'number' || part === undefined ? `#${part}` : part))
}

describe('fuzzWire', () => {
  const random = stream(1, 'fuzz')
  const made = Array.from({ length: 20_000 }, () => fuzzWire(random, VALID))

  it('leaves the valid action as it was', () => {
    expect(VALID).toEqual({ type: 'DEAL', card: 'gold', pair: [1, { a: 'b' }] })
  })

  it('is repeatable', () => {
    const again = stream(1, 'fuzz')
    expect(made.slice(0, 500).map(show)).toEqual(Array.from({ length: 500 }, () => show(fuzzWire(again, VALID))))
  })

  it('makes every kind of fault', () => {
    const shapes = {
      'no object': (wire: unknown) => typeof wire !== 'object',
      nothing: (wire: unknown) => wire === null || wire === undefined,
      'a list': (wire: unknown) => Array.isArray(wire),
      'a missing field': (wire: unknown) => isWire(wire) && !('card' in wire),
      'a surplus field': (wire: unknown) => isWire(wire) && 'seat' in wire,
      'a field called __proto__': (wire: unknown) => isWire(wire) && Object.hasOwn(wire, '__proto__'),
      'another type': (wire: unknown) => isWire(wire) && typeof wire.card === 'number',
      'not a number': (wire: unknown) => isWire(wire) && Number.isNaN(wire.card),
      'a fraction': (wire: unknown) => isWire(wire) && wire.card === 0.5,
      'a negative number': (wire: unknown) => isWire(wire) && wire.card === -1,
      'a huge number': (wire: unknown) => isWire(wire) && wire.card === 2 ** 53,
      'a nested object': (wire: unknown) => isWire(wire) && isWire(wire.type),
      'an unknown id': (wire: unknown) => isWire(wire) && wire.card === 'goldx'.slice(0, 3),
      'fields swapped': (wire: unknown) => isWire(wire) && wire.card === 'DEAL' && wire.type === 'gold',
      'a fault deep inside': (wire: unknown) =>
        isWire(wire) && wire.type === 'DEAL' && show(wire.pair) !== show(VALID.pair),
    }
    const missing = Object.entries(shapes).filter(([, matches]) => !made.some(matches))
    expect(missing.map(([name]) => name)).toEqual([])
  })

  it('is nearly always refused', () => {
    const valid = toyGame.encode(toyGame.parse('deal gold') as number)
    const refused = made.filter(() => isRefusal(toyGame.decode(fuzzWire(random, valid))))
    expect(refused.length / made.length).toBeGreaterThan(0.9)
  })
})

describe('fuzzText', () => {
  it('mostly changes the text', () => {
    const random = stream(1, 'fuzz text')
    const made = Array.from({ length: 2000 }, () => fuzzText(random, 'offer 12'))
    expect(made.filter((text) => text !== 'offer 12').length).toBeGreaterThan(1800)
    expect(new Set(made).size).toBeGreaterThan(200)
    expect(made.filter((text) => isRefusal(toyGame.parse(text))).length).toBeGreaterThan(1500)
  })

  it('takes an empty text', () => {
    const random = stream(1, 'fuzz text')
    for (let i = 0; i < 100; i++) expect(typeof fuzzText(random, '')).toBe('string')
  })
})

function isWire(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
