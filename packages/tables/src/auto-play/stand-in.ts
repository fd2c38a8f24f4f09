import { type Bot, botsOf, findBot } from '@serai/bots'
import type { AnyGame } from '@serai/kernel'

/** Plays for people who are away or out of time. */
export function standIn(game: AnyGame): Bot {
  return findBot(game, 'greedy') ?? botsOf(game)[0]!
}
