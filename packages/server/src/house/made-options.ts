import { catan } from '@serai/catan'
import type { JsonObject, Refusal } from '@serai/kernel'
import type { TableRequest } from '@serai/protocol'
import { withBoard } from './board-option.ts'
import type { BytesSource } from './bytes-source.ts'
import type { Asker } from './house.ts'
import type { Thinkers } from './thinking/thinkers.ts'

/** The options of a table, and what its board was made from. */
export interface MadeOptions {
  readonly options: JsonObject
  readonly boardWish?: JsonObject
}

/** Makes what the options of a request only describe, before the game reads them. */
export type OptionMaker = (
  by: Asker,
  request: Pick<TableRequest, 'seats' | 'options'>,
  bytes: BytesSource,
  thinkers: Thinkers,
) => Promise<MadeOptions | Refusal>

/** The games with options that can be described. Beside the registry because making them takes threads. */
const MAKERS: ReadonlyMap<string, OptionMaker> = new Map([[catan.id, withBoard]])

export function makerOf(game: string): OptionMaker {
  return MAKERS.get(game) ?? (async (_by, { options }) => ({ options }))
}
