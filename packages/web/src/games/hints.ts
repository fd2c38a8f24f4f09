import type { BotRequest } from '@serai/bots'
import type { Action } from '@serai/kernel'
import type { Reason } from '@serai/lab'
import { hints as catan } from '../catan/hints.ts'

/** A hint that needs no bot, with what speaks for it. */
export interface KnownHint {
  readonly actions: readonly Action[]
  readonly reasons: readonly Reason[]
}

export interface KnownQuestion extends Omit<BotRequest, 'bot'> {
  /** How the player wants it answered, where the game knows several ways. */
  readonly method?: string
}

/** What is known of a game's hints beyond that a bot would do it. */
export interface GameHints {
  /** Where something knows better than a bot; null: the bot is asked. */
  readonly known: (question: KnownQuestion) => KnownHint | null
  /** What belongs to this action and is sent with it. */
  readonly rest: (question: BotRequest, action: Action) => readonly Action[]
  /** What the asked bot would do after this action; null where it cannot be foreseen. */
  readonly next: (question: BotRequest, action: Action) => Action | null
}

/** The games that know more. Beside the registry because a worker asks, which must not load what draws. */
const HINTS: { readonly [id: string]: GameHints } = { catan }

export function hintsOf(game: string): GameHints | null {
  return HINTS[game] ?? null
}
