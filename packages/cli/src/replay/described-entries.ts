import {
  encodeActor,
  type GameRecord,
  isRefusal,
  isUndo,
  type LogEntry,
  type Viewer,
  type WireActor,
} from '@serai/kernel'

export interface DescribedEntry {
  readonly seq: number
  readonly by: WireActor
  readonly text: string
}

/**
 * Describes the last `count` of the entries in words, each in the position that it was made in. `seen` are the entries
 * of the record from the first on, as the viewer may know them; the words tell no more than that.
 */
export function describeLast(
  record: GameRecord<unknown>,
  seen: readonly LogEntry[],
  viewer: Viewer | null,
  count: number,
): DescribedEntry[] {
  const { game } = record
  const first = Math.max(0, seen.length - count)
  const state = positionOf(record, first)
  const inWords = (entry: LogEntry): string => {
    if (isUndo(entry)) return `undo, back to entry ${entry.undo}`
    const { action } = entry
    return game.formatIn?.(viewer === null ? state : game.redact(state, viewer), action) ?? game.format(action)
  }
  return seen.slice(first).map((entry) => {
    const described = { seq: entry.seq, by: encodeActor(entry.by), text: inWords(entry) }
    advance(record, entry.seq, state)
    return described
  })
}

/** From the position before entry `seq` to the one after it. */
function advance(record: GameRecord<unknown>, seq: number, state: unknown): void {
  const { game } = record
  const entry = record.entry(seq)!
  if (isUndo(entry)) game.copy(positionOf(record, seq), state)
  else game.apply(state, entry.by, entry.action)
}

function positionOf(record: GameRecord<unknown>, seq: number): unknown {
  const state = record.position(seq)
  if (isRefusal(state)) throw new Error(`no position after entry ${seq} of a record that has it`)
  return state
}
