import { isRefusal, type Refusal } from '@serai/kernel'
import type { Caller } from '../caller.ts'
import { decline } from '../refusals.ts'
import { botName } from '../service/bot-names.ts'
import type { SeatData, TableData } from './table-data.ts'
import { withTakenOff } from './taken-off.ts'

/** Changes of the seats before the start: each gives what becomes of the table, or why not. */
export type Seating = Partial<TableData> | Refusal

const EMPTY: SeatData = { kind: 'empty' }
/** Of those who sat: enough for the host to find whom to mute. */
const MOST_SAT = 40

export function seatOf(seats: readonly SeatData[], person: string | null): number | null {
  const seat = seats.findIndex((one) => one.kind === 'person' && one.person === person)
  return seat < 0 ? null : seat
}

export function emptySeats(seats: readonly SeatData[]): number[] {
  return seats.flatMap((seat, number) => (seat.kind === 'empty' ? [number] : []))
}

/** A person who sits already moves; asked for any seat, they stay. */
export function takeSeat({ seats }: Pick<TableData, 'seats'>, by: Caller, wanted: number | null): Seating {
  const own = seatOf(seats, by.id)
  if (own !== null && (wanted === null || wanted === own)) return {}
  const seat = seatFor(seats, wanted)
  if (typeof seat !== 'number') return seat
  const left = own === null ? undefined : seats[own]
  const seed = left?.kind === 'person' ? left.seed : ''
  const taken = put(seats, seat, { kind: 'person', person: by.id, name: by.name, autopilot: false, seed })
  return { seats: own === null ? taken : put(taken, own, EMPTY) }
}

/** A host who stands up is the host still. */
export function leaveSeat(data: Pick<TableData, 'seats' | 'sat'>, by: Caller): Emptied | Refusal {
  const own = seatOf(data.seats, by.id)
  return own === null ? decline('E_NOT_SEATED') : emptied(data, own, by.id)
}

/** A host who leaves for good hands the table to the next person. */
export function retire(data: TableData, by: Caller): Seating {
  const { seats, host } = data
  const left = leaveSeat(data, by)
  if (host.id !== by.id) return left
  // A host need not sit.
  const rest = isRefusal(left) ? { seats } : left
  return { ...rest, ...passOn({ ...rest, host }, () => true) }
}

/** The host's part goes to the first who sits and may have it. */
export function passOn(
  { seats, host }: Pick<TableData, 'seats' | 'host'>,
  mayHave: (person: string) => boolean,
): Partial<TableData> {
  const heir = seats.find((seat) => seat.kind === 'person' && seat.person !== host.id && mayHave(seat.person))
  return heir?.kind === 'person' ? { host: { id: heir.person, name: heir.name } } : {}
}

export function addBot(
  { seats, host }: Pick<TableData, 'seats' | 'host'>,
  by: Caller,
  wanted: number | null,
  bot: string,
): Seating {
  if (host.id !== by.id) return decline('E_NOT_HOST')
  const seat = seatFor(seats, wanted)
  return typeof seat === 'number'
    ? { seats: put(seats, seat, { kind: 'bot', bot, name: botName(seats, host.name) }) }
    : seat
}

export function removeBot({ seats, host }: TableData, by: Caller, seat: number): Seating {
  if (host.id !== by.id) return decline('E_NOT_HOST')
  if (!seats[seat]) return decline('E_SEAT_UNKNOWN', { seat, seats: seats.length })
  return seats[seat].kind === 'bot' ? { seats: put(seats, seat, EMPTY) } : decline('E_NOT_BOT', { seat })
}

/** The host makes room: also where somebody sits who does not come back. */
export function freeSeat(data: TableData, by: Caller, seat: number, at: number): Seating {
  const { seats, host } = data
  if (host.id !== by.id) return decline('E_NOT_HOST')
  const held = seats[seat]
  if (!held) return decline('E_SEAT_UNKNOWN', { seat, seats: seats.length })
  if (held.kind !== 'person') return decline('E_NOT_PERSON', { seat })
  return { ...emptied(data, seat, held.person), takenOff: withTakenOff(data, held.person, at) }
}

/** Changes what is kept of the caller's own seat. */
export function changeOwnSeat(
  { seats }: TableData,
  by: Caller,
  change: { readonly autopilot?: boolean; readonly seed?: string },
): Seating {
  const own = seatOf(seats, by.id)
  const seat = own === null ? undefined : seats[own]
  if (own === null || seat?.kind !== 'person') return decline('E_NOT_SEATED')
  return { seats: put(seats, own, { ...seat, ...change }) }
}

/** Whoever sits or is the host is shown by their name of today; what was written into the log stays. */
export function rename({ seats, host, start }: TableData, by: Caller): Partial<TableData> {
  const own = seatOf(seats, by.id)
  const seat = own === null ? undefined : seats[own]
  const isSeatOld = seat?.kind === 'person' && (seat.calledNow ?? seat.name) !== by.name
  const isHostOld = host.id === by.id && host.name !== by.name
  return {
    ...(isSeatOld && { seats: put(seats, own!, start ? { ...seat, calledNow: by.name } : { ...seat, name: by.name }) }),
    ...(isHostOld && { host: by }),
  }
}

/** With more seats there is room at the end; of fewer, empty ones go, from the end. */
export function resized(seats: readonly SeatData[], count: number): readonly SeatData[] | Refusal {
  const kept = [...seats]
  for (let at = kept.length - 1; at >= 0 && kept.length > count; at--)
    if (kept[at]!.kind === 'empty') kept.splice(at, 1)
  if (kept.length > count) return decline('E_SEATS_FEW', { taken: kept.length })
  return [...kept, ...Array.from({ length: count - kept.length }, () => EMPTY)]
}

/** Everybody moves up by one seat, so that each is first in turn. */
export function rotated(seats: readonly SeatData[]): SeatData[] {
  return [...seats.slice(1), ...seats.slice(0, 1)].map((seat) => {
    if (seat.kind !== 'person') return seat
    const { calledNow, ...kept } = seat
    return { ...kept, name: calledNow ?? seat.name, autopilot: false, seed: '' }
  })
}

function seatFor(seats: readonly SeatData[], wanted: number | null): number | Refusal {
  if (wanted === null) {
    const free = seats.findIndex((seat) => seat.kind === 'empty')
    return free < 0 ? decline('E_SEATS_FULL') : free
  }
  if (!seats[wanted]) return decline('E_SEAT_UNKNOWN', { seat: wanted, seats: seats.length })
  return seats[wanted].kind === 'empty' ? wanted : decline('E_SEAT_TAKEN', { seat: wanted })
}

type Emptied = { readonly seats: readonly SeatData[]; readonly sat: readonly string[] }

/** The person at the seat does not sit any more. */
function emptied({ seats, sat = [] }: Pick<TableData, 'seats' | 'sat'>, at: number, person: string): Emptied {
  const others = sat.filter((other) => other !== person)
  return { seats: put(seats, at, EMPTY), sat: [...others, person].slice(-MOST_SAT) }
}

function put(seats: readonly SeatData[], at: number, seat: SeatData): SeatData[] {
  return seats.map((old, i) => (i === at ? seat : old))
}
