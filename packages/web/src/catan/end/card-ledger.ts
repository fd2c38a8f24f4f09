import { actions, type CatanState, layout } from '@serai/catan'
import { expectedCards } from '@serai/lab'
import type { Deed } from '../../end/moments-in-effect.ts'

/** Where the resource cards of a seat came from, and where they went. */
export interface CardLedger {
  /** With the second settlement. */
  readonly start: number
  readonly dice: number
  readonly trade: number
  readonly robbed: number
  /** Year of plenty and monopoly. */
  readonly cards: number
  readonly lostToRobber: number
  readonly lostToSevens: number
  readonly lostToMonopoly: number
  /** Given in trades. */
  readonly given: number
  /** To the bank: for buildings and cards, or with the seat that was given up. */
  readonly paid: number
  /** What the dice would have brought on average, with the corners and the robber as they were at each roll. */
  readonly expected: number
}

type Source = 'start' | 'dice' | 'trade' | 'robbed' | 'cards'
type Sink = 'lostToRobber' | 'lostToSevens' | 'lostToMonopoly' | 'given' | 'paid'

const SOURCES: { readonly [kind in actions.Kind]?: Source } = {
  PLACE_SETUP_SETTLEMENT: 'start',
  DICE: 'dice',
  TRADE_WITH_BANK: 'trade',
  ACCEPT_TRADE: 'trade',
  CONFIRM_TRADE: 'trade',
  STOLEN: 'robbed',
  PLAY_YEAR_OF_PLENTY: 'cards',
  PLAY_MONOPOLY: 'cards',
}

const SINKS: { readonly [kind in actions.Kind]?: Sink } = {
  STOLEN: 'lostToRobber',
  DISCARD: 'lostToSevens',
  PLAY_MONOPOLY: 'lostToMonopoly',
  TRADE_WITH_BANK: 'given',
  ACCEPT_TRADE: 'given',
  CONFIRM_TRADE: 'given',
}

const NOTHING: CardLedger = {
  start: 0,
  dice: 0,
  trade: 0,
  robbed: 0,
  cards: 0,
  lostToRobber: 0,
  lostToSevens: 0,
  lostToMonopoly: 0,
  given: 0,
  paid: 0,
  expected: 0,
}

/** By seat; of an open log, where every hand is known. */
export function cardLedgers(deeds: readonly Deed<CatanState>[], seats: number): readonly CardLedger[] {
  const ledgers = Array.from({ length: seats }, () => ({ ...NOTHING }) as { -readonly [K in keyof CardLedger]: number })
  for (const { action, before, after } of deeds) {
    if (action >= actions.OPEN_ENDED) continue
    const kind = actions.KINDS[actions.KIND_OF[action]!]!
    ledgers.forEach((ledger, seat) => {
      if (kind === 'DICE') ledger.expected += expectedCards(before, seat).reduce((sum, some) => sum + some, 0)
      for (let good = 0; good < 5; good++) {
        const at = layout.HAND + 5 * seat + good
        const change = after[at]! - before[at]!
        if (change > 0) ledger[SOURCES[kind] ?? 'trade'] += change
        if (change < 0) ledger[SINKS[kind] ?? 'paid'] -= change
      }
    })
  }
  return ledgers
}
