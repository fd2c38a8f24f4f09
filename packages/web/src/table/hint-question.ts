import type { BotRequest } from '@serai/bots'
import { formatEntry, hasSeat, inEffect } from '@serai/kernel'
import type { TableSession } from './table-session.ts'

export interface HintQuestion extends Omit<BotRequest, 'bot'> {
  readonly seq: number
}

/** Everything that I know of the game, for a bot that sits in for me; null where I have no seat or nothing to do. */
export function hintQuestion(session: TableSession): HintQuestion | null {
  const { history } = session
  const { seat, seq } = session.view.getState()
  if (!history || seat === null) return null
  const { game, state, start, moments } = history
  const turn = game.toAct(state)
  const must = hasSeat(turn.must, seat)
  if (!must && !hasSeat(turn.may, seat)) return null
  const entries = inEffect(moments.map(({ entry }) => entry)).map((entry) => formatEntry(game, entry))
  return {
    game: game.id,
    seat,
    view: game.write(state),
    optional: !must,
    seed: `hint ${seq}`,
    history: { start: game.write(start), entries },
    seq,
  }
}
