import { botsOf } from '@serai/bots'
import type { AnyGame, Refusal } from '@serai/kernel'
import type { BotChoice } from '@serai/protocol'
import { decline } from '../refusals.ts'

/** The bot that is asked for, by its name or as the one of a level. */
export function chosenBot(game: AnyGame, choice: BotChoice): string | Refusal {
  const bots = botsOf(game)
  const found =
    'bot' in choice ? bots.find((bot) => bot.name === choice.bot) : bots.find((bot) => bot.level === choice.level)
  if (found) return found.name
  const allowed = 'bot' in choice ? bots.map((bot) => bot.name) : bots.flatMap((bot) => bot.level ?? [])
  return decline('E_BOT_UNKNOWN', { allowed })
}
