import { decodeOptions, formatRefusal, isObject, isRefusal, type Refusal, refuse, SPECTATOR } from '@serai/kernel'
import { decodeBoard } from '../board/board-json.ts'
import { hexOf } from '../board/ids.ts'
import { OPTIONS } from '../options.ts'
import * as layout from '../state/layout.ts'
import { emptyState } from '../state/start.ts'
import { MOST_SEATS } from '../vocabulary.ts'
import { RULESET } from './describe.ts'
import { type Fault, type Fields, integer, shown, strangeField } from './fields.ts'
import { buildCards } from './parse-cards.ts'
import { buildPieces } from './parse-pieces.ts'
import { buildStage } from './parse-stage.ts'
import { buildTrades } from './parse-trade.ts'

type CatanState = layout.CatanState

const FIELDS = `game ruleset viewer options board robberHexId dice bank turnOrder activePlayerId turn turnStage
  subStep returnStage setupPlacements setupSettlementId freeRoads victimId winnerId reason
  cardPlayedThisTurn players tradeContext longestRoadOwnerId largestArmyOwnerId`.split(/\s+/)

const PLAYER_FIELDS = `seat resourceCards developmentCards resourceCount developmentCardCount newDevelopmentCardCount
  victoryPointCards playedCards stock roadLength rates publicPoints points owesDiscards offersMade
  resigned`.split(/\s+/)

/**
 * R175: the way back from `describe`. What follows from the rest (stock, points, rates, road lengths) is not read;
 * the bank, the deck and whatever is the same in most positions may be left out. The first fault is named.
 */
export function parsePosition(description: unknown): CatanState | Refusal<'E_POSITION'> {
  if (!isObject(description)) return bad('a position is an object')
  if ((description.game ?? 'catan') !== 'catan') return bad(`game: ${shown(description.game)} is not catan`)
  if ((description.ruleset ?? RULESET) !== RULESET) return bad(`ruleset: this engine knows ${RULESET}`)
  const { players } = description
  if (!Array.isArray(players) || players.length < 2 || players.length > MOST_SEATS)
    return bad('players: 2 to 4 of them')
  const odd = players.findIndex((player, p) => !isObject(player) || (player.seat ?? p) !== p)
  if (odd >= 0) return bad(`players[${odd}]: an object with seat ${odd}`)
  const strange = strangeField(description, FIELDS)
  if (strange !== undefined) return bad(`${shown(strange)}: no such field`)
  for (const [p, player] of (players as Fields[]).entries()) {
    const field = strangeField(player, PLAYER_FIELDS)
    if (field !== undefined) return bad(`players[${p}].${field.slice(0, 40)}: no such field`)
  }
  const board = decodeBoard(description.board)
  if (isRefusal(board)) return board
  const s = emptyState(board, players.length)
  const fault =
    buildSetting(s, description) ??
    buildPieces(s, description.board as Fields, players as Fields[]) ??
    buildCards(s, description, players as Fields[]) ??
    buildStage(s, description, players as Fields[]) ??
    buildTrades(s, description)
  return fault === null ? s : bad(fault)
}

const bad = (fault: string): Refusal<'E_POSITION'> => refuse('E_POSITION', { fault })

function buildSetting(s: CatanState, description: Fields): Fault {
  const viewer = description.viewer ?? null
  if (viewer === 'spectator') s[layout.VIEWER] = SPECTATOR
  else if (viewer !== null) {
    const seat = integer(viewer, 0, s[layout.SEATS]! - 1)
    if (seat === null) return 'viewer: a seat, "spectator" or null'
    s[layout.VIEWER] = seat
  }
  const given = description.options ?? {}
  if (isObject(given) && 'board' in given) return 'options.board: a position has its board under board'
  const options = decodeOptions(OPTIONS, given)
  if (isRefusal(options)) return `options: ${formatRefusal(options)}`
  s[layout.TARGET] = options.victoryPoints
  s[layout.TRADING] = options.trading ? 1 : 0
  s[layout.TURN_CAP] = options.turnCap
  if (description.robberHexId === undefined) return null
  const robber = hexOf(description.robberHexId)
  if (robber < 0) return `robberHexId: no such hex: ${shown(description.robberHexId)}`
  s[layout.ROBBER] = robber
  return null
}
