import { type Json, type Refusal, refuse } from '@serai/kernel'

/** Every refusal that is the house's own. Those of a game and of the kernel come through as they are. */
export const HOUSE_REFUSALS = [
  'E_TABLE_UNKNOWN',
  'E_GAME_UNKNOWN',
  'E_SEAT_COUNT',
  'E_SEAT_UNKNOWN',
  'E_SEAT_TAKEN',
  'E_SEATS_FULL',
  'E_SEATS_MISSING',
  'E_NOT_SEATED',
  'E_NOT_HOST',
  'E_NOT_BOT',
  'E_BOT_UNKNOWN',
  'E_STARTED',
  'E_NOT_STARTED',
  'E_NOT_OVER',
  'E_ENDED',
  'E_SEQ',
  'E_RATE',
  'E_CHAT_EMPTY',
  'E_CHAT_LONG',
  'E_MUTED',
  'E_CLOSING',
] as const
export type HouseRefusal = (typeof HOUSE_REFUSALS)[number]

/** As the kernel's `refuse`, with a code of the list. */
export function decline(code: HouseRefusal, details?: { readonly [detail: string]: Json }): Refusal<HouseRefusal> {
  return refuse(code, details)
}
