import type { SeatInfo } from '@serai/protocol'

/** A game that all its people have left waits for them: then no bot comes. */
export const isAwaited = (seats: readonly SeatInfo[]): boolean =>
  seats.some(({ kind, connected }) => kind === 'person' && connected)
