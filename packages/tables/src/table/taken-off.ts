import type { Refusal } from '@serai/kernel'
import type { Caller } from '../caller.ts'
import { decline } from '../refusals.ts'
import type { TableData, TakenOff } from './table-data.ts'

/** So long they may not sit there again: long enough for somebody else to. */
const BARRED_MS = 5 * 60_000
/** Only a host adds to them. */
const KEPT = 100

/** The people whom the host has taken off a seat lately, with one more. */
export function withTakenOff({ takenOff = [] }: Pick<TableData, 'takenOff'>, person: string, at: number): TakenOff[] {
  const others = takenOff.filter((one) => one.person !== person && one.at > at - BARRED_MS)
  return [...others, { person, at }].slice(-KEPT)
}

/** Why somebody may not sit at the table for now. */
export function barred({ takenOff = [], host }: TableData, by: Caller, at: number): Refusal | null {
  const own = takenOff.find((one) => one.person === by.id && one.at > at - BARRED_MS)
  return own && host.id !== by.id ? decline('E_TAKEN_OFF', { until: own.at + BARRED_MS }) : null
}
