import { describe, expect, it } from 'vitest'
import { MOST_SEED, seedAsked } from './board-settings.tsx'

describe('a seed field', () => {
  it('asks for the seed that is written', () => {
    expect(seedAsked(' 42 ', 7)).toBe(42)
    expect(seedAsked('0', null)).toBe(0)
    expect(seedAsked(String(MOST_SEED), 7)).toBe(MOST_SEED)
  })

  it('asks for another board when it is empty or unchanged', () => {
    expect(seedAsked('', 7)).toBe('another')
    expect(seedAsked('7', 7)).toBe('another')
    expect(seedAsked('7', null)).toBe(7)
  })

  it.each(['-5', 'abc', '1.5', '99999999999999999999', '1e3'])('takes %s for no seed', (text) => {
    expect(seedAsked(text, 7)).toBeNull()
  })
})
