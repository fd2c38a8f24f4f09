import { defaultOptions, formatRefusal, isRefusal, type Json, type JsonObject, stream } from '@serai/kernel'
import { FIRST_PLAYER } from '../actions/numbers.ts'
import { catan } from '../game.ts'
import type { CatanState } from '../state/layout.ts'
import { type Card, RESOURCES, type Resource } from '../vocabulary.ts'

export const [RED, BLUE, WHITE, ORANGE] = [0, 1, 2, 3] as const

type BySeat<T> = { readonly [seat: number]: T }

/** What differs from S0 of the rules: the fixed setup after a roll, red to act. */
export interface Scene {
  /** Without the pieces and hands of S0. */
  readonly bare?: boolean
  readonly active?: number
  /** Default: main_actions. */
  readonly stage?: string
  readonly subStep?: string
  /** `wood2 ore1`; replaces the hand, the bank makes up the 19. */
  readonly hands?: BySeat<string>
  /** What the bank has of these; the rest of them goes to `hoarder`. */
  readonly bank?: string
  readonly hoarder?: number
  /** Unplayed cards, bought on earlier turns. */
  readonly cards?: BySeat<readonly Card[]>
  readonly played?: BySeat<{ readonly [C in Card]?: number }>
  readonly roads?: BySeat<string>
  readonly settlements?: BySeat<string>
  readonly cities?: BySeat<string>
  readonly robber?: string
  readonly longestRoad?: number
}

/** S0 before the first roll, red to act. */
export function beforeFirstRoll(seats = 4): CatanState {
  const s = catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, seats, stream(1, 'board'))
  catan.apply(s, -1, FIRST_PLAYER)
  return s
}

export function cardsOf(text: string): Record<string, number> {
  return Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => [word.replace(/\d+/, ''), Number(/\d+/.exec(word)![0])]),
  )
}

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean)

interface Player {
  seat: number
  resourceCards: Record<Resource, number>
}

/** A position of the scenario tables, built the way anybody would build one: from its description. */
export function scene(changes: Scene = {}): CatanState {
  const base = catan.describe(beforeFirstRoll()) as JsonObject & { board: JsonObject; players: Json[] }
  const players = (base.players as unknown as Player[]).map((player) => {
    const hand = changes.hands?.[player.seat]
    const resourceCards = hand !== undefined ? cardsOf(hand) : changes.bare ? {} : { ...player.resourceCards }
    return {
      seat: player.seat,
      resourceCards,
      developmentCards: (changes.cards?.[player.seat] ?? []).map((card) => ({ card, boughtOnTurn: 1 })),
      playedCards: changes.played?.[player.seat] ?? {},
    }
  })
  hoard(players, changes)
  const s = catan.parsePosition({
    board: { ...base.board, ...piecesOf(base.board, changes) },
    robberHexId: changes.robber ?? 'C3',
    dice: { pair: [1, 1] },
    activePlayerId: changes.active ?? RED,
    turn: 20,
    turnStage: changes.stage ?? 'main_actions',
    subStep: changes.subStep ?? null,
    players,
    ...(changes.longestRoad !== undefined && { longestRoadOwnerId: changes.longestRoad }),
  })
  if (isRefusal(s)) throw new Error(`no such scene: ${formatRefusal(s)}`)
  return s
}

function hoard(players: { resourceCards: Record<string, number> }[], { bank, hoarder = WHITE }: Scene): void {
  for (const [resource, left] of Object.entries(cardsOf(bank ?? ''))) {
    const held = players.reduce((sum, player) => sum + (player.resourceCards[resource] ?? 0), 0)
    const hand = players[hoarder]!.resourceCards
    hand[resource] = (hand[resource] ?? 0) + 19 - left - held
  }
}

function piecesOf(board: JsonObject, { bare, roads, settlements, cities }: Scene): JsonObject {
  const buildings = new Map<string, Json>()
  if (!bare) for (const item of board.intersections as { id: string }[]) buildings.set(item.id, item as unknown as Json)
  for (let owner = 0; owner < 4; owner++) {
    for (const id of words(settlements?.[owner])) buildings.set(id, { id, owner, building: 'settlement' })
    for (const id of words(cities?.[owner])) buildings.set(id, { id, owner, building: 'city' })
  }
  const edges = bare ? [] : [...(board.edges as Json[])]
  for (let owner = 0; owner < 4; owner++) for (const id of words(roads?.[owner])) edges.push({ id, owner })
  return { intersections: [...buildings.values()], edges }
}

/** A player as `describe` shows it. */
export interface Seen {
  readonly hand: string
  readonly points: number
  readonly publicPoints: number
  readonly roadLength: number
  readonly stock: { readonly roads: number; readonly settlements: number; readonly cities: number }
  readonly cards: string
  readonly knights: number
}

export const sideOf = (counts: Readonly<Record<string, number>>): string =>
  RESOURCES.filter((name) => (counts[name] ?? 0) > 0)
    .map((name) => `${name}${counts[name]}`)
    .join(' ')

export function see(s: CatanState, seat: number): Seen {
  const player = (catan.describe(s).players as JsonObject[])[seat]!
  return {
    hand: sideOf(player.resourceCards as Record<string, number>),
    points: player.points as number,
    publicPoints: player.publicPoints as number,
    roadLength: player.roadLength as number,
    stock: player.stock as Seen['stock'],
    cards: (player.developmentCards as JsonObject[]).map(({ card }) => card).join(' '),
    knights: (player.playedCards as Record<string, number>).knight!,
  }
}

export function bankOf(s: CatanState): string {
  return sideOf((catan.describe(s).bank as JsonObject).resourceCards as Record<string, number>)
}

/** `turnStage`, with the sub-step behind a slash. */
export function stageOf(s: CatanState): string {
  const { turnStage, subStep } = catan.describe(s)
  return subStep === null ? String(turnStage) : `${turnStage}/${subStep}`
}
