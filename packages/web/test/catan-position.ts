import { type Card, type CatanState, catan, RESOURCES } from '@serai/catan'
import { CHANCE, defaultOptions, formatRefusal, isRefusal, type Json, type JsonObject, stream } from '@serai/kernel'
import type { Counts } from '../src/catan/resources/counts.ts'

interface Position {
  readonly stage?: string
  readonly subStep?: string
  readonly active?: number
  readonly hands?: { readonly [seat: number]: Counts }
  /** Unplayed development cards, bought before this turn. */
  readonly cards?: { readonly [seat: number]: readonly Card[] }
  readonly roads?: { readonly [seat: number]: readonly string[] }
  /** Cards still to be given up. */
  readonly owes?: { readonly [seat: number]: number }
  readonly more?: JsonObject
}

/** For tests: the beginner's setup of the rules after a roll, changed, as seat 0 sees it. */
export function position({ stage, subStep, active = 0, hands, cards, roads, owes, more }: Position = {}): CatanState {
  const start = catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, 4, stream(1, 'board'))
  catan.apply(start, CHANCE, catan.draw(start, stream(1, 'first')))
  const base = catan.describe(start) as JsonObject & { board: JsonObject & { edges: Json[] } }
  const edges = Object.entries(roads ?? {}).flatMap(([owner, ids]) => ids.map((id) => ({ id, owner: Number(owner) })))
  const built = catan.parsePosition({
    board: { ...base.board, edges: [...base.board.edges, ...edges] },
    robberHexId: 'C3',
    dice: { pair: owes ? [3, 4] : [1, 1] },
    activePlayerId: active,
    turn: 20,
    turnStage: stage ?? 'main_actions',
    subStep: subStep ?? null,
    players: [0, 1, 2, 3].map((seat) => ({
      seat,
      resourceCards: Object.fromEntries(RESOURCES.map((name, r) => [name, hands?.[seat]?.[r] ?? 0])),
      developmentCards: (cards?.[seat] ?? []).map((card) => ({ card, boughtOnTurn: 1 })),
      playedCards: {},
      owesDiscards: owes?.[seat] ?? 0,
    })),
    ...more,
  })
  if (isRefusal(built)) throw new Error(formatRefusal(built))
  return catan.redact(built, 0)
}
