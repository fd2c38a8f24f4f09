import { isRefusal, type Log, redactLog } from '@serai/kernel'
import { History } from '../table/history.ts'

/** A finished game as a seat knew it while it was played; null: with everything open. */
export function historyOf(log: Log, viewer: number | null): History {
  if (viewer === null) return History.fold(log)
  const redacted = redactLog(log.game, log.header, log.entries, viewer)
  if (isRefusal(redacted)) throw new Error(String(redacted.fault))
  return History.fold({ game: log.game, header: redacted.header, entries: redacted.entries })
}

/** Whether anything of this game is known to some and not to others. */
export function hidesAnything({ game, header }: Log): boolean {
  const start = game.parsePosition(header.start)
  return !isRefusal(start) && game.viewer(game.redact(start, 0)) !== null
}

/** The position after so many moments. */
export function positionAt(history: Pick<History, 'start' | 'moments'>, moments: number): unknown {
  return moments === 0 ? history.start : history.moments[moments - 1]!.after
}

/** The moment that a line of the log tells of, by its key, counted from 1. */
export function momentOf(key: string): number {
  return Number.parseInt(key, 10)
}
