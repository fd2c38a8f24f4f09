/** A place at the table, 0-based in turn order. */
export type Seat = number

/** Seats as bits: seat 0 is 1, seat 1 is 2, seat 2 is 4. */
export type SeatSet = number

export const NOBODY: SeatSet = 0

export function seatBit(seat: Seat): SeatSet {
  return 1 << seat
}

export function hasSeat(set: SeatSet, seat: Seat): boolean {
  return ((set >> seat) & 1) === 1
}

export function everySeat(seats: number): SeatSet {
  return (1 << seats) - 1
}

/** The lowest seat of a set that is not empty. */
export function lowestSeat(set: SeatSet): Seat {
  return 31 - Math.clz32(set & -set)
}

export function countSeats(set: SeatSet): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

export function listSeats(set: SeatSet): Seat[] {
  const seats: Seat[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(lowestSeat(rest))
  return seats
}
