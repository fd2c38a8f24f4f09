import { findGame } from '@serai/bots'
import {
  type AnyGame,
  CHANCE,
  type Entry,
  formatEntry,
  isRefusal,
  isUndo,
  type LogEntry,
  newOutcomes,
  parseLog,
  redactEntry,
  replay,
  type Viewer,
} from '@serai/kernel'
import type { TableRow } from '@serai/tables'
import { MemoryStore } from '../src/store/memory/memory-store.ts'
import type { Person } from '../src/store/store.ts'

/** A store that remembers people by the same cookies as every other one of its kind. */
export class TwinStore extends MemoryStore {
  override async secret(): Promise<string> {
    return 'the same secret in every world, for tests'
  }
}

export interface World {
  readonly row: TableRow
  readonly people: readonly Person[]
  readonly entries: readonly LogEntry[]
}

/** A store in which this is all that ever happened. */
export async function storeOf(game: AnyGame, { row, people, entries }: World): Promise<TwinStore> {
  const store = new TwinStore()
  for (const person of people) await store.savePerson(person)
  await store.createTable({ ...row, version: 1 })
  const stored = entries.map((entry) => ({ seq: entry.seq, entry: formatEntry(game, entry) }))
  await store.append({ table: row.id, after: 0, entries: stored })
  return store
}

export interface Swap {
  /** The same history up to and with an outcome of chance, and the same with another one. */
  readonly entries: readonly LogEntry[]
  readonly twin: readonly LogEntry[]
  /** Who may not know the difference. */
  readonly viewers: readonly Viewer[]
}

/** All places where chance could have done something else without some viewers knowing. */
export function swapsIn(log: string, viewers: readonly Viewer[]): Swap[] {
  const parsed = parseLog(findGame, log)
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed))
  const { game, header, entries } = parsed
  const record = replay(game, header, [])
  if (isRefusal(record)) throw new Error(JSON.stringify(record))
  const swaps: Swap[] = []
  const outcomes = newOutcomes(0)
  for (const [i, entry] of entries.entries()) {
    if (!isUndo(entry) && entry.by === CHANCE) {
      const before = game.clone(record.state)
      const count = game.chance(before, outcomes)
      for (const action of outcomes.actions.slice(0, count)) {
        if (action === entry.action) continue
        const other: Entry = { ...entry, action }
        const text = (e: Entry, viewer: Viewer) =>
          JSON.stringify(formatEntry(game, redactEntry(e, game.disclosed(before, e), viewer)))
        const blind = viewers.filter((viewer) => text(entry, viewer) === text(other, viewer))
        const past = entries.slice(0, i)
        if (blind.length > 0) swaps.push({ entries: [...past, entry], twin: [...past, other], viewers: blind })
      }
    }
    const refusal = record.append(entry)
    if (refusal) throw new Error(JSON.stringify(refusal))
  }
  return swaps
}
