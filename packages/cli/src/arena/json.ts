import type { Json, JsonObject } from '@serai/kernel'
import type { MatchResult } from '@serai/lab'
import type { SharedTiming } from '../timing.ts'
import type { Contest } from './contest.ts'
import { anytimeShare, figuresOf, ratingsOf } from './figures.ts'

/** How a contest was ended: null where nobody asked for an early stop. */
export type StoppedEarly = boolean | null

/** One object; without `timing` and the decision times the same contest always gives the same bytes. */
export function contestJson(
  contest: Contest,
  result: MatchResult,
  stopped: StoppedEarly,
  timing: SharedTiming,
): JsonObject {
  const { game, seed, options, schedule } = result.match
  const body = { hero: heroJson, mix: mixJson, ladder: ladderJson }[contest.kind](result)
  return {
    game: game.id,
    seed,
    options,
    seats: schedule.seats,
    ...body,
    ...(stopped === null ? {} : { stopped }),
    timing: { ...timing },
  }
}

function heroJson(result: MatchResult): JsonObject {
  const { games, draws, turns, stats, entrants } = figuresOf(result)
  const [hero, field] = entrants as [(typeof entrants)[0], (typeof entrants)[0]]
  const { deals = 0, mean, low, high } = hero.paired ?? {}
  return plain({
    hero: hero.bot,
    field: field.bot,
    games,
    wins: hero.wins,
    share: hero.share,
    low: hero.low,
    high: hero.high,
    fair: hero.fair,
    draws,
    paired: hero.paired ? { deals, share: mean, low, high } : null,
    anytime: anytimeShare(result),
    returns: { hero: hero.return, field: field.return },
    bySeat: hero.bySeat,
    reasons: { hero: hero.reasons, field: field.reasons },
    turns,
    ...(Object.keys(stats).length > 0 ? { stats } : {}),
    actions: { hero: hero.actions, field: field.actions },
    decisionMs: hero.decisionMs,
    fieldDecisionMs: field.decisionMs,
  })
}

function mixJson(result: MatchResult): JsonObject {
  const { games, draws, turns, stats, entrants, pairs } = figuresOf(result)
  return plain({ games, draws, turns, ...(Object.keys(stats).length > 0 ? { stats } : {}), entrants, pairs })
}

function ladderJson(result: MatchResult): JsonObject {
  const { games, draws, turns, entrants } = figuresOf(result)
  const ratings = ratingsOf(result)
  const ladder = entrants.map(({ bot, games, wins, seatShare, return: mean, decisionMs }, i) => ({
    bot,
    ...ratings[i]!,
    games,
    wins,
    seatShare,
    return: mean,
    decisionMs,
  }))
  return plain({ games, draws, turns, ladder: ladder.sort((a, b) => b.rating - a.rating) })
}

/** Figures are plain data: read-only types say no more than JSON can hold. */
function plain(value: object): JsonObject {
  return value as { [name: string]: Json }
}
