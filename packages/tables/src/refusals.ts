import { type RefusalOf, refuser } from '@serai/kernel'
import type { TableRow } from './store/table-store.ts'

/** Every refusal that is the tables' own. Those of a game and of the kernel come through as they are. */
export const TABLE_REFUSALS = [
  'E_TABLE_UNKNOWN',
  'E_TABLES_MANY',
  'E_GAME_UNKNOWN',
  'E_SEAT_COUNT',
  'E_SEAT_UNKNOWN',
  'E_SEAT_TAKEN',
  'E_TAKEN_OFF',
  'E_SEATS_FULL',
  'E_SEATS_FEW',
  'E_SEATS_MISSING',
  'E_NOT_SEATED',
  'E_NOT_HOST',
  'E_NOT_BOT',
  'E_NOT_PERSON',
  'E_BOT_UNKNOWN',
  'E_STARTED',
  'E_NOT_STARTED',
  'E_NOT_OVER',
  'E_ENDED',
  'E_SEQ',
  'E_UNDO_MANY',
  'E_RATE',
  'E_CHAT_EMPTY',
  'E_CHAT_LONG',
  'E_MUTED',
  'E_MUTED_MANY',
  'E_NOT_HERE',
  'E_CLOSING',
] as const
type Code = (typeof TABLE_REFUSALS)[number]

interface Details {
  E_TABLE_UNKNOWN: { readonly table: string }
  E_TABLES_MANY: { readonly most: number }
  E_GAME_UNKNOWN: { readonly game: string }
  E_SEAT_COUNT: { readonly min: number; readonly max: number }
  E_SEAT_UNKNOWN: { readonly seat: number; readonly seats: number }
  E_SEAT_TAKEN: { readonly seat: number }
  /** When they may sit again. */
  E_TAKEN_OFF: { readonly until: number }
  E_SEATS_FEW: { readonly taken: number }
  E_SEATS_MISSING: { readonly missing: readonly number[] }
  E_NOT_BOT: { readonly seat: number }
  E_NOT_PERSON: { readonly seat: number }
  /** The one that was asked for by its name, or those that there are. */
  E_BOT_UNKNOWN: { readonly bot: string } | { readonly allowed: readonly string[] }
  E_SEQ: { readonly seq: number }
  E_UNDO_MANY: { readonly most: number }
  E_RATE: { readonly most: number; readonly windowMs: number }
  E_MUTED_MANY: { readonly most: number }
  E_CHAT_LONG: { readonly most: number }
}

export type TableRefusal = RefusalOf<Code, Details>

/** As the kernel's `refuse`, with a code of the list and its details. */
export const decline = refuser<Code, Details>()

/** For what is done before the start alone. */
export function notOpen({ status }: TableRow): TableRefusal | null {
  if (status === 'open') return null
  return decline(status === 'running' ? 'E_STARTED' : 'E_ENDED')
}
