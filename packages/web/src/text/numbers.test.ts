import { describe, expect, it } from 'vitest'
import { end as en } from './en/end.ts'
import { counted, countedRu, withMinus } from './numbers.ts'
import { end as ru } from './ru/end.ts'

it('writes decimals as the language does', () => {
  expect(en.decimals(415.26)).toBe('415.3')
  expect(ru.decimals(415.26)).toBe('415,3')
  expect(ru.decimals(-3)).toBe('−3,0')
  expect(ru.decimals(-0.04)).toBe('0,0')
})

it('writes a true minus', () => {
  expect(withMinus(-40)).toBe('−40')
  expect(withMinus(40)).toBe('40')
})

describe('what is counted', () => {
  it.each([
    [1, '1 card'],
    [2, '2 cards'],
    [0, '0 cards'],
  ])('in English %i', (count, text) => expect(counted(count, 'card')).toBe(text))

  it.each([
    [1, '1 карта'],
    [2, '2 карты'],
    [5, '5 карт'],
    [11, '11 карт'],
    [21, '21 карта'],
    [0, '0 карт'],
  ])('in Russian %i', (count, text) => expect(countedRu(count, 'карта', 'карты', 'карт')).toBe(text))
})
