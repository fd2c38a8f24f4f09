import type { GameScreens } from '../games/registry.ts'
import type { History } from '../table/history.ts'
import { positionAt } from './replay-history.ts'

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
