import {
  ALL_IN_THE_OPEN,
  CHANCE,
  type Disclosed,
  type Entry,
  everySeat,
  NOBODY,
  type Random,
  seatsTurn,
  stream,
} from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { made, type Race, race, raceGame, raceOptions, racePlays } from '../test/race.ts'
import { PASS, type SeeingBot } from './bot.ts'
import { BotSeat } from './bot-seat.ts'
import { randomBot } from './random-bot.ts'
import { Simulation, type Watcher } from './simulation.ts'
import { newTally } from './tally.ts'

const first: SeeingBot<Race> = {
  name: 'first',
  describe: 'Takes the first.',
  needs: 'view',
  budget: 5,
  choose: ({ actions }) => actions[0]!,
}

interface Seen {
  readonly before: readonly (readonly number[])[]
  readonly entries: Entry[]
}

const remembering: SeeingBot<Race, Seen> = {
  ...first,
  memory: {
    start: () => ({ before: [], entries: [] }),
    observe: (memory, before, entry) => {
      ;(memory.before as number[][]).push([...before.picks])
      memory.entries.push(entry)
    },
  },
  choose: ({ memory, actions }) => actions[memory.entries.length % 2]!,
}

function run(bots: readonly unknown[], game = raceGame, watcher: Watcher | null = null): void {
  new Simulation({ game, options: raceOptions, bots: bots as never, seed: 3 }).play(
    1,
    newTally(game, bots.length),
    watcher,
  )
}

describe('a bot with a memory', () => {
  it.each([
    ['single steps', raceGame],
    ['whole plays', racePlays],
  ])('sees every entry of %s, redacted, with its own view before it', (_, game) => {
    const memories: Seen[] = []
    const memory = { ...remembering.memory!, start: () => memories[memories.push({ before: [], entries: [] }) - 1]! }
    run([randomBot, { ...remembering, memory }, randomBot], game)
    expect(memories.length).toBe(1)
    const { before, entries } = memories[0]!
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1))
    expect(entries.slice(0, 4).map(({ by }) => by)).toEqual([0, 1, 2, CHANCE])
    for (const { by, action } of entries) expect(action === 0).toBe(by === 0 || by === 2)
    expect(before.slice(0, 3)).toEqual([
      [0, 0, 0],
      [-1, 0, 0],
      [-1, entries[1]!.action, 0],
    ])
  })

  it('starts each game with a fresh one', () => {
    let started = 0
    const memory = {
      ...remembering.memory!,
      start: () => {
        started++
        return { before: [], entries: [] }
      },
    }
    const plan = {
      game: raceGame,
      options: raceOptions,
      bots: [randomBot, { ...remembering, memory }] as never,
      seed: 3,
    }
    const simulation = new Simulation(plan)
    for (let number = 1; number <= 3; number++) simulation.play(number, newTally(raceGame, 2))
    expect(started).toBe(3)
  })
})

it('makes no view for a blind bot, and none for those who watch only', () => {
  made.views = 0
  run([randomBot, randomBot])
  expect(made.views).toBe(0)
})

describe('a choice that is not in the list', () => {
  it('is checked by the game', () => {
    const state = race.start({ goal: 12, cap: 50 }, 2, stream(1, 'board'))
    const asks = (action: number) => new BotSeat(raceGame, { ...first, choose: () => action } as SeeingBot, 0)
    const random: Random = stream(1, 'bot')
    expect(asks(2).choose(state, [1], 1, false, random)).toBe(2)
    expect(() => asks(7).choose(state, [1, 2], 2, false, random)).toThrow(
      'first chose an illegal action, 7: {"code":"E_PICK"}',
    )
    expect(() => asks(PASS).choose(state, [1, 2], 2, false, random)).toThrow('illegal')
    expect(asks(PASS).choose(state, [1, 2], 2, true, random)).toBe(PASS)
  })
})

describe('seats that may act', () => {
  // Everybody may pick at any time; the lowest who has not must.
  const eager = {
    ...race,
    toAct(s: Race) {
      const turn = race.toAct(s)
      const must = turn.must & -turn.must
      return turn.must === 0 ? turn : seatsTurn(must, turn.must & ~must & everySeat(3))
    },
  } as unknown as typeof raceGame

  const order = (bots: readonly unknown[]): number[] => {
    const actors: number[] = []
    run(bots, eager, { started: () => {}, acting: (_, by) => actors.push(by), ended: () => {} })
    return actors.slice(0, 8)
  }

  it('are asked lowest first before the one who must', () => {
    expect(order([first, first, first])).toEqual([1, 2, 0, CHANCE, 1, 2, 0, CHANCE])
  })

  it('may pass', () => {
    const shy: SeeingBot<Race> = { ...first, choose: ({ optional, actions }) => (optional ? PASS : actions[0]!) }
    expect(order([first, shy, first])).toEqual([2, 0, 1, CHANCE, 2, 0, 1, CHANCE])
  })

  it('are left alone if they are blind', () => {
    expect(order([first, randomBot, first])).toEqual([2, 0, 1, CHANCE, 2, 0, 1, CHANCE])
  })
})

/** Dice are thrown under a cup, then guessed. */
it('cannot know a die that it may not see', () => {
  interface Cup {
    die: number
    guess: number
    hits: number
    rounds: number
  }
  const cup = {
    ...race,
    id: 'cup',
    stats: undefined,
    start: (): Cup => ({ die: 0, guess: 0, hits: 0, rounds: 0 }),
    toAct: (s: Cup) =>
      s.rounds === 6000
        ? { kind: 'over', must: 0, may: 0 }
        : s.die === 0
          ? { kind: 'chance', must: 0, may: 0 }
          : seatsTurn(1, 0),
    legal: (_: Cup, _seat: number, out: number[]) => {
      for (let i = 0; i < 6; i++) out[i] = i + 1
      return 6
    },
    draw: (_: Cup, random: Random) => 1 + random.below(6),
    apply(s: Cup, by: number, action: number) {
      if (by < 0) s.die = action
      else {
        if (action === s.die) s.hits++
        s.rounds++
        s.die = 0
      }
    },
    turns: (s: Cup) => s.rounds,
    result: () => ({ returns: [], winner: null, reason: 'end' }),
    redact: (s: Cup, _viewer: number, into?: Cup) =>
      Object.assign(into ?? {}, s, { die: s.die === 0 ? 0 : -1, hits: 0 }),
    disclosed: (_: Cup, { by }: Entry): Disclosed =>
      by < 0 ? { secret: { seats: NOBODY, cover: -1 } } : ALL_IN_THE_OPEN,
  } as unknown as typeof raceGame
  const peeker: SeeingBot<Cup, number[]> = {
    ...(first as unknown as SeeingBot<Cup, number[]>),
    memory: { start: () => [], observe: (memory, before, entry) => memory.push(entry.action, before.die) },
    choose({ view, memory, actions, random }) {
      // Whatever number it was given that could be the die.
      const hint = [view.die, memory.at(-2)!, memory.at(-1)!].find((number) => number > 0)
      return hint ?? actions[random.below(6)]!
    },
  }
  let hits = 0
  run([peeker], cup, { started: () => {}, acting: () => {}, ended: (s) => (hits = (s as Cup).hits) })
  // Five standard deviations of a binomial of 6,000 and 1/6.
  expect(Math.abs(hits - 1000)).toBeLessThan(145)
})
