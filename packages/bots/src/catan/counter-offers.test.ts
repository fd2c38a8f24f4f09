import { expect, it } from 'vitest'
import { counterOffers } from './counter-offers.ts'

const near = (give: readonly number[], want: readonly number[]): string[] =>
  counterOffers([...give, ...want], 0, 5).map(({ give, want }) => `${give.join('')} for ${want.join('')}`)

it('changes a card of one side, or the type of one side', () => {
  expect(near([2, 0, 0, 0, 0], [0, 1, 0, 0, 0])).toEqual([
    '10000 for 01000',
    '20000 for 02000',
    '00100 for 01000',
    '00200 for 01000',
    '00010 for 01000',
    '00020 for 01000',
    '00001 for 01000',
    '00002 for 01000',
    '20000 for 00100',
    '20000 for 00200',
    '20000 for 00010',
    '20000 for 00020',
    '20000 for 00001',
    '20000 for 00002',
  ])
})

it('of several types takes one card off each in turn, and never leaves a side empty or a type on both', () => {
  const offers = near([1, 1, 0, 0, 0], [0, 0, 1, 1, 0])
  expect(offers.slice(0, 4)).toEqual(['01000 for 00110', '10000 for 00110', '11000 for 00210', '11000 for 00120'])
  expect(offers.slice(4)).toEqual(['00001 for 00110', '00002 for 00110', '11000 for 00001', '11000 for 00002'])
  expect(near([1, 0, 0, 0, 0], [0, 0, 0, 0, 1]).filter((offer) => offer.startsWith('00000'))).toEqual([])
})
