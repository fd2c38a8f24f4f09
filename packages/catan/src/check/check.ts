import { type Action, type Actor, CHANCE, hasSeat } from '@serai/kernel'
import { isOutcome, seatsToldOutcome } from '../actions/chance.ts'
import {
  ARGUMENT_OF,
  FINITE_ACTIONS,
  HIDDEN,
  KIND_OF,
  KINDS,
  type Kind,
  PLENTY_A,
  PLENTY_B,
} from '../actions/numbers.ts'
import { isCounter, isProposal, readProposal } from '../actions/offer.ts'
import { canPlaceRoad } from '../rules/building.ts'
import { playable } from '../rules/development-cards.ts'
import { isCandidate } from '../rules/robber.ts'
import * as layout from '../state/layout.ts'
import { STAGE_DICE, STAGE_FIRST_PLAYER, STAGE_FREE_ROAD, STAGE_OVER } from '../state/stage.ts'
import {
  CARDS,
  COSTS,
  KNIGHT,
  MONOPOLY,
  type Purchase,
  RESOURCES,
  ROAD_BUILDING,
  YEAR_OF_PLENTY,
} from '../vocabulary.ts'
import { checkRoad, checkSettlement, checkSetupRoad, checkUpgrade, vacant } from './check-building.ts'
import { checkStage, isChanceStage } from './check-stage.ts'
import { checkAnswer, checkConfirmation, checkCounter, checkProposal, checkWithdrawal } from './check-trade.ts'
import { type Cards, fault, type Refused, refuse } from './refusals.ts'

const { ACTIVE, BANK, CARD_PLAYED, CARDS_HELD, DECK_SIZE, HAND, OWES, PLAYING, RATE, ROBBER, SEATS, STAGE, VIEWER } =
  layout

type CatanState = layout.CatanState

/** R162: game over, payload, stage, actor, then the specific faults. */
export function check(s: CatanState, by: Actor, action: Action): Refused {
  if (s[STAGE] === STAGE_OVER) return refuse('E_GAME_OVER')
  const kind = kindOf(action)
  if (kind === null) return refuse('E_PAYLOAD')
  return checkIds(s, action, kind) ?? checkStage(s, kind) ?? checkActor(s, by, kind) ?? checkKind(s, by, action, kind)
}

function kindOf(action: Action): Kind | null {
  if (isProposal(action)) return 'PROPOSE_TRADE'
  if (isCounter(action)) return 'COUNTER_TRADE'
  return Number.isInteger(action) && action >= 0 && action < FINITE_ACTIONS ? KINDS[KIND_OF[action]!]! : null
}

/** Seats that are not at this table are unknown ids. */
function checkIds(s: CatanState, action: Action, kind: Kind): Refused {
  const seats = s[SEATS]!
  switch (kind) {
    case 'STEAL_RANDOM_CARD':
    case 'FIRST_PLAYER':
      return fault(ARGUMENT_OF[action]! >= seats, 'E_PAYLOAD')
    case 'CONFIRM_TRADE':
      return fault((ARGUMENT_OF[action]! & 3) >= seats, 'E_PAYLOAD')
    case 'PROPOSE_TRADE': {
      const { to } = readProposal(action)
      return fault(to === 0 || to >= 1 << seats, 'E_PAYLOAD')
    }
    default:
      return null
  }
}

/** Kinds that somebody else than the active player may do. */
const ANYBODY: readonly Kind[] = [
  'RESIGN',
  'DISCARD',
  'PROPOSE_TRADE',
  'COUNTER_TRADE',
  'ACCEPT_TRADE',
  'REJECT_TRADE',
  'CANCEL_TRADE',
]

function checkActor(s: CatanState, by: Actor, kind: Kind): Refused {
  if (kind !== 'RESIGN' && isChanceStage(s[STAGE]!)) return by === CHANCE ? null : refuse('E_NOT_ACTIVE')
  if (!Number.isInteger(by) || by < 0 || by >= s[SEATS]! || !hasSeat(s[PLAYING]!, by)) return refuse('E_NOT_ACTIVE')
  return by === s[ACTIVE] || ANYBODY.includes(kind) ? null : refuse('E_NOT_ACTIVE', { active: s[ACTIVE]! })
}

function checkKind(s: CatanState, by: Actor, action: Action, kind: Kind): Refused {
  const argument = action < FINITE_ACTIONS ? ARGUMENT_OF[action]! : 0
  switch (kind) {
    case 'PLACE_SETUP_SETTLEMENT':
      return vacant(s, argument)
    case 'PLACE_SETUP_ROAD':
      return checkSetupRoad(s, argument)
    case 'PLAY_KNIGHT':
      return checkCard(s, by, KNIGHT)
    case 'PLAY_ROAD_BUILDING':
      return checkCard(s, by, ROAD_BUILDING) ?? fault(!canPlaceRoad(s, by), 'E_CARD_NO_EFFECT')
    case 'PLAY_YEAR_OF_PLENTY':
      return checkPlenty(s, by, argument)
    case 'PLAY_MONOPOLY':
      return checkCard(s, by, MONOPOLY)
    case 'PLAY_VICTORY_POINT':
      return refuse('E_CARD_VP')
    case 'BUILD_ROAD':
      return checkRoad(s, by, argument) ?? (s[STAGE] === STAGE_FREE_ROAD ? null : checkCost(s, by, 'road'))
    case 'BUILD_SETTLEMENT':
      return checkSettlement(s, by, argument) ?? checkCost(s, by, 'settlement')
    case 'UPGRADE_TO_CITY':
      return checkUpgrade(s, by, argument) ?? checkCost(s, by, 'city')
    case 'BUY_DEVELOPMENT_CARD':
      return checkCost(s, by, 'card') ?? fault(s[DECK_SIZE] === 0, 'E_DECK')
    case 'TRADE_WITH_BANK':
      return checkBankTrade(s, by, Math.floor(argument / 5), argument % 5)
    case 'DISCARD':
      return checkDiscard(s, by, argument)
    case 'MOVE_ROBBER':
      return fault(argument === s[ROBBER], 'E_ROBBER_SAME')
    case 'STEAL_RANDOM_CARD':
      return fault(!isCandidate(s, argument), 'E_VICTIM')
    case 'ACCEPT_TRADE':
    case 'REJECT_TRADE':
      return checkAnswer(s, by, argument, kind === 'ACCEPT_TRADE')
    case 'CANCEL_TRADE':
      return checkWithdrawal(s, by, argument)
    case 'CONFIRM_TRADE':
      return checkConfirmation(s, by, argument >> 2, argument & 3)
    case 'PROPOSE_TRADE':
      return checkProposal(s, by, action)
    case 'COUNTER_TRADE':
      return checkCounter(s, by, action)
    case 'FIRST_PLAYER':
    case 'DICE':
    case 'DRAW':
    case 'STOLEN':
      return checkOutcome(s, action, argument)
    case 'ROLL_DICE':
    case 'END_TURN':
    case 'RESIGN':
      return null
  }
}

/** In a redacted state chance may give what its viewer does not see; what the viewer does see is taken on trust. */
function checkOutcome(s: CatanState, action: Action, argument: number): Refused {
  const isPublic = s[STAGE] === STAGE_FIRST_PLAYER || s[STAGE] === STAGE_DICE
  if (s[VIEWER] === layout.OPEN || isPublic) return fault(!isOutcome(s, action), 'E_PAYLOAD')
  const isTold = s[VIEWER]! >= 0 && hasSeat(seatsToldOutcome(s), s[VIEWER]!)
  return fault((argument === HIDDEN) === isTold, 'E_PAYLOAD')
}

function checkCost(s: CatanState, p: number, purchase: Purchase): Refused {
  const cost = COSTS[purchase]
  const needed: Cards = {}
  const had: Cards = {}
  let short = false
  for (let r = 0; r < 5; r++) {
    if (cost[r] === 0) continue
    needed[RESOURCES[r]!] = cost[r]!
    had[RESOURCES[r]!] = s[HAND + 5 * p + r]!
    if (s[HAND + 5 * p + r]! < cost[r]!) short = true
  }
  return short ? refuse('E_CANNOT_PAY', { needed, had }) : null
}

/** R97-R99 */
function checkCard(s: CatanState, p: number, card: number): Refused {
  const name = { card: CARDS[card]! }
  if (s[CARDS_HELD + 5 * p + card] === 0) return refuse('E_CARD_NOT_HELD', name)
  if (playable(s, p, card) === 0) return refuse('E_CARD_NEW', name)
  return s[CARD_PLAYED] === 0 ? null : refuse('E_CARD_LIMIT')
}

/** R104, R105 */
function checkPlenty(s: CatanState, p: number, plenty: number): Refused {
  const [a, b] = [PLENTY_A[plenty]!, PLENTY_B[plenty]!]
  let bank = 0
  for (let r = 0; r < 5; r++) bank += s[BANK + r]!
  const holds = b < 0 ? bank === 1 && s[BANK + a] === 1 : s[BANK + a]! > (a === b ? 1 : 0) && s[BANK + b]! > 0
  if (bank > 0 && !holds) return refuse('E_BANK', { had: bank })
  return checkCard(s, p, YEAR_OF_PLENTY) ?? fault(bank === 0, 'E_CARD_NO_EFFECT')
}

/** R73, R74 */
function checkBankTrade(s: CatanState, p: number, give: number, get: number): Refused {
  const needed = s[RATE + 5 * p + give]!
  const had = s[HAND + 5 * p + give]!
  const resource = RESOURCES[give]!
  if (had < needed) return refuse('E_CANNOT_PAY', { needed: { [resource]: needed }, had: { [resource]: had } })
  if (s[BANK + get] === 0) return refuse('E_BANK', { resource: RESOURCES[get]! })
  return fault(give === get, 'E_TRADE_SAME')
}

function checkDiscard(s: CatanState, p: number, resource: number): Refused {
  if (s[OWES + p] === 0) return refuse('E_DISCARD_NONE')
  return s[HAND + 5 * p + resource] === 0 ? refuse('E_DISCARD_HAND', { resource: RESOURCES[resource]! }) : null
}
