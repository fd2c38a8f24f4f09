import type { TableSummary } from '@serai/protocol'
import type { Catalogue } from '../text/catalogue.ts'

/** How a game ended, in a few words: who won, and how or what. */
export function resultOf(
  { status, result, seats, options }: TableSummary,
  me: string | null,
  texts: Catalogue['replay'],
): string {
  if (status === 'abandoned' || !result) return texts.givenUp
  const winner = seats.find(({ seat }) => seat === result.winner)
  const how: { readonly [reason: string]: string | undefined } = texts.reasons
  const { matchPoints } = options
  // A match is not won by the way in which its last game was.
  const isMatch = typeof matchPoints === 'number' && matchPoints > 1
  const more = isMatch ? texts.match(matchPoints) : how[result.reason]
  const who = !winner ? texts.drawn : winner.person === me ? texts.youWon : texts.won(winner.name)
  return [who, more].filter(Boolean).join(' · ')
}
