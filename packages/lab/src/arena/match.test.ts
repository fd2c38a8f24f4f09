import { type BlindBot, findGame, randomBot, type SeeingBot } from '@serai/bots'
import { defaultOptions } from '@serai/kernel'
import { toyGame } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { type Match, type MatchPart, MatchPlayer } from './match-player.ts'
import { MatchResult } from './match-result.ts'
import { heroLineup, MatchSchedule } from './match-schedule.ts'

// Without whole plays: by them nobody ever draws a card.
const { plays: _, ...game } = toyGame
const options = { ...defaultOptions(game.options), turnCap: 60 }

const eager: SeeingBot = {
  name: 'eager',
  describe: 'Takes the first action.',
  needs: 'view',
  budget: 1,
  choose: ({ actions }) => actions[0]!,
}

const match = (bots: Match['bots'], lineup = heroLineup(3), seed = 5): Match => ({
  game,
  options,
  seed,
  bots,
  schedule: new MatchSchedule([lineup]),
})

/** A clock that goes on by a millisecond whenever somebody looks. */
function ticking() {
  let time = 0
  return () => time++
}

function play(match: Match, parts: readonly (readonly [first: number, games: number])[]) {
  const result = new MatchResult(match)
  for (const [first, games] of parts) result.add(new MatchPlayer(match, ticking()).play(first, games))
  return result
}

describe('a match', () => {
  it('comes to the same however its games are split', () => {
    const whole = play(match([eager, randomBot]), [[1, 31]])
    const split = play(match([eager, randomBot]), [
      [1, 10],
      [11, 1],
      [12, 20],
    ])
    expect(split.scoreboard.standings).toEqual(whole.scoreboard.standings)
    expect(split.scoreboard.lineupResults).toEqual(whole.scoreboard.lineupResults)
    expect(split.tally).toEqual(whole.tally)
    expect(split.actionCounts).toEqual(whole.actionCounts)
    expect(split.times.map(({ counts }) => counts)).toEqual(whole.times.map(({ counts }) => counts))
    expect(whole.scoreboard.games).toBe(31)
  })

  it('can be played by one player, part after part', () => {
    const player = new MatchPlayer(match([eager, randomBot]), ticking())
    const parts: MatchPart[] = [player.play(1, 5), player.play(6, 5)]
    const outcomes = parts.flatMap((part) => part.outcomes)
    expect(outcomes).toEqual(new MatchPlayer(match([eager, randomBot]), ticking()).play(1, 10).outcomes)
    expect(structuredClone(parts)).toEqual(parts)
  })

  it('has the same luck in every rotation: equals share a deal exactly', () => {
    const { scoreboard } = play(match([randomBot, randomBot]), [[1, 60]])
    for (const [score] of scoreboard.scores(0).counts) expect(score).toBeCloseTo(1 / 3, 12)
    const [hero] = scoreboard.standings
    expect(hero!.wins).toBeGreaterThan(0)
    expect(3 * hero!.wins).toBe(60 - scoreboard.draws)
  })

  it('seats the hero everywhere equally often', () => {
    const { scoreboard } = play(match([eager, randomBot]), [[1, 30]])
    expect(scoreboard.standings[0]!.bySeat.map(({ games }) => games)).toEqual([10, 10, 10])
    expect(scoreboard.standings[1]!.bySeat.map(({ games }) => games)).toEqual([20, 20, 20])
  })

  it('times each choice of each entrant, by the clock that it is given', () => {
    let asked = 0
    const counting: BlindBot = {
      ...randomBot,
      choose: (actions, count, random) => {
        asked++
        return randomBot.choose(actions, count, random)
      },
    }
    const { times } = play(match([counting, eager]), [[1, 12]])
    expect(asked).toBeGreaterThan(10)
    expect(times[0]!.size).toBe(asked)
    expect(times[1]!.size).toBeGreaterThan(asked)
    expect(times[0]!.quantile(0.5)).toBeCloseTo(1, 1)
  })

  it('counts what each entrant did by kind', () => {
    const { actionCounts, tally } = play(match([eager, randomBot]), [[1, 12]])
    for (const one of actionCounts) expect(Object.keys(one).length).toBeGreaterThan(2)
    const all = actionCounts.flatMap((one) => Object.values(one)).reduce((sum, count) => sum + count)
    expect(all).toBe(tally.actions)
  })

  it('counts whole plays as their steps', () => {
    const narde = findGame('long-narde')!
    const options = defaultOptions(narde.options)
    const duel = { game: narde, options, seed: 1, bots: [randomBot], schedule: new MatchSchedule([[0, 0]]) }
    const { actionCounts, tally } = play(duel, [[1, 3]])
    const all = Object.values(actionCounts[0]!).reduce((sum, count) => sum + count)
    expect(all).toBeGreaterThan(1.5 * tally.actions)
  })
})

describe('a decision', () => {
  const won: MatchPart = {
    outcomes: Array.from({ length: 30 }, (_, i) => ({ winner: i % 3, returns: [1, 0, 0], reason: 'points' })),
    tally: play(match([eager, eager]), []).tally,
    actionCounts: [],
    times: [],
  }

  it('falls when the hero wins from every seat, and not when every seat wins as often', () => {
    const clear = new MatchResult(match([eager, randomBot]))
    expect(clear.isDecided).toBe(false)
    clear.add(won)
    expect(clear.isDecided).toBe(true)
    const level = new MatchResult(match([eager, randomBot]))
    level.add({ ...won, outcomes: won.outcomes.map((outcome) => ({ ...outcome, winner: 0 })) })
    expect(level.isDecided).toBe(false)
  })
})
