import { type BotRequest, botMove } from '@serai/bots'
import {
  activeSeat,
  type CatanState,
  catan,
  handSizeOf,
  makeAction,
  offerOf,
  readAction,
  seatOf,
  stageOf,
} from '@serai/catan'
import { type Action, formatEntry, isRefusal, type JsonObject, listSeats, type Seat, seatBit } from '@serai/kernel'
import { ADVICE_METHODS, type AdviceMethod, advise, isDrafting } from '@serai/lab'
import type { GameHints, KnownHint, KnownQuestion } from '../games/hints.ts'
import { actionsFor, isRoadNext } from '../lab/draft.ts'
import { total } from './resources/counts.ts'

export const hints: GameHints = {
  known: (question) => {
    const state = stateOf(question)
    return state && setupHint(state, question.seat, methodOf(question))
  },
  rest: (question, action) => {
    const state = stateOf(question)
    return state ? otherDiscards(question, state, action) : []
  },
  next: (question, action) => {
    const state = stateOf(question)
    return state && nextStep(question, state, action)
  },
}

function stateOf({ view }: Pick<BotRequest, 'view'>): CatanState | null {
  const state = catan.read(view)
  return isRefusal(state) ? null : state
}

/** By who wins, unless the player wants another; what a browser has kept may be anything. */
function methodOf({ method }: KnownQuestion): AdviceMethod {
  return ADVICE_METHODS.find((known) => known === method) ?? 'expert'
}

/** In the setup the board lab knows best; null outside of it, or when it is not this seat's turn. */
export function setupHint(state: CatanState, seat: number, method: AdviceMethod): KnownHint | null {
  if (!isDrafting(state) || activeSeat(state) !== seat) return null
  const advice = advise(state, seat, method)
  const best = isRefusal(advice) ? undefined : advice.places[0]
  return best ? { actions: actionsFor(state, best), reasons: isRoadNext(state) ? [] : best.reasons } : null
}

/** R55: a discard is one choice of cards, which a bot makes card by card. What it gives up after the first one. */
function otherDiscards(question: BotRequest, state: CatanState, first: Action): readonly Action[] {
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

interface KeyAction {
  readonly by: Seat
  readonly action: Action
}

/** What the bot would do when the resources of a trade have changed hands; null: it is no trade of the own turn. */
function nextStep(question: BotRequest, state: CatanState, action: Action): Action | null {
  const done = carriedOut(state, question.seat, action)
  if (!done) return null
  const { after, entries } = done
  if (stageOf(after) !== 'main' || activeSeat(after) !== question.seat) return null
  const history = question.history && { ...question.history, entries: [...question.history.entries, ...entries] }
  return botMove({ ...question, view: catan.write(after), optional: false, history })[0] ?? null
}

/** The trade with what others have to do for it; of what a bot would do only trades can be foreseen. */
function carriedOut(
  state: CatanState,
  seat: Seat,
  action: Action,
): { readonly after: CatanState; readonly entries: readonly JsonObject[] } | null {
  const after = catan.clone(state)
  const entries: JsonObject[] = []
  const perform = ({ by, action }: KeyAction): void => {
    entries.push(formatEntry(catan, { seq: entries.length + 1, at: 0, by, action }))
    catan.apply(after, by, action)
  }
  const agree = (by: Seat | undefined): boolean => {
    const open = offerOf(after, seat)
    if (!open || by === undefined) return false
    perform({ by, action: makeAction({ type: 'ACCEPT_TRADE', tradeId: open.id }) })
    return true
  }
  const read = readAction(action)
  switch (read.type) {
    case 'TRADE_WITH_BANK':
    case 'PLAY_YEAR_OF_PLENTY':
    case 'ACCEPT_TRADE':
    case 'CONFIRM_TRADE':
      perform({ by: seat, action })
      return { after, entries }
    case 'PROPOSE_TRADE': {
      const { to, give, want } = read
      const partner = listSeats(to)
        .filter((p) => handSizeOf(state, p) >= total(want))
        .sort((a, b) => handSizeOf(state, b) - handSizeOf(state, a))[0]
      if (partner === undefined) return null
      perform({ by: seat, action: makeAction({ type: 'PROPOSE_TRADE', to: seatBit(partner), give, want }) })
      return agree(partner) ? { after, entries } : null
    }
    case 'COUNTER_TRADE': {
      perform({ by: seat, action })
      return agree(listSeats(offerOf(after, seat)?.to ?? 0)[0]) ? { after, entries } : null
    }
    default:
      return null
  }
}
