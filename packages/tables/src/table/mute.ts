import type { Refusal } from '@serai/kernel'
import type { Caller } from '../caller.ts'
import { decline } from '../refusals.ts'
import { seatOf } from './seats.ts'
import type { TableData } from './table-data.ts'

/** The list is shown to the whole lobby. */
const MOST_MUTED = 50

/** The host says who may not chat here: people who are or were at the table; `isHere` tells who watches. */
export function mute(
  data: TableData,
  by: Caller,
  person: string,
  on: boolean,
  isHere: (person: string) => boolean,
): Partial<TableData> | Refusal {
  const { host, seats, muted, chat, sat = [] } = data
  if (host.id !== by.id) return decline('E_NOT_HOST')
  if (muted.includes(person) === on) return {}
  if (!on) return { muted: muted.filter((other) => other !== person) }
  const isKnown =
    seatOf(seats, person) !== null ||
    sat.includes(person) ||
    chat.some((line) => line.person === person) ||
    isHere(person)
  if (!isKnown) return decline('E_NOT_HERE')
  if (muted.length >= MOST_MUTED) return decline('E_MUTED_MANY', { most: MOST_MUTED })
  return { muted: [...muted, person] }
}
