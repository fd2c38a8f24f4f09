import type { SeatLook } from '../ui/seat-looks.ts'

const PIECES: readonly SeatLook[] = [
  { colour: 'red', mark: 'disc' },
  { colour: 'blue', mark: 'diamond' },
  { colour: 'white', mark: 'cross' },
  { colour: 'orange', mark: 'triangle' },
]

/** The pieces of a seat. */
export function pieceLook(seat: number): SeatLook {
  return PIECES[seat % PIECES.length]!
}
