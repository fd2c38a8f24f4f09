import { everySeat, isRefusal, type Random } from '@serai/kernel'
import { BEGINNER_BOARD, BEGINNER_PIECES } from '../board/beginner.ts'
import { type Board, layBoard } from '../board/board.ts'
import { decodeBoard } from '../board/board-json.ts'
import { randomBoard, spiralBoard } from '../board/generate.ts'
import type { CatanOptions } from '../options.ts'
import { takeStartingResources } from '../rules/building.ts'
import { putRoad, putSettlement } from '../rules/place.ts'
import { roadLength } from '../rules/road-length.ts'
import * as vocabulary from '../vocabulary.ts'
import * as layout from './layout.ts'
import { STAGE_BEFORE_ROLL, STAGE_FIRST_PLAYER, STAGE_SETUP_SETTLEMENT } from './stage.ts'

type CatanState = layout.CatanState

const BLANK = blank()

function blank(): CatanState {
  const s = new Int32Array(layout.WORDS)
  s[layout.VIEWER] = layout.OPEN
  const { LARGEST_ARMY, LONGEST_ROAD, SETUP_VERTEX, VICTIM, WINNER } = layout
  for (const nobody of [LARGEST_ARMY, LONGEST_ROAD, SETUP_VERTEX, VICTIM, WINNER]) s[nobody] = -1
  s[layout.DECK_SIZE] = vocabulary.DECK_CARDS
  s.fill(vocabulary.CARDS_PER_RESOURCE, layout.BANK, layout.BANK + 5)
  s.set(vocabulary.CARD_COUNTS, layout.DECK)
  s.fill(vocabulary.ROADS_PER_PLAYER, layout.ROADS_LEFT, layout.ROADS_LEFT + 4)
  s.fill(vocabulary.SETTLEMENTS_PER_PLAYER, layout.SETTLEMENTS_LEFT, layout.SETTLEMENTS_LEFT + 4)
  s.fill(vocabulary.CITIES_PER_PLAYER, layout.CITIES_LEFT, layout.CITIES_LEFT + 4)
  s.fill(4, layout.RATE, layout.RATE + 20)
  s.fill((1 << 27) - 1, layout.FREE_VERTICES, layout.FREE_VERTICES + 2)
  return s
}

/** A board without pieces, waiting for the first player to be chosen. */
export function emptyState(board: Board, seats: number, into?: CatanState): CatanState {
  const s = into ?? new Int32Array(layout.WORDS)
  s.set(BLANK)
  s[layout.SEATS] = seats
  s[layout.PLAYING] = everySeat(seats)
  s[layout.STAGE] = STAGE_FIRST_PLAYER
  s[layout.RETURN_STAGE] = STAGE_SETUP_SETTLEMENT
  layBoard(s, board)
  return s
}

export function start(options: CatanOptions, seats: number, random: Random, into?: CatanState): CatanState {
  const s = emptyState(boardFor(options, random), seats, into)
  s[layout.TARGET] = options.victoryPoints
  s[layout.TRADING] = options.trading ? 1 : 0
  s[layout.TURN_CAP] = options.turnCap
  if (options.board === 'beginner') placeBeginnerPieces(s)
  return s
}

function boardFor(options: CatanOptions, random: Random): Board {
  if (options.board === 'spiral') return spiralBoard(random)
  if (options.board === 'random') return randomBoard(random)
  if (options.board === 'beginner') return BEGINNER_BOARD
  const explicit = decodeBoard(options.board)
  return isRefusal(explicit) ? BEGINNER_BOARD : explicit // decodeOptions has refused a bad one already
}

/** R23-R25: no setup phase is played. */
function placeBeginnerPieces(s: CatanState): void {
  const seats = s[layout.SEATS]!
  for (let p = 0; p < seats; p++) {
    const pieces = BEGINNER_PIECES[vocabulary.MOST_SEATS - seats + p]!
    for (const vertex of pieces.settlements) putSettlement(s, p, vertex)
    for (const edge of pieces.roads) putRoad(s, p, edge)
    s[layout.ROAD_LENGTH + p] = roadLength(s, p)
    takeStartingResources(s, p, pieces.star)
  }
  s[layout.SETUP_STEP] = 2 * seats
  s[layout.RETURN_STAGE] = STAGE_BEFORE_ROLL
}
