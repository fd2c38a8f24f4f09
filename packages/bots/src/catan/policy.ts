import { CARDS_PER_RESOURCE, type CatanState, COSTS, catan, VICTORY_POINT } from '@serai/catan'
import { actions as act, layout, stage } from '@serai/catan/raw'
import type { Action } from '@serai/kernel'
import { HandValue } from './hand-value.ts'
import { Opponents } from './opponents.ts'
import type { Value } from './value.ts'

const { ACTIVE, BANK, CARDS_HELD, OPEN, POINTS, RATE, SEATS, STAGE, TARGET, VIEWER, WINNER, WORDS } = layout
const { ARGUMENT_OF, KIND_OF, PLENTY_A, PLENTY_B } = act
const { STAGE_BEFORE_ROLL, STAGE_DISCARD, STAGE_FREE_ROAD, STAGE_MAIN, STAGE_MOVE_ROBBER } = stage
const { STAGE_OVER, STAGE_SETUP_ROAD, STAGE_SETUP_SETTLEMENT, STAGE_STEAL } = stage
const kindOf = KIND_OF
const argumentOf = ARGUMENT_OF
const cardsPerResource = CARDS_PER_RESOURCE

const kind = (name: (typeof act.KINDS)[number]): number => act.KINDS.indexOf(name)
const ROLL = kind('ROLL_DICE')
const KNIGHT = kind('PLAY_KNIGHT')
const ROAD_BUILDING = kind('PLAY_ROAD_BUILDING')
const PLENTY = kind('PLAY_YEAR_OF_PLENTY')
const MONOPOLY = kind('PLAY_MONOPOLY')
const ROAD = kind('BUILD_ROAD')
const SETTLEMENT = kind('BUILD_SETTLEMENT')
const CITY = kind('UPGRADE_TO_CITY')
const BUY = kind('BUY_DEVELOPMENT_CARD')
const BANK_TRADE = kind('TRADE_WITH_BANK')
const END = kind('END_TURN')

const LOST = -1e9
const WON = 1e6

/**
 * One ply of the value for the acting seat. Other seats' hands are never read, so a view does as well as an imagined
 * world; what is not known counts by its size.
 */
export class Policy {
  readonly value: Value
  readonly handValue: HandValue
  readonly #opponents: Opponents
  readonly #next = new Int32Array(WORDS)
  readonly #after = new Int32Array(WORDS)
  readonly #list: Action[] = []
  /** Scores of the actions that were ranked last. */
  readonly scores = new Float64Array(512)

  constructor(value: Value) {
    this.value = value
    this.handValue = new HandValue(value)
    this.#opponents = new Opponents(value)
  }

  /** The best of actions[0..count). `s` must be open to `apply`, and is not changed. */
  choose(s: CatanState, p: number, list: readonly Action[], count: number): Action {
    const scores = this.scores
    this.rank(s, p, list, count)
    let best = 0
    for (let i = 1; i < count; i++) if (scores[i]! > scores[best]!) best = i
    return list[best]!
  }

  /** An action that wins at once, or null; quick where no single action can. */
  winning(s: CatanState, p: number, list: readonly Action[], count: number): Action | null {
    if (s[ACTIVE] !== p || s[POINTS + p]! + s[CARDS_HELD + 5 * p + VICTORY_POINT]! < s[TARGET]! - 3) return null
    const best = this.choose(s, p, list, count)
    return this.scores[list.indexOf(best)]! >= WON ? best : null
  }

  /** Fills scores[0..count). */
  rank(s: CatanState, p: number, list: readonly Action[], count: number): void {
    switch (s[STAGE]) {
      case STAGE_MAIN:
      case STAGE_BEFORE_ROLL:
        this.#turn(s, p, list, count)
        break
      case STAGE_FREE_ROAD:
        for (let i = 0; i < count; i++) this.scores[i] = this.#built(s, p, list[i]!)
        break
      case STAGE_DISCARD:
        this.#discards(s, p, list, count)
        break
      case STAGE_MOVE_ROBBER:
        this.#opponents.rankHexes(s, p)
        for (let i = 0; i < count; i++) this.scores[i] = this.#opponents.hexes[argumentOf[list[i]!]!]!
        break
      case STAGE_STEAL:
        this.#opponents.weigh(s, p)
        for (let i = 0; i < count; i++) this.scores[i] = this.#opponents.stealFrom(s, argumentOf[list[i]!]!)
        break
      case STAGE_SETUP_SETTLEMENT:
      case STAGE_SETUP_ROAD:
        for (let i = 0; i < count; i++) this.scores[i] = this.#built(s, p, list[i]!)
        break
      default:
        for (let i = 0; i < count; i++) this.scores[i] = 0
    }
  }

  /** Scores of all actions before the roll or in the main stage. */
  #turn(s: CatanState, p: number, list: readonly Action[], count: number): void {
    const { value, scores } = this
    const table = value.onTable(s, p)
    const held = value.inHand(s, p)
    const stay = table + held
    const isMain = s[STAGE] === STAGE_MAIN
    let resourceActions = 0
    let touchedTable = false
    let weighed = false
    for (let i = 0; i < count; i++) {
      const action = list[i]!
      switch (kindOf[action]) {
        case ROLL:
        case END:
          scores[i] = stay
          break
        case ROAD:
        case CITY:
          scores[i] = this.#built(s, p, action)
          touchedTable = true
          break
        case SETTLEMENT:
          if (!weighed) {
            this.#opponents.weigh(s, p)
            weighed = true
          }
          scores[i] = this.#built(s, p, action) - this.#opponents.loss(this.#next, p)
          touchedTable = true
          break
        case KNIGHT:
          scores[i] = this.#knight(s, p)
          touchedTable = true
          break
        case ROAD_BUILDING:
          scores[i] = this.#roadBuilding(s, p)
          touchedTable = true
          break
        case BUY:
        case PLENTY:
        case MONOPOLY:
        case BANK_TRADE:
          scores[i] = LOST
          // Before the roll there is nothing to buy, and a seven may take the cards.
          if (isMain) resourceActions++
          break
        default:
          scores[i] = LOST
      }
    }
    if (resourceActions === 0) return
    if (touchedTable) value.onTable(s, p)
    this.handValue.reset(table)
    const rest = held - this.handValue.cardsNow(s, p)
    for (let i = 0; i < count; i++) {
      const action = list[i]!
      switch (kindOf[action]) {
        case BUY:
          this.handValue.loadHand(s, p)
          this.handValue.pay(COSTS.card, -1)
          scores[i] = table + rest + this.handValue.cards(s, p) + value.unseenCard(s, p)
          break
        case PLENTY:
          this.handValue.loadHand(s, p)
          this.handValue.hand[PLENTY_A[argumentOf[action]!]!]!++
          if (PLENTY_B[argumentOf[action]!]! >= 0) this.handValue.hand[PLENTY_B[argumentOf[action]!]!]!++
          scores[i] = table + rest - value.plentyHeld + this.handValue.withPurchase(s, p)
          break
        case MONOPOLY: {
          const r = argumentOf[action]!
          this.handValue.loadHand(s, p)
          // What neither the bank nor the own hand has, the others have: that is public.
          this.handValue.hand[r]! = cardsPerResource - s[BANK + r]!
          scores[i] = table + rest - value.monopolyHeld + this.handValue.withPurchase(s, p)
          break
        }
        case BANK_TRADE: {
          const give = (argumentOf[action]! / 5) | 0
          this.handValue.loadHand(s, p)
          this.handValue.hand[give]! -= s[RATE + 5 * p + give]!
          this.handValue.hand[argumentOf[action]! % 5]!++
          scores[i] = table + rest + this.handValue.withPurchase(s, p) - value.haste
          break
        }
      }
    }
  }

  /** Value after a building, the hand included; a win is a win. */
  #built(s: CatanState, p: number, action: Action): number {
    const next = this.#next
    next.set(s)
    catan.apply(next, p, action)
    if (next[STAGE] === STAGE_OVER) return next[WINNER] === p ? WON : LOST
    return this.value.onTable(next, p) + this.value.inHand(next, p) + this.#awards(s, next, p)
  }

  /** Points that a road or a knight takes from an opponent. */
  #awards(s: CatanState, next: CatanState, p: number): number {
    let taken = 0
    for (let q = s[SEATS]! - 1; q >= 0; q--) if (q !== p) taken += s[POINTS + q]! - next[POINTS + q]!
    return taken === 0 ? 0 : taken * this.value.rivalPoint
  }

  /** The knight's own worth and the best that the robber can do. */
  #knight(s: CatanState, p: number): number {
    const after = this.#after
    after.set(s)
    catan.apply(after, p, act.PLAY_KNIGHT)
    if (after[STAGE] === STAGE_OVER) return WON
    const robber = this.#opponents.rankHexes(after, p)
    this.value.onTable(after, p)
    return robber + this.value.inHand(after, p) + this.#awards(s, after, p)
  }

  #roadBuilding(s: CatanState, p: number): number {
    const after = this.#after
    after.set(s)
    catan.apply(after, p, act.PLAY_ROAD_BUILDING)
    for (let free = 0; free < 2 && after[STAGE] === STAGE_FREE_ROAD; free++) {
      const count = catan.legal(after, p, this.#list)
      let best = this.#list[0]!
      let most = LOST
      for (let i = 0; i < count; i++) {
        const worth = this.#built(after, p, this.#list[i]!)
        if (worth <= most) continue
        most = worth
        best = this.#list[i]!
      }
      catan.apply(after, p, best)
    }
    if (after[STAGE] === STAGE_OVER) return WON
    return this.value.onTable(after, p) + this.value.inHand(after, p) + this.#awards(s, after, p)
  }

  #discards(s: CatanState, p: number, list: readonly Action[], count: number): void {
    this.value.onTable(s, p)
    for (let i = 0; i < count; i++) {
      this.handValue.loadHand(s, p)
      this.handValue.hand[argumentOf[list[i]!]!]!--
      this.scores[i] = this.handValue.cards(s, p)
    }
  }
}

/** A view as `apply` takes it: unknown cards stay none, and nothing is hidden again after each action. */
export function openView(view: CatanState, into: CatanState): CatanState {
  into.set(view)
  into[VIEWER] = OPEN
  return into
}
