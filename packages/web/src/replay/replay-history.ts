import { isRefusal, type Log, redactLog } from '@serai/kernel'
import type { GameScreens } from '../games/registry.ts'
import { History, type Moment } from '../table/history.ts'
import type { LogLine } from '../table/log-line.ts'

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

/** Where a replay stops, as numbers of moments: after each that shows something, and at the end. */
export function stopsOf(
  { moments }: History,
  showsNothing: (moment: Moment) => boolean = () => false,
): readonly number[] {
  const isStop = (moment: Moment, index: number) => index === moments.length - 1 || !showsNothing(moment)
  return [0, ...moments.flatMap((moment, index) => (isStop(moment, index) ? [index + 1] : []))]
}

/** The step that shows so many moments, and perhaps one more. */
export function stepAt(stops: readonly number[], moments: number): number {
  const step = stops.findIndex((stop) => stop >= moments)
  return step < 0 ? stops.length - 1 : step
}

/** Which turn a position belongs to. */
export interface TurnAt {
  /** Of a match, from 0. */
  readonly game: number
  /** Within its game, from 1; 0 before the first. */
  readonly turn: number
}

/** The turns of all positions, by the number of moments that led to them. */
export function turnsOf(
  history: Pick<History, 'game' | 'start' | 'moments'>,
  part: Pick<GameScreens, 'turnOf' | 'gameStarts'>,
): readonly TurnAt[] {
  const { game, start, moments } = history
  const turnOf = part.turnOf ?? (({ after }) => game.turnCount(after))
  const starts = part.gameStarts?.(moments) ?? [0]
  const played = starts.map((at) => (at === 0 ? 0 : game.turnCount(positionAt(history, at - 1))))
  const all = [game.turnCount(start), ...moments.map(turnOf)]
  return all.map((turn, at) => {
    const number = starts.findLastIndex((first) => first <= at)
    return { game: number, turn: turn - played[number]! }
  })
}

/** After how many moments a turn has begun for good: what was taken back does not count. */
export function turnStart(turns: readonly TurnAt[], wanted: TurnAt): number {
  return turns.findLastIndex(({ game, turn }) => game < wanted.game || (game === wanted.game && turn < wanted.turn)) + 1
}

/** The step at which the next turn begins, or the one before it did; the ends stay the ends. */
export function turnStep(turns: readonly TurnAt[], stops: readonly number[], step: number, by: 1 | -1): number {
  const last = stops.length - 1
  const isFirst = (at: number) => {
    const [now, before] = [turns[stops[at]!]!, turns[stops[at - 1]!]!]
    return now.turn !== before.turn || now.game !== before.game
  }
  let at = step + by
  while (at > 0 && at < last && !isFirst(at)) at += by
  return Math.min(last, Math.max(0, at))
}

/** What this step added to the log, in words, or the line that it went on with; `quiet` where it did neither. */
export function stepWords(before: readonly LogLine[], now: readonly LogLine[], quiet: string | null): string {
  const known = new Set(before.map(({ key }) => key))
  const added = now.filter(({ key }) => !known.has(key))
  if (added.length > 0) return added.map(({ text }) => text).join(' · ')
  const last = now.at(-1)?.text ?? ''
  return last === (before.at(-1)?.text ?? '') ? (quiet ?? last) : last
}
