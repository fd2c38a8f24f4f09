import { ABSENCE_SECONDS, type TableSummary } from '@serai/protocol'
import type { Catalogue } from '../text/catalogue.ts'

/** Whom the table waits for before its start. */
export function startText({ seats, host }: TableSummary, isHost: boolean, lobby: Catalogue['lobby']): string {
  const free = seats.filter(({ kind }) => kind === 'empty').length
  if (free > 0) return isHost ? lobby.seatsFree(free) : lobby.waitingFor(host, free)
  const away = seats.filter(({ kind, connected }) => kind === 'person' && !connected).map(({ name }) => name)
  if (away.length === 0) return isHost ? lobby.allHere : lobby.hostStarts(host)
  return `${lobby.notHere(away)} ${isHost ? lobby.botForMissing(ABSENCE_SECONDS) : lobby.hostStarts(host)}`
}
