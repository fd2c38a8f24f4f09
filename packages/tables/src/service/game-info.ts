import { botsOf } from '@serai/bots'
import { type AnyGame, describeOptions } from '@serai/kernel'
import type { GameInfo } from '@serai/protocol'

/** A game for whoever opens a table of it: how many seats, which options, which bots. */
export function gameInfo(game: AnyGame): GameInfo {
  const { id, title, ruleset, seats } = game
  return {
    id,
    title,
    ruleset,
    seats: { min: seats.table.min, max: seats.table.max },
    options: describeOptions(game.options),
    bots: botsOf(game).map(({ name, describe, level }) => ({ name, describe, ...(level && { level }) })),
  }
}
