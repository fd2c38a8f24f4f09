import type { JsonObject } from '@serai/kernel'
import { EDGE_IDS, HEX_IDS, VERTEX_IDS } from '../board/ids.ts'
import { CARDS, RESOURCES } from '../vocabulary.ts'
import { HIDDEN, type Kind, PLENTY_A, PLENTY_B } from './numbers.ts'

/** One finite action in its two written forms: on the wire (R172) and as a line of text. */
export interface Words {
  readonly wire: JsonObject
  readonly text: string
}

const words = (type: string, fields: JsonObject, text: string): Words => ({ wire: { type, ...fields }, text })
const play = (card: string, fields: JsonObject, rest = ''): Words =>
  words('PLAY_DEVELOPMENT_CARD', { card, ...fields }, `play ${card}${rest}`)

export function wordsOf(kind: Kind, argument: number): Words {
  switch (kind) {
    case 'PLACE_SETUP_SETTLEMENT':
      return words(kind, { vertexId: VERTEX_IDS[argument]! }, `start settlement ${VERTEX_IDS[argument]}`)
    case 'PLACE_SETUP_ROAD':
      return words(kind, { edgeId: EDGE_IDS[argument]! }, `start road ${EDGE_IDS[argument]}`)
    case 'ROLL_DICE':
      return words(kind, {}, 'roll')
    case 'PLAY_KNIGHT':
      return play('knight', {})
    case 'PLAY_ROAD_BUILDING':
      return play('road_building', {})
    case 'PLAY_YEAR_OF_PLENTY': {
      const resources = [PLENTY_A[argument]!, PLENTY_B[argument]!].filter((r) => r >= 0).map((r) => RESOURCES[r]!)
      return play('year_of_plenty', { resources }, ` ${resources.join(' ')}`)
    }
    case 'PLAY_MONOPOLY':
      return play('monopoly', { resource: RESOURCES[argument]! }, ` ${RESOURCES[argument]}`)
    case 'PLAY_VICTORY_POINT':
      return play('victory_point', {})
    case 'BUILD_ROAD':
      return words(kind, { edgeId: EDGE_IDS[argument]! }, `road ${EDGE_IDS[argument]}`)
    case 'BUILD_SETTLEMENT':
      return words(kind, { vertexId: VERTEX_IDS[argument]! }, `settlement ${VERTEX_IDS[argument]}`)
    case 'UPGRADE_TO_CITY':
      return words(kind, { vertexId: VERTEX_IDS[argument]! }, `city ${VERTEX_IDS[argument]}`)
    case 'BUY_DEVELOPMENT_CARD':
      return words(kind, {}, 'buy')
    case 'TRADE_WITH_BANK': {
      const [give, get] = [RESOURCES[Math.floor(argument / 5)]!, RESOURCES[argument % 5]!]
      return words(kind, { give, get }, `bank ${give} ${get}`)
    }
    case 'DISCARD':
      return words(kind, { resource: RESOURCES[argument]! }, `discard ${RESOURCES[argument]}`)
    case 'MOVE_ROBBER':
      return words(kind, { hexId: HEX_IDS[argument]! }, `robber ${HEX_IDS[argument]}`)
    case 'STEAL_RANDOM_CARD':
      return words(kind, { victimId: argument }, `steal ${argument}`)
    case 'END_TURN':
      return words(kind, {}, 'end')
    case 'ACCEPT_TRADE':
      return words(kind, { tradeId: argument }, `accept ${argument}`)
    case 'REJECT_TRADE':
      return words(kind, { tradeId: argument }, `reject ${argument}`)
    case 'CANCEL_TRADE':
      return words(kind, { tradeId: argument }, `cancel ${argument}`)
    case 'CONFIRM_TRADE':
      return words(
        kind,
        { tradeId: argument >> 2, partnerId: argument & 3 },
        `confirm ${argument >> 2} ${argument & 3}`,
      )
    case 'RESIGN':
      return words(kind, {}, 'resign')
    case 'FIRST_PLAYER':
      return words(kind, { seat: argument }, `first ${argument}`)
    case 'DICE': {
      const [a, b] = [Math.floor(argument / 6) + 1, (argument % 6) + 1]
      return words(kind, { a, b }, `dice ${a} ${b}`)
    }
    case 'DRAW': {
      const card = argument === HIDDEN ? 'hidden' : CARDS[argument]!
      return words(kind, { card }, `draw ${card}`)
    }
    case 'STOLEN': {
      const resource = argument === HIDDEN ? 'hidden' : RESOURCES[argument]!
      return words(kind, { resource }, `stolen ${resource}`)
    }
    case 'PROPOSE_TRADE':
    case 'COUNTER_TRADE':
      return words(kind, {}, '')
  }
}
