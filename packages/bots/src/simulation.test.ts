import { type Actor, CHANCE, type Random, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { made, PLAY_OF, type Race, raceGame, raceOptions, racePlays } from '../test/race.ts'
import type { BlindBot, SeeingBot } from './bot.ts'
import { randomBot } from './random-bot.ts'
import { Simulation, type SimulationPlan, type Watcher } from './simulation.ts'
import { addTally, newTally, summarise } from './tally.ts'

const three = { game: raceGame, options: raceOptions, bots: [randomBot, randomBot, randomBot], seed: 7 }

function play(plan: SimulationPlan, numbers: readonly number[], watcher: Watcher | null = null) {
  const tally = newTally(plan.game, plan.bots.length)
  const simulation = new Simulation(plan)
  for (const number of numbers) simulation.play(number, tally, watcher)
  return tally
}

function record() {
  const lines: string[] = []
  const watcher: Watcher = {
    started: (state) => lines.push(`lane ${(state as Race).lane}`),
    acting: (_, by: Actor, action) => lines.push(`${by}: ${action}`),
    ended: (state) => lines.push(`at ${(state as Race).at.join(' ')}`),
  }
  return { lines, watcher }
}

describe('simulation', () => {
  it('follows from seed and number alone', () => {
    const together = record()
    play(three, [1, 2, 3], together.watcher)
    const apart = [3, 1, 2].map((number) => {
      const one = record()
      play(three, [number], one.watcher)
      return { number, lines: one.lines }
    })
    apart.sort((a, b) => a.number - b.number)
    expect(apart.flatMap(({ lines }) => lines)).toEqual(together.lines)
    const other = record()
    play({ ...three, seed: 8 }, [1, 2, 3], other.watcher)
    expect(other.lines).not.toEqual(together.lines)
  })

  it('takes the lowest seat of several and then chance', () => {
    const { lines, watcher } = record()
    play(three, [1], watcher)
    const actors = lines.slice(1, -1).map((line) => line.split(':')[0])
    expect(actors.slice(0, 8)).toEqual(['0', '1', '2', String(CHANCE), '0', '1', '2', String(CHANCE)])
  })

  it('counts turns, actions, wins and the stats', () => {
    const { lines, watcher } = record()
    const tally = play(three, [1, 2, 3, 4, 5], watcher)
    const acts = lines.filter((line) => /^\d:/.test(line)).length
    const throws = lines.filter((line) => line.startsWith('-1:')).length
    expect(tally).toMatchObject({ games: 5, finished: 5, turns: throws, actions: acts, reasons: { goal: 5 } })
    expect(tally.wins.reduce((sum, wins) => sum + wins)).toBe(5)
    expect(tally.stats[0]).toBe(acts)
    expect(tally.stats[1]).toBeGreaterThan(0)
    expect(tally.stats[2]).toBe(5)
  })

  it('does not call a game finished that a cap ended', () => {
    const tally = play({ ...three, options: { goal: 100, cap: 2 } }, [1, 2])
    expect(tally).toMatchObject({ games: 2, finished: 0, turns: 4, wins: [0, 0, 0], reasons: { turn_cap: 2 } })
  })

  it('asks no bot where there is one action', () => {
    const counts: number[] = []
    const asked: BlindBot = {
      ...randomBot,
      choose: (actions, count, random) => {
        counts.push(count)
        return randomBot.choose(actions, count, random)
      },
    }
    const tally = play({ ...three, bots: [asked, asked, asked] }, [1, 2, 3])
    expect(new Set(counts)).toEqual(new Set([2]))
    expect(counts.length).toBe(tally.stats[0]! - tally.stats[1]!)
  })

  it('shows a seeing bot its own view only, in one kept buffer', () => {
    const seen = new Set<Race>()
    const bot: SeeingBot<Race> = {
      name: 'looker',
      describe: 'Looks.',
      needs: 'view',
      budget: 0,
      choose: ({ view, seat, actions }) => {
        seen.add(view)
        expect(view.viewer).toBe(seat)
        expect(view.picks.filter((pick) => pick > 0)).toEqual([])
        return actions[0]!
      },
    }
    made.states = 0
    made.views = 0
    play({ ...three, bots: [randomBot, bot as SeeingBot, randomBot] }, [1, 2, 3, 4])
    expect(seen.size).toBe(1)
    expect(made).toEqual({ states: 1, views: 1 })
  })

  it('plays whole plays where the game has them, single steps elsewhere and on request', () => {
    const wholes = (bySteps: boolean) => {
      const seen: string[] = []
      const acting: Watcher['acting'] = (state, by, action, whole) => {
        if (by === CHANCE) return
        expect(action > PLAY_OF).toBe(whole)
        seen.push(`${(state as Race).rounds > 0} ${whole}`)
      }
      play({ ...three, game: racePlays, bySteps }, [1], { started: () => {}, acting, ended: () => {} })
      return new Set(seen)
    }
    expect(wholes(false)).toEqual(new Set(['false false', 'true true']))
    expect(wholes(true)).toEqual(new Set(['false false', 'true false']))
  })

  it('stops at a game that has nothing to do', () => {
    const stuck = { ...raceGame, legal: () => 0 }
    expect(() => play({ ...three, game: stuck }, [1])).toThrow('race: seat 0 must act but has no legal action')
  })
})

describe('tallies', () => {
  it('add up to the tally of all games', () => {
    const all = play(three, [1, 2, 3, 4, 5, 6])
    const sum = newTally(raceGame, 3)
    for (const part of [[1, 2], [3], [4, 5, 6]]) addTally(sum, play(three, part))
    expect(sum).toEqual(all)
    expect(summarise(raceGame, all)).toMatchObject({ games: 6, turns: all.turns / 6, stats: { games: 6 } })
  })

  it('of no games have no means', () => {
    expect(summarise({ ...raceGame, stats: undefined } as never, newTally(raceGame, 2))).toEqual({
      games: 0,
      finished: 0,
      turns: 0,
      actions: 0,
      wins: [0, 0],
      reasons: {},
    })
  })
})

describe('the random bot', () => {
  it('is uniform over the list and looks no further', () => {
    const random: Random = stream(1, 'test')
    const list = [5, 6, 7, 99]
    const hits = new Map<number, number>()
    for (let i = 0; i < 30_000; i++) {
      const action = randomBot.choose(list, 3, random)
      hits.set(action, (hits.get(action) ?? 0) + 1)
    }
    expect([...hits.keys()].sort((a, b) => a - b)).toEqual([5, 6, 7])
    // Five standard deviations of a binomial of 30,000 and 1/3.
    for (const count of hits.values()) expect(Math.abs(count - 10_000)).toBeLessThan(410)
  })
})
