import type { Random } from '@serai/kernel'
import { purchase, sortPurchases } from '../rules/development-cards.ts'
import { isOffering, offerAt } from '../rules/trade.ts'
import { REASON_POINTS } from '../rules/victory.ts'
import * as layout from '../state/layout.ts'
import { STAGE_OVER } from '../state/stage.ts'
import { CARD_COUNTS, CARDS_PER_RESOURCE, VICTORY_POINT } from '../vocabulary.ts'

const { ACTIVE, BANK, CARDS_HELD, CARDS_NEW, CARDS_SHOWN, CARDS_SIZE, DECK, DECK_SIZE, HAND, HAND_SIZE } = layout
const { NEW_SIZE, POINTS, PURCHASES, PURCHASES_SIZE, REASON, SEATS, STAGE, TARGET, TURN, VIEWER, WINNER, WORDS } =
  layout

type CatanState = layout.CatanState

const pool = [0, 0, 0, 0, 0]

/** An open state that the redacted one could come from: what is unseen is dealt at random to where it is hidden. */
export function determinize(s: CatanState, random: Random, into?: CatanState): CatanState {
  const world = into ?? new Int32Array(WORDS)
  world.set(s)
  if (s[VIEWER] === layout.OPEN) return world
  world[VIEWER] = layout.OPEN
  dealResources(world, s[VIEWER]!, random)
  dealCards(world, s[VIEWER]!, random)
  sortPurchases(world)
  return world
}

/** One card out of the pool, uniform over cards; `but` excludes a kind. */
function pick(random: Random, but = -1): number {
  let total = 0
  for (let i = 0; i < 5; i++) if (i !== but) total += pool[i]!
  let ticket = random.below(total)
  let kind = 0
  while (kind === but || ticket >= pool[kind]!) {
    if (kind !== but) ticket -= pool[kind]!
    kind++
  }
  pool[kind]!--
  return kind
}

function dealResources(world: CatanState, viewer: number, random: Random): void {
  const seats = world[SEATS]!
  for (let r = 0; r < 5; r++) {
    pool[r] = CARDS_PER_RESOURCE - world[BANK + r]! - (viewer < 0 ? 0 : world[HAND + 5 * viewer + r]!)
  }
  for (let p = 0; p < seats; p++) {
    if (p === viewer) continue
    for (let r = 0; r < 5; r++) {
      const pledged = pledge(world, p, r)
      world[HAND + 5 * p + r] = pledged
      pool[r]! -= pledged
    }
  }
  for (let p = 0; p < seats; p++) {
    if (p === viewer) continue
    let left = world[HAND_SIZE + p]!
    for (let r = 0; r < 5; r++) left -= world[HAND + 5 * p + r]!
    for (; left > 0; left--) world[HAND + 5 * p + pick(random)]!++
  }
}

/** Cards of a type that p is known to hold: a standing offer or acceptance can be paid (R78). */
function pledge(world: CatanState, p: number, resource: number): number {
  if (world[layout.OFFERING] === 0) return 0
  let most = 0
  for (let q = 0; q < world[SEATS]!; q++) {
    if (!isOffering(world, q)) continue
    const at = offerAt(q)
    if (q === p) most = Math.max(most, world[at + layout.OFFER_GIVE + resource]!)
    else if (((world[at + layout.OFFER_ACCEPTED]! >> p) & 1) === 1) {
      most = Math.max(most, world[at + layout.OFFER_WANT + resource]!)
    }
  }
  return most
}

/** The active player comes first: unless the game is over their victory points are short of a win (R168). */
function dealCards(world: CatanState, viewer: number, random: Random): void {
  const seats = world[SEATS]!
  for (let c = 0; c < 5; c++) {
    pool[c] = CARD_COUNTS[c]!
    for (let p = 0; p < seats; p++) pool[c]! -= world[CARDS_SHOWN + 5 * p + c]! + world[CARDS_HELD + 5 * p + c]!
  }
  const active = world[ACTIVE]!
  for (let i = 0; i < seats; i++) {
    const p = (active + i) % seats
    if (p !== viewer) dealHand(world, p, random)
  }
  for (let left = world[DECK_SIZE]!; left > 0; left--) world[DECK + pick(random)]!++
}

function dealHand(world: CatanState, p: number, random: Random): void {
  const over = world[STAGE] === STAGE_OVER
  const shown = over && world[WINNER] === p && world[REASON] === REASON_POINTS
  const known = world[CARDS_HELD + 5 * p + VICTORY_POINT]!
  let room: number = CARD_COUNTS[VICTORY_POINT]
  if (shown) room = 0
  else if (p === world[ACTIVE] && !over) room = world[TARGET]! - 1 - world[POINTS + p]!
  const fresh = world[NEW_SIZE + p]!
  const size = world[CARDS_SIZE + p]!
  for (let i = 0; i < known; i++) addPurchase(world, p, VICTORY_POINT, i < fresh)
  for (let i = known; i < size; i++) {
    const card = pick(random, room <= 0 ? VICTORY_POINT : -1)
    if (card === VICTORY_POINT) room--
    world[CARDS_HELD + 5 * p + card]!++
    addPurchase(world, p, card, i < fresh)
  }
}

/** A card bought this turn, or at an unknown earlier time. */
function addPurchase(world: CatanState, p: number, card: number, isNew: boolean): void {
  if (isNew) world[CARDS_NEW + 5 * p + card]!++
  world[PURCHASES + world[PURCHASES_SIZE]!] = purchase(p, card, isNew ? world[TURN]! : 0)
  world[PURCHASES_SIZE]!++
}
