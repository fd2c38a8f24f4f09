import type { Action, Actor } from '@serai/kernel'
import * as building from '../rules/building.ts'
import * as cards from '../rules/development-cards.ts'
import { giveBack, lost, pass, take } from '../rules/hand.ts'
import { produce } from '../rules/production.ts'
import { resign } from '../rules/resign.ts'
import { discard, moveRobber, rollSeven, steal } from '../rules/robber.ts'
import { resume } from '../rules/sub-step.ts'
import * as trade from '../rules/trade.ts'
import { beginTurn, endTurn } from '../rules/turn-order.ts'
import * as layout from '../state/layout.ts'
import * as stage from '../state/stage.ts'
import * as actions from './numbers.ts'
import { isProposal, readCounter, readProposal } from './offer.ts'

const { ACTIVE, DIE_A, DIE_B, FIRST, RATE, RETURN_STAGE, STAGE, VICTIM } = layout
const { ARGUMENT_OF, HIDDEN, KIND_OF, OPEN_ENDED } = actions
const kindOf = KIND_OF
const argumentOf = ARGUMENT_OF
const openEnded = OPEN_ENDED
const { STAGE_BEFORE_ROLL, STAGE_DICE, STAGE_MAIN } = stage

type CatanState = layout.CatanState

/** What a checked action does to an open state. The cases stand in the order of KINDS. */
export function perform(s: CatanState, by: Actor, action: Action): void {
  if (action >= openEnded) {
    makeOffer(s, by, action)
    return
  }
  const argument = argumentOf[action]!
  switch (kindOf[action]) {
    case 0: // PLACE_SETUP_SETTLEMENT
      building.placeSetupSettlement(s, by, argument)
      break
    case 1: // PLACE_SETUP_ROAD
      building.placeSetupRoad(s, by, argument)
      break
    case 2: // ROLL_DICE
      s[STAGE] = STAGE_DICE
      break
    case 3: // PLAY_KNIGHT
      cards.playKnight(s, by)
      break
    case 4: // PLAY_ROAD_BUILDING
      cards.playRoadBuilding(s, by)
      break
    case 5: // PLAY_YEAR_OF_PLENTY
      cards.playYearOfPlenty(s, by, argument)
      break
    case 6: // PLAY_MONOPOLY
      cards.playMonopoly(s, by, argument)
      break
    case 8: // BUILD_ROAD
      building.buildRoad(s, by, argument)
      break
    case 9: // BUILD_SETTLEMENT
      building.buildSettlement(s, by, argument)
      break
    case 10: // UPGRADE_TO_CITY
      building.upgradeToCity(s, by, argument)
      break
    case 11: // BUY_DEVELOPMENT_CARD
      building.buyCard(s, by)
      break
    case 12: // TRADE_WITH_BANK
      tradeWithBank(s, by, argument)
      break
    case 13: // DISCARD
      discard(s, by, argument)
      break
    case 14: // MOVE_ROBBER
      moveRobber(s, argument)
      break
    case 15: // STEAL_RANDOM_CARD
      steal(s, argument)
      break
    case 16: // END_TURN
      endTurn(s)
      break
    case 17: // ACCEPT_TRADE
      trade.accept(s, argument & 3, by)
      break
    case 18: // REJECT_TRADE
      trade.reject(s, argument & 3, by)
      break
    case 19: // CANCEL_TRADE
      trade.close(s, by)
      break
    case 20: // CONFIRM_TRADE
      trade.exchange(s, by, argument & 3)
      break
    case 21: // RESIGN
      resign(s, by)
      break
    case 22: // FIRST_PLAYER
      choosePlayer(s, argument)
      break
    case 23: // DICE
      roll(s, ((argument / 6) | 0) + 1, (argument % 6) + 1)
      break
    case 24: // DRAW
      if (argument === HIDDEN) cards.drawUnseen(s, s[ACTIVE]!)
      else cards.drawCard(s, s[ACTIVE]!, argument)
      break
    case 25: // STOLEN
      takeStolen(s, argument)
      break
  }
}

/** R73, R74 */
function tradeWithBank(s: CatanState, p: number, argument: number): void {
  const give = (argument / 5) | 0
  giveBack(s, p, give, s[RATE + 5 * p + give]!)
  lost(s, p)
  take(s, p, argument % 5, 1)
}

/** R32 */
function choosePlayer(s: CatanState, seat: number): void {
  s[FIRST] = seat
  s[ACTIVE] = seat
  const next = s[RETURN_STAGE]!
  resume(s)
  if (next === STAGE_BEFORE_ROLL) beginTurn(s, seat)
}

function roll(s: CatanState, a: number, b: number): void {
  s[DIE_A] = a
  s[DIE_B] = b
  if (a + b === 7) {
    rollSeven(s)
  } else {
    produce(s, a + b)
    s[STAGE] = STAGE_MAIN
  }
}

/** R58 */
function takeStolen(s: CatanState, resource: number): void {
  const victim = s[VICTIM]!
  if (resource === HIDDEN) {
    s[layout.HAND_SIZE + victim]!--
    s[layout.HAND_SIZE + s[ACTIVE]!]!++
  } else {
    pass(s, victim, s[ACTIVE]!, resource, 1)
  }
  lost(s, victim)
  s[VICTIM] = -1
  resume(s)
}

/** R77: a counter-offer refuses the offer and goes back to its proposer. */
function makeOffer(s: CatanState, by: number, action: Action): void {
  if (isProposal(action)) {
    const proposal = readProposal(action)
    trade.open(s, by, proposal.to, proposal)
    return
  }
  const counter = readCounter(action)
  const proposer = counter.tradeId & 3
  trade.reject(s, proposer, by)
  trade.open(s, by, 1 << proposer, counter)
}
