import type { Refusal } from '@serai/kernel'
import type { Asker } from './house.ts'
import { decline } from './refusals.ts'
import type { SeatData, TableData } from './table-data.ts'

/** Changes of the seats before the start: each gives what becomes of the table, or why not. */
export type Seating = Partial<TableData> | Refusal

const EMPTY: SeatData = { kind: 'empty' }

export function seatOf(seats: readonly SeatData[], person: string | null): number | null {
  const seat = seats.findIndex((one) => one.kind === 'person' && one.person === person)
  return seat < 0 ? null : seat
}

/** A person who sits already moves; asked for any seat, they stay. */
export function takeSeat({ seats }: TableData, by: Asker, wanted: number | null): Seating {
  const own = seatOf(seats, by.id)
  if (own !== null && (wanted === null || wanted === own)) return {}
  const seat = freeSeat(seats, wanted)
  if (typeof seat !== 'number') return seat
  const left = own === null ? undefined : seats[own]
  const seed = left?.kind === 'person' ? left.seed : ''
  const taken = put(seats, seat, { kind: 'person', person: by.id, name: by.name, autopilot: false, seed })
  return { seats: own === null ? taken : put(taken, own, EMPTY) }
}

/** A host who leaves hands the table to the next person. */
export function leaveSeat({ seats, host }: TableData, by: Asker): Seating {
  const own = seatOf(seats, by.id)
  if (own === null) return decline('E_NOT_SEATED')
  const left = put(seats, own, EMPTY)
  const next = left.find((seat) => seat.kind === 'person')
  if (host.id !== by.id || next?.kind !== 'person') return { seats: left }
  return { seats: left, host: { id: next.person, name: next.name } }
}

export function addBot({ seats, host }: TableData, by: Asker, wanted: number | null, bot: string): Seating {
  if (host.id !== by.id) return decline('E_NOT_HOST')
  const seat = freeSeat(seats, wanted)
  return typeof seat === 'number' ? { seats: put(seats, seat, { kind: 'bot', bot }) } : seat
}

export function removeBot({ seats, host }: TableData, by: Asker, seat: number): Seating {
  if (host.id !== by.id) return decline('E_NOT_HOST')
  if (!seats[seat]) return decline('E_SEAT_UNKNOWN', { seat, seats: seats.length })
  return seats[seat].kind === 'bot' ? { seats: put(seats, seat, EMPTY) } : decline('E_NOT_BOT', { seat })
}

/** Changes what is kept of the asker's own seat. */
export function changeOwnSeat(
  { seats }: TableData,
  by: Asker,
  change: { readonly autopilot?: boolean; readonly seed?: string },
): Seating {
  const own = seatOf(seats, by.id)
  const seat = own === null ? undefined : seats[own]
  if (own === null || seat?.kind !== 'person') return decline('E_NOT_SEATED')
  return { seats: put(seats, own, { ...seat, ...change }) }
}

/** Everybody moves up by one seat, so that each is first in turn. */
export function rotated(seats: readonly SeatData[]): SeatData[] {
  return [...seats.slice(1), ...seats.slice(0, 1)].map((seat) =>
    seat.kind === 'person' ? { ...seat, autopilot: false, seed: '' } : seat,
  )
}

function freeSeat(seats: readonly SeatData[], wanted: number | null): number | Refusal {
  if (wanted === null) {
    const free = seats.findIndex((seat) => seat.kind === 'empty')
    return free < 0 ? decline('E_SEATS_FULL') : free
  }
  if (!seats[wanted]) return decline('E_SEAT_UNKNOWN', { seat: wanted, seats: seats.length })
  return seats[wanted].kind === 'empty' ? wanted : decline('E_SEAT_TAKEN', { seat: wanted })
}

function put(seats: readonly SeatData[], at: number, seat: SeatData): SeatData[] {
  return seats.map((old, i) => (i === at ? seat : old))
}
