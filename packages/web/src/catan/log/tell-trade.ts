import { actions, type CatanState, layout, offer, partnersOf } from '@serai/catan'
import { listSeats, seatBit } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import { GOODS } from '../goods/counts.ts'
import { offerById } from '../trade/composer.ts'
import type { OpenOffer } from '../trade/open-offer.ts'
import type { LogEvent } from './event.ts'

type TradeKind = Exclude<Extract<actions.Kind, `${string}_TRADE` | 'TRADE_WITH_BANK'>, 'REJECT_TRADE'>

export function tellTrade({ before }: Moment, by: number, action: number, kind: TradeKind): readonly LogEvent[] {
  const state = before as CatanState
  const argument = actions.ARGUMENT_OF[action] ?? 0
  switch (kind) {
    case 'TRADE_WITH_BANK':
      return [tellBank(state, by, Math.floor(argument / 5), argument % 5)]
    case 'PROPOSE_TRADE': {
      const { to, give, want } = offer.readProposal(action)
      const told = { seat: by, icon: 'trade', give, get: want } as const
      return to === partnersOf(state, by)
        ? [{ sentence: 'offered', ...told }]
        : [{ sentence: 'offeredTo', ...told, whom: listSeats(to) }]
    }
    case 'COUNTER_TRADE': {
      const { give, want } = offer.readCounter(action)
      return [{ sentence: 'countered', seat: by, icon: 'trade', give, get: want }]
    }
    case 'ACCEPT_TRADE': {
      const theirs = offerById(state, argument)
      // R77: the only one who was asked closes the deal.
      return theirs && theirs.to === seatBit(by) ? [tellDeal(theirs, by)] : [{ sentence: 'accepted', seat: by }]
    }
    case 'CONFIRM_TRADE': {
      const mine = offerById(state, argument >> 2)
      return mine ? [tellDeal(mine, argument & 3)] : []
    }
    case 'CANCEL_TRADE':
      return [{ sentence: 'tookOfferBack', seat: by }]
  }
}

function tellBank(state: CatanState, by: number, from: number, to: number): LogEvent {
  const rate = state[layout.RATE + 5 * by + from]!
  return {
    sentence: 'bankTrade',
    seat: by,
    give: GOODS.map((good) => (good === from ? rate : 0)),
    get: GOODS.map((good) => (good === to ? 1 : 0)),
  }
}

function tellDeal({ from, give, want }: OpenOffer, partner: number): LogEvent {
  return { sentence: 'traded', seat: from, icon: 'trade', whom: [partner], give, get: want }
}
