/** The entrant of each seat, by number. */
export type Seating = readonly number[]

export interface ScheduledGame {
  /** Board and dice follow from it, so all games of a deal have the same. */
  readonly deal: number
  readonly seating: Seating
  /** It is the last game of its deal. */
  readonly closes: boolean
}

/**
 * Which entrants sit where in game 1, 2, …: every deal is played once with each rotation of a line-up. The deals go
 * through the line-ups and the ways to sit around the table in turn, so that no one has always the same neighbour.
 */
export class MatchSchedule {
  readonly seats: number
  /** Games until everything comes again. */
  readonly cycle: number
  readonly #deals: readonly (readonly Seating[])[]
  /** By place in the cycle. */
  readonly #games: readonly { readonly deal: number; readonly seating: Seating; readonly closes: boolean }[]

  constructor(lineups: readonly Seating[]) {
    this.seats = lineups[0]!.length
    this.#deals = byTurns(lineups.map(circularOrders)).map(rotations)
    this.#games = this.#deals.flatMap((seatings, deal) =>
      seatings.map((seating, i) => ({ deal, seating, closes: i === seatings.length - 1 })),
    )
    this.cycle = this.#games.length
  }

  /** Games are numbered from 1, and so are deals. */
  at(number: number): ScheduledGame {
    const before = Math.floor((number - 1) / this.cycle)
    const { deal, seating, closes } = this.#games[(number - 1) % this.cycle]!
    return { deal: before * this.#deals.length + deal + 1, seating, closes }
  }
}

/** One hero, and the field on all other seats: entrants 0 and 1. */
export function heroLineup(seats: number): Seating {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 0 : 1))
}

/**
 * For a ladder: every two entrants, one of the one against a field of the other and the other way round. Tables of all
 * sorts would tell little: where a strong one sits, nobody else wins, and the weak are never compared.
 */
export function ladderLineups(entrants: number, seats: number): readonly Seating[] {
  const pairs = Array.from({ length: entrants }, (_, one) =>
    Array.from({ length: entrants - one - 1 }, (_, more) => [one, one + 1 + more] as const),
  ).flat()
  const against = (one: number, field: number) => heroLineup(seats).map((entrant) => (entrant === 0 ? one : field))
  return pairs.flatMap(([a, b]) => (seats === 2 ? [against(a, b)] : [against(a, b), against(b, a)]))
}

/** The first of each list, then the second of each, … */
function byTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat()
}

/** Each once: a line-up that repeats itself has fewer than it has seats. */
export function rotations(lineup: Seating): readonly Seating[] {
  const seats = lineup.length
  const all = lineup.map((_, by) => lineup.map((_, seat) => lineup[(seat - by + seats) % seats]!))
  return distinct(all)
}

/** The ways to sit around a table: no two of them are rotations of each other. The given order is the first. */
export function circularOrders(lineup: Seating): readonly Seating[] {
  const [first, ...rest] = lineup
  const seen = new Set<string>()
  return permutations(rest)
    .map((others) => [first!, ...others])
    .filter((order) => {
      if (seen.has(order.join())) return false
      for (const same of rotations(order)) seen.add(same.join())
      return true
    })
}

function permutations(items: Seating): Seating[] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]))
}

function distinct(seatings: readonly Seating[]): Seating[] {
  return [...new Map(seatings.map((seating) => [seating.join(), seating])).values()]
}
