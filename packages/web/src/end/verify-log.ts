import { type AnyGame, CHANCE, compareSeen, isRefusal, isUndo, type Log, parseLog, verifyLog } from '@serai/kernel'
import { History } from '../table/history.ts'

/** What a check of a finished game's dice found. */
export type DiceCheck =
  | {
      readonly verdict: 'true'
      readonly entries: number
      readonly chance: number
      /** How many of them came from each of the game's streams. */
      readonly streams: readonly { readonly name: string; readonly count: number }[]
      /** Entries that this page saw while the game was played, and found the same; null where it came later. */
      readonly seen: number | null
    }
  | {
      readonly verdict: 'forged'
      /** The first that is not what it was; 0 is the start. */
      readonly entry: number
      /** Where the change may be older than that. */
      readonly since: number | null
      /** Found by comparing with what this page saw. */
      readonly bySight: boolean
      readonly fault: string
    }
  | { readonly verdict: 'unproven' | 'broken'; readonly fault: string }

type Lookup = (id: string) => AnyGame | undefined

/** Makes everything that chance did again, and compares the log with the one that was seen, if there is one. */
export function checkDice(lookup: Lookup, text: string, seenText: string | null): DiceCheck {
  const log = parseLog(lookup, text)
  if (isRefusal(log)) return { verdict: 'broken', fault: String(log.fault) }
  const verified = verifyLog(log)
  if (isRefusal(verified)) {
    if (verified.code === 'E_UNPROVEN') return { verdict: 'unproven', fault: String(verified.fault) }
    const since = verified.since === undefined ? null : Number(verified.since)
    return forged(Number(verified.entry), since, false, verified.fault)
  }
  const seen = seenText === null ? null : parseLog(lookup, seenText)
  if (isRefusal(seen)) return { verdict: 'broken', fault: String(seen.fault) }
  const other = seen && compareSeen(log, seen)
  if (other) return forged(Number(other.entry), null, true, other.fault)
  return { verdict: 'true', ...verified, streams: countStreams(log), seen: seen ? seen.entries.length : null }
}

function forged(entry: number, since: number | null, bySight: boolean, fault: unknown): DiceCheck {
  return { verdict: 'forged', entry, since, bySight, fault: String(fault) }
}

function countStreams(log: Log): { readonly name: string; readonly count: number }[] {
  const { game } = log
  const counts = game.chanceStreams.map(() => 0)
  for (const { entry, before } of History.fold(log).moments) {
    if (!isUndo(entry) && entry.by === CHANCE) counts[game.chanceStream(before)]!++
  }
  return game.chanceStreams.map((name, index) => ({ name, count: counts[index]! })).filter(({ count }) => count > 0)
}
