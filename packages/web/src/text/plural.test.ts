import { expect, it } from 'vitest'
import { counted, countedRu } from './plural.ts'

it.each([
  [1, '1 card'],
  [2, '2 cards'],
  [0, '0 cards'],
])('English %i', (count, text) => expect(counted(count, 'card')).toBe(text))

it.each([
  [1, '1 карта'],
  [2, '2 карты'],
  [5, '5 карт'],
  [11, '11 карт'],
  [21, '21 карта'],
  [0, '0 карт'],
])('Russian %i', (count, text) => expect(countedRu(count, 'карта', 'карты', 'карт')).toBe(text))
