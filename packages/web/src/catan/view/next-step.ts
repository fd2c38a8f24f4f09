import { answer, type Question } from '@serai/bots'
import { actions, type CatanState, catan, kindOf, layout, offer, stage } from '@serai/catan'
import { type Action, formatEntry, type JsonObject, listSeats, type Seat } from '@serai/kernel'
import { total } from '../goods/counts.ts'
import { openOffer } from '../trade/open-offer.ts'

interface Deed {
  readonly by: Seat
  readonly action: Action
}

/** What the bot would do when the goods of a trade have changed hands; null: it is no trade of the own turn. */
export function nextStep(question: Question, state: CatanState, action: Action): Action | null {
  const done = carriedOut(state, question.seat, action)
  if (!done) return null
  const { after, entries } = done
  if (after[layout.STAGE] !== stage.STAGE_MAIN || after[layout.ACTIVE] !== question.seat) return null
  const past = question.past && { ...question.past, entries: [...question.past.entries, ...entries] }
  return answer({ ...question, view: catan.write(after), optional: false, past })[0] ?? null
}

/** The trade with what others have to do for it; of what a bot would do only trades can be foreseen. */
function carriedOut(
  state: CatanState,
  seat: Seat,
  action: Action,
): { readonly after: CatanState; readonly entries: readonly JsonObject[] } | null {
  const after = catan.clone(state)
  const entries: JsonObject[] = []
  const perform = ({ by, action }: Deed): void => {
    entries.push(formatEntry(catan, { seq: entries.length + 1, at: 0, by, action }))
    catan.apply(after, by, action)
  }
  const agree = (by: Seat | undefined): boolean => {
    const open = openOffer(after, seat)
    if (!open || by === undefined) return false
    perform({ by, action: actions.ACCEPT_TRADE + open.id })
    return true
  }
  switch (kindOf(action)) {
    case 'TRADE_WITH_BANK':
    case 'PLAY_YEAR_OF_PLENTY':
    case 'ACCEPT_TRADE':
    case 'CONFIRM_TRADE':
      perform({ by: seat, action })
      return { after, entries }
    case 'PROPOSE_TRADE': {
      const { to, give, want } = offer.readProposal(action)
      const partner = listSeats(to)
        .filter((p) => state[layout.HAND_SIZE + p]! >= total(want))
        .sort((a, b) => state[layout.HAND_SIZE + b]! - state[layout.HAND_SIZE + a]!)[0]
      if (partner === undefined) return null
      perform({ by: seat, action: offer.proposeTrade({ to: 1 << partner, give, want }) })
      return agree(partner) ? { after, entries } : null
    }
    case 'COUNTER_TRADE': {
      perform({ by: seat, action })
      return agree(listSeats(openOffer(after, seat)?.to ?? 0)[0]) ? { after, entries } : null
    }
    default:
      return null
  }
}
