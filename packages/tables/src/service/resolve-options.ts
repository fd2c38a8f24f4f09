import { catan } from '@serai/catan'
import type { JsonObject, Refusal } from '@serai/kernel'
import type { TableRequest } from '@serai/protocol'
import type { Caller } from '../caller.ts'
import type { RandomBytes } from '../random-bytes.ts'
import { resolveBoard } from './described-board.ts'
import type { TableWorkers } from './workers.ts'

/** The options of a table, and what its board was made from. */
export interface ResolvedOptions {
  readonly options: JsonObject
  readonly boardWish?: JsonObject
}

/** Makes what the options of a request only describe, before the game reads them. */
export type OptionResolver = (
  by: Caller,
  request: Pick<TableRequest, 'seats' | 'options'>,
  bytes: RandomBytes,
  workers: TableWorkers,
) => Promise<ResolvedOptions | Refusal>

/** The games with options that can be described. Beside the registry because making them takes workers. */
const RESOLVERS: ReadonlyMap<string, OptionResolver> = new Map([[catan.id, resolveBoard]])

export function resolverOf(game: string): OptionResolver {
  return RESOLVERS.get(game) ?? (async (_by, { options }) => ({ options }))
}
