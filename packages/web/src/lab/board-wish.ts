import { isObject, isRefusal, type Json, type JsonObject } from '@serai/kernel'
import { type BoardMode, decodeBoardRequest } from '@serai/lab'
import type { WireError } from '@serai/protocol'
import type { Catalogue } from '../text/catalogue.ts'
import type { BoardSettings } from './settings.ts'
import { wishFault } from './wishes.ts'

/** An island that the server makes when the table is opened: the option `board` as `{ mode, constraints }`. */
export type BoardWish = Pick<BoardSettings, 'mode' | 'constraints'>

/** The wish in an option; null for the engine's own islands and for explicit boards. */
export function wishOf(option: Json | undefined): BoardWish | null {
  if (!isObject(option) || !('mode' in option)) return null
  const request = decodeBoardRequest({ ...option, seed: 0 })
  return isRefusal(request) ? null : { mode: request.mode, constraints: request.constraints ?? {} }
}

/** A wish as an option: what the game makes by itself has a name. */
export function optionOf({ mode, constraints }: BoardWish): Json {
  return mode !== 'fair' && Object.keys(constraints).length === 0
    ? mode
    : ({ mode, constraints } as unknown as JsonObject)
}

export const MODES: readonly BoardMode[] = ['spiral', 'random', 'fair']

/** Why the server has no such island, in words; null when it refused something else. */
export function wishRefusal(
  { code, ...details }: WireError,
  option: Json | undefined,
  lab: Catalogue['lab'],
): string | null {
  const wish = wishOf(option)
  if (!wish || (code !== 'E_CONSTRAINT' && code !== 'E_NO_BOARD')) return null
  return wishFault({ ...details, code }, wish.constraints, lab)
}
