import {
  ALL_IN_THE_OPEN,
  type AnyGame,
  CHANCE_TURN,
  type Disclosed,
  defaultOptions,
  type Entry,
  everySeat,
  OVER_TURN,
  type Random,
  seatBit,
  seatsTurn,
} from '@serai/kernel'

/**
 * A race for the tests of the loop: everybody picks 1 or 2 (all at once, lowest seat first), then a die of three is
 * thrown and each seat runs pick + die. Picks are hidden. Only what the loop asks for is here.
 */
export interface Race {
  goal: number
  cap: number
  lane: number
  picks: number[]
  at: number[]
  rounds: number
  viewer: number | null
}

export const PICKS = [1, 2]
export const PLAY_OF = 10

export const made = { states: 0, views: 0 }

export const race = {
  id: 'race',
  options: {
    goal: { kind: 'integer', default: 12, min: 1, max: 100, label: 'Goal' },
    cap: { kind: 'integer', default: 0, min: 0, max: 100, label: 'Rounds at most' },
  },
  simulationOptions: { cap: 50 },
  chanceStreams: ['die'],
  chanceStream: () => 0,
  start(options: { goal: number; cap: number }, seats: number, random: Random, into?: Race): Race {
    if (!into) made.states++
    const state = into ?? ({} as Race)
    const none = Array.from({ length: seats }, () => 0)
    return Object.assign(state, {
      ...options,
      lane: random.below(1000),
      picks: none,
      at: [...none],
      rounds: 0,
      viewer: null,
    })
  },
  toAct(s: Race) {
    if (race.result(s)) return OVER_TURN
    const open = s.picks.reduce((set, pick, seat) => (pick === 0 ? set | (1 << seat) : set), 0)
    return open === 0 ? CHANCE_TURN : seatsTurn(open & everySeat(s.picks.length), 0)
  },
  legal(s: Race, _seat: number, out: number[]): number {
    out[0] = 1
    out[1] = 2
    // Past half way there is no choice any more.
    return s.at.some((at) => at * 2 > s.goal) ? 1 : 2
  },
  draw: (_: Race, random: Random) => 1 + random.below(3),
  apply(s: Race, by: number, action: number) {
    if (by >= 0) {
      s.picks[by] = action % PLAY_OF
      return
    }
    s.rounds++
    s.at = s.at.map((at, seat) => at + s.picks[seat]! + action)
    s.picks = s.picks.map(() => 0)
  },
  turnCount: (s: Race) => s.rounds,
  result(s: Race) {
    const best = Math.max(...s.at)
    if (best >= s.goal) return { returns: [], winner: s.at.indexOf(best), reason: 'goal' }
    return s.cap > 0 && s.rounds >= s.cap ? { returns: [], winner: null, reason: 'turn_cap' } : null
  },
  redact(s: Race, viewer: number, into?: Race): Race {
    if (!into) made.views++
    const picks = s.picks.map((pick, seat) => (seat === viewer ? pick : pick === 0 ? 0 : -1))
    return Object.assign(into ?? ({} as Race), s, { picks, viewer })
  },
  disclosed(_: Race, { by }: Pick<Entry, 'by'>): Disclosed {
    return by < 0 ? ALL_IN_THE_OPEN : { secret: { seats: seatBit(by), cover: 0 } }
  },
  check: (_: Race, _by: number, action: number) => (PICKS.includes(action) ? null : { code: 'E_PICK' }),
  stats: {
    counters: ['decisions', 'forced', 'games'],
    decision(_: Race, _seat: number, choices: number, _action: number, sums: Float64Array) {
      sums[0]!++
      if (choices === 1) sums[1]!++
    },
    finish(_: Race, sums: Float64Array) {
      sums[2]!++
    },
    report: (sums: Float64Array) => ({ forcedShare: sums[1]! / sums[0]!, games: sums[2]! }),
  },
}

export const raceGame = race as unknown as AnyGame

/** The same race by whole plays: the pick plus ten. */
export const racePlays = {
  ...race,
  plays: {
    codes: 2,
    list(s: Race, seat: number, out: number[]): number {
      // The first pick of a race is no whole play.
      if (s.rounds === 0) return 0
      const count = race.legal(s, seat, out)
      for (let i = 0; i < count; i++) out[i]! += PLAY_OF
      return count
    },
    steps(_: Race, play: number, out: number[]): number {
      out[0] = play - PLAY_OF
      return 1
    },
    code: (play: number) => play - PLAY_OF - 1,
  },
} as unknown as AnyGame

export const raceOptions = { ...defaultOptions(raceGame.options), cap: 50 }
