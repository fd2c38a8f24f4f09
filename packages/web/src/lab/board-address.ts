/** Whom a board is for when its address does not say. */
const USUAL_SEATS = 4

/** Where a board is shown, for so many players: the link to share. */
export function boardAddress(code: string, seats: number): string {
  return seats === USUAL_SEATS ? `/lab/${code}` : `/lab/${code}?seats=${seats}`
}

/** Whom the board of an address is for. */
export function seatsIn(search: string): number {
  return new URLSearchParams(search).get('seats') === '3' ? 3 : USUAL_SEATS
}
