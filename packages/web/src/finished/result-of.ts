import type { TableSummary } from '@serai/protocol'
import { gameWords } from '../games/game-words.ts'
import type { Catalogue } from '../text/catalogue.ts'

/** How a game ended, in a few words: who won, and how or what. */
export function resultOf(
  { game, status, result, seats, options }: TableSummary,
  me: string | null,
  texts: Pick<Catalogue, 'games' | 'replay'>,
): string {
  const { replay } = texts
  if (status === 'abandoned' || !result) return replay.givenUp
  const winner = seats.find(({ seat }) => seat === result.winner)
  const { matchPoints } = options
  // A match is not won by the way in which its last game was.
  const isMatch = typeof matchPoints === 'number' && matchPoints > 1
  const more = isMatch ? replay.match(matchPoints) : gameWords(texts, game)?.endings[result.reason]
  const who = !winner ? replay.drawn : winner.person === me ? replay.youWon : replay.won(winner.name)
  return [who, more].filter(Boolean).join(' · ')
}
