import { findGame } from '@serai/bots'
import { isRefusal, type Refusal, sha256, utf8 } from '@serai/kernel'
import type { ServerMessage, TableRequest, TableSummary } from '@serai/protocol'
import {
  type AddressOf,
  type Caller,
  type Failed,
  hastyTiming,
  MemoryTableStore,
  type RandomBytes,
  TableService,
  type TableStore,
  type TableWorkers,
  type Timing,
} from '@serai/tables'
import { ManualClock } from './manual-clock.ts'
import { workersHere } from './workers-here.ts'

export const ann: Caller = { id: 'ann-id', name: 'Ann' }
export const bob: Caller = { id: 'bob-id', name: 'Bob' }
export const cid: Caller = { id: 'cid-id', name: 'Cid' }
export const dora: Caller = { id: 'dora-id', name: 'Dora' }

/** The same bytes for the same seed, in the order of asking. */
export function seededBytes(seed: string): RandomBytes {
  let asked = 0
  return (count) => sha256(utf8(`${seed} ${asked++}`)).subarray(0, count)
}

export interface Fixture {
  readonly tables: TableService
  readonly store: TableStore
  readonly clock: ManualClock
}

export interface FixtureParts {
  readonly seed?: string
  readonly store?: TableStore
  readonly clock?: ManualClock
  readonly timing?: Partial<Timing>
  readonly workers?: TableWorkers
  readonly failed?: Failed
  readonly addressOf?: AddressOf
}

export function newTables({
  seed = 'tables',
  store,
  clock,
  timing,
  workers,
  failed,
  addressOf,
}: FixtureParts = {}): Fixture {
  const parts = {
    findGame,
    store: store ?? new MemoryTableStore(),
    time: clock ?? new ManualClock(),
    bytes: seededBytes(seed),
    workers: workers ?? workersHere,
    timing: { ...hastyTiming, ...timing },
    ...(failed && { failed }),
    ...(addressOf && { addressOf }),
  }
  return { tables: new TableService(parts), store: parts.store, clock: parts.time }
}

/** The value of an answer that must not be a refusal. */
export async function ok<T>(answer: Promise<T | Refusal> | T | Refusal): Promise<T> {
  const value = await answer
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`)
  return value
}

/** The code of an answer that must be a refusal. */
export async function codeOf(answer: Promise<unknown>): Promise<string> {
  const value = await answer
  if (!isRefusal(value)) throw new Error(`not refused: ${JSON.stringify(value)}`)
  return value.code
}

export function request(game: string, seats: number, more: Partial<TableRequest> = {}): TableRequest {
  return { game, options: {}, isPrivate: false, seats, ...more }
}

/** A table at which these people sit, in their order; names of bots fill the rest. */
export async function tableOf(
  { tables }: Fixture,
  game: string,
  people: readonly Caller[],
  bots: readonly string[] = [],
  more: Partial<TableRequest> = {},
): Promise<TableSummary> {
  const { id } = await ok(tables.createTable(people[0] ?? ann, request(game, people.length + bots.length, more)))
  for (const [seat, person] of people.entries()) await ok(tables.takeSeat(person, id, seat))
  for (const bot of bots) await ok(tables.addBot(people[0] ?? ann, id, null, bot))
  return ok(tables.readTable(id))
}

/** Everything that one viewer gets. */
export async function listen(tables: TableService, by: Caller | null, table: string, from: number | null = null) {
  const messages: ServerMessage[] = []
  const watch = await ok(tables.watch(by, table, from, (message) => messages.push(message)))
  return { messages, close: () => watch.close() }
}
