import { botMove, botOfLevel, findGame, type Level } from '@serai/bots'
import type { Action } from '@serai/kernel'
import { hintsOf, type KnownHint, type KnownQuestion } from '../games/hints.ts'

export interface FoundHint extends KnownHint {
  /** What the bot would do after that, where this can be foreseen. */
  readonly next: Action | null
}

/** Strong, and quick enough to wait for. */
const LEVEL: Level = 'hard'

/** What a bot would do that knows what this seat knows, unless the game knows better. */
export function hintFor(question: KnownQuestion, level: Level = LEVEL): FoundHint {
  const hints = hintsOf(question.game)
  const known = hints?.known(question)
  if (known) return { ...known, next: null }
  const game = findGame(question.game)
  const bot = game && botOfLevel(game, level)
  if (!bot) return { actions: [], reasons: [], next: null }
  const asked = { ...question, bot: bot.name }
  const answered = botMove(asked)
  const [first] = answered
  const actions = first === undefined ? [] : [...answered, ...(hints?.rest(asked, first) ?? [])]
  return { actions, reasons: [], next: first === undefined ? null : (hints?.next(asked, first) ?? null) }
}
