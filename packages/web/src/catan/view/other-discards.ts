import { answer, type Question } from '@serai/bots'
import { type CatanState, catan, kindOf, layout } from '@serai/catan'
import { type Action, formatEntry, type JsonObject } from '@serai/kernel'

/** R55: a discard is one choice of cards, which a bot makes card by card. What it gives up after the first one. */
export function otherDiscards(question: Question, state: CatanState, first: Action): readonly Action[] {
  if (kindOf(first) !== 'DISCARD') return []
  const { seat, past } = question
  const after = catan.clone(state)
  const entries: JsonObject[] = []
  const others: Action[] = []
  for (let card = first; ; others.push(card)) {
    entries.push(formatEntry(catan, { seq: entries.length + 1, at: 0, by: seat, action: card }))
    catan.apply(after, seat, card)
    if (after[layout.OWES + seat] === 0) return others
    const more = past && { ...past, entries: [...past.entries, ...entries] }
    const [next] = answer({ ...question, view: catan.write(after), past: more })
    if (next === undefined || kindOf(next) !== 'DISCARD') return others
    card = next
  }
}
