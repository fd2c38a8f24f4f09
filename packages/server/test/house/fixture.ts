import { isRefusal, type Refusal, sha256, utf8 } from '@serai/kernel'
import type { ServerMessage, TableRequest, TableSummary } from '@serai/protocol'
import type { BytesSource } from '../../src/house/bytes-source.ts'
import type { Failed } from '../../src/house/failed.ts'
import type { Asker } from '../../src/house/house.ts'
import { TableHouse } from '../../src/house/table-house.ts'
import type { Thinkers } from '../../src/house/thinking/thinkers.ts'
import { hastyTiming, type Timing } from '../../src/house/timing.ts'
import { MemoryStore } from '../../src/store/memory-store.ts'
import type { Store } from '../../src/store/store.ts'
import { ManualClock } from './manual-clock.ts'
import { thinkHere } from './think-here.ts'

export const ann: Asker = { id: 'ann-id', name: 'Ann' }
export const bob: Asker = { id: 'bob-id', name: 'Bob' }
export const cid: Asker = { id: 'cid-id', name: 'Cid' }
export const dora: Asker = { id: 'dora-id', name: 'Dora' }

/** The same bytes for the same seed, in the order of asking. */
export function seededBytes(seed: string): BytesSource {
  let asked = 0
  return (count) => sha256(utf8(`${seed} ${asked++}`)).subarray(0, count)
}

export interface Fixture {
  readonly house: TableHouse
  readonly store: Store
  readonly clock: ManualClock
}

export interface FixtureParts {
  readonly seed?: string
  readonly store?: Store
  readonly clock?: ManualClock
  readonly timing?: Partial<Timing>
  readonly thinkers?: Thinkers
  readonly failed?: Failed
}

export function newHouse({ seed = 'house', store, clock, timing, thinkers, failed }: FixtureParts = {}): Fixture {
  const parts = {
    store: store ?? new MemoryStore(),
    clock: clock ?? new ManualClock(),
    bytes: seededBytes(seed),
    thinkers: thinkers ?? thinkHere,
    timing: { ...hastyTiming, ...timing },
    ...(failed && { failed }),
  }
  return { house: new TableHouse(parts), store: parts.store, clock: parts.clock }
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
  { house }: Fixture,
  game: string,
  people: readonly Asker[],
  bots: readonly string[] = [],
  more: Partial<TableRequest> = {},
): Promise<TableSummary> {
  const { id } = await ok(house.createTable(people[0] ?? ann, request(game, people.length + bots.length, more)))
  for (const [seat, person] of people.entries()) await ok(house.takeSeat(person, id, seat))
  for (const bot of bots) await ok(house.addBot(people[0] ?? ann, id, null, bot))
  return ok(house.readTable(null, id))
}

/** Everything that one viewer gets. */
export async function listen(house: TableHouse, by: Asker | null, table: string, from: number | null = null) {
  const messages: ServerMessage[] = []
  const watch = await ok(house.watch(by, table, from, (message) => messages.push(message)))
  return { messages, close: () => watch.close() }
}
