import type { Unrated } from '@serai/protocol'
import type { TableData } from '@serai/tables'
import type { PlayedGame } from '../store/people-store.ts'

/** A game of which fewer entries for each seat stand was given up before it was played. */
const FEW_ENTRIES = 10
/** Games of the same people within a day, as the page says. More say little that is new, and would let one climb on another. */
const MOST_A_DAY = 5
const DAY_MS = 24 * 3_600_000

/** So many of each person's latest games are enough to know who they have played with. */
export const LATEST_GAMES = 100

/**
 * Why a game does not say how strong its people are; null: it does, and is rated. `past`: their latest games. `standing`:
 * how many entries of the log were not taken back, nor take anything back.
 */
export function whyUnrated(
  data: TableData,
  people: readonly string[],
  past: readonly PlayedGame[],
  standing: number,
): Unrated | null {
  const { result, seats } = data
  if (!result) return 'no_result'
  if (people.length < 2) return 'few_people'
  if (standing < FEW_ENTRIES * seats.length) return 'too_short'
  // Bots have no rating: people are compared with people, and a game that a bot has won tells nothing about them.
  if (result.winner !== null && seats[result.winner]?.kind !== 'person') return 'bot_won'
  return ratedTogether(data, people, past) < MOST_A_DAY ? null : 'too_often'
}

/** How many games of exactly these people were rated within a day before this one. */
function ratedTogether({ game, endedAt }: TableData, people: readonly string[], past: readonly PlayedGame[]): number {
  const counts = new Map<string, number>()
  for (const one of past) {
    const isOne = one.game === game && one.after !== null && one.people === people.length
    if (isOne && one.endedAt > endedAt! - DAY_MS) counts.set(one.table, (counts.get(one.table) ?? 0) + 1)
  }
  return [...counts.values()].filter((count) => count === people.length).length
}
