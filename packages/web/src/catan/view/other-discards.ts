import { type BotRequest, botMove } from '@serai/bots'
import { type CatanState, catan, readAction, seatOf } from '@serai/catan'
import { type Action, formatEntry, type JsonObject } from '@serai/kernel'

/** R55: a discard is one choice of cards, which a bot makes card by card. What it gives up after the first one. */
export function otherDiscards(question: BotRequest, state: CatanState, first: Action): readonly Action[] {
  if (readAction(first).type !== 'DISCARD') return []
  const { seat, history } = question
  const after = catan.clone(state)
  const entries: JsonObject[] = []
  const others: Action[] = []
  for (let card = first; ; others.push(card)) {
    entries.push(formatEntry(catan, { seq: entries.length + 1, at: 0, by: seat, action: card }))
    catan.apply(after, seat, card)
    if (seatOf(after, seat).owes === 0) return others
    const more = history && { ...history, entries: [...history.entries, ...entries] }
    const [next] = botMove({ ...question, view: catan.write(after), history: more })
    if (next === undefined || readAction(next).type !== 'DISCARD') return others
    card = next
  }
}
