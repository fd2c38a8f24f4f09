import { expect, it } from 'vitest'
import { boardAddress, seatsIn } from './board-address.ts'

const searchOf = (address: string): string => new URL(address, 'http://house').search

it.each([3, 4])('brings a board for %i players to others as a board for as many', (seats) => {
  expect(seatsIn(searchOf(boardAddress('SB1-0000', seats)))).toBe(seats)
})

it('names the players only where they are not four, so that earlier links stay right', () => {
  expect(boardAddress('SB1-0000', 4)).toBe('/lab/SB1-0000')
  expect(boardAddress('SB1-0000', 3)).toBe('/lab/SB1-0000?seats=3')
})

it.each(['', '?seats=', '?seats=7', '?seats=three'])('takes %j for a board for four', (search) => {
  expect(seatsIn(search)).toBe(4)
})
