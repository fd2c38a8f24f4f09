import { botsOf } from '@serai/bots'
import { type AnyGame, type Refusal, refuse } from '@serai/kernel'
import type { BotRequest } from '@serai/protocol'

/** The bot that is asked for, by its name or as the one of a level. */
export function botNamed(game: AnyGame, request: BotRequest): string | Refusal {
  const bots = botsOf(game)
  const found =
    'bot' in request ? bots.find((bot) => bot.name === request.bot) : bots.find((bot) => bot.level === request.level)
  if (found) return found.name
  const allowed = 'bot' in request ? bots.map((bot) => bot.name) : bots.flatMap((bot) => bot.level ?? [])
  return refuse('E_BOT_UNKNOWN', { allowed })
}
