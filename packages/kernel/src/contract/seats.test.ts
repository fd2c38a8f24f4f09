import { describe, expect, it } from 'vitest'
import { countSeats, everySeat, hasSeat, listSeats, lowestSeat, NOBODY, seatBit } from './seats.ts'

describe('sets of seats', () => {
  it('agree with lists of seats', () => {
    for (let set = 0; set < 64; set++) {
      const seats = [0, 1, 2, 3, 4, 5].filter((seat) => hasSeat(set, seat))
      expect(listSeats(set)).toEqual(seats)
      expect(countSeats(set)).toBe(seats.length)
      expect(seats.reduce((sum, seat) => sum | seatBit(seat), NOBODY)).toBe(set)
      if (set !== NOBODY) expect(lowestSeat(set)).toBe(seats[0])
    }
  })

  it('hold everybody', () => {
    expect(listSeats(everySeat(4))).toEqual([0, 1, 2, 3])
    expect(everySeat(0)).toBe(NOBODY)
  })
})
