import { CARDS_PER_RESOURCE, type CatanState, catan } from '@serai/catan'
import { actions as act, layout, offer as offers } from '@serai/catan/raw'
import { type Entry, type Random, type Seat, type Sfc32, stream } from '@serai/kernel'
import { openView } from './policy.ts'

const { HAND, HAND_SIZE, SEATS, VICTIM, ACTIVE, WORDS } = layout
const { ARGUMENT_OF, HIDDEN, KIND_OF, KINDS, OPEN_ENDED } = act
const cardsPerResource = CARDS_PER_RESOURCE

const kind = (name: (typeof KINDS)[number]): number => KINDS.indexOf(name)
const MONOPOLY = kind('PLAY_MONOPOLY')
const STOLEN = kind('STOLEN')
const RESIGN = kind('RESIGN')
const ACCEPT = kind('ACCEPT_TRADE')
/** These leave all hands as they are. */
const IDLE = new Uint8Array(KINDS.length)
for (const name of [
  'PLACE_SETUP_ROAD',
  'ROLL_DICE',
  'PLAY_KNIGHT',
  'PLAY_ROAD_BUILDING',
  'MOVE_ROBBER',
  'STEAL_RANDOM_CARD',
  'END_TURN',
  'REJECT_TRADE',
  'CANCEL_TRADE',
  'FIRST_PLAYER',
  'DRAW',
] as const) {
  IDLE[kind(name)] = 1
}

/** Hands that are followed side by side. */
const GUESSES = 24
const CELLS = 20

/**
 * What the hands of the others may be: a number of full guesses, each as likely as any other. Public gains and costs
 * change them all alike, a hidden steal takes from each guess a card at random, and what a guess cannot pay refutes it.
 */
export interface Belief {
  readonly seat: Seat
  /** Guess g, seat p, resource r at 20g + 5p + r. */
  readonly hands: Int32Array
  /** The belief's own source: what it draws follows from the log alone. */
  readonly random: Sfc32
}

export function startBelief(view: CatanState, seat: Seat): Belief {
  const belief: Belief = { seat, hands: new Int32Array(CELLS * GUESSES), random: stream('belief', `seat ${seat}`) }
  dealGuesses(belief, view)
  return belief
}

const scratch = new Int32Array(WORDS)

/** Guesses from the counts alone, where the belief knows nothing better. */
function dealGuesses(belief: Belief, view: CatanState): void {
  for (let g = 0; g < GUESSES; g++) {
    catan.determinize(view, belief.random, scratch)
    for (let i = 0; i < CELLS; i++) belief.hands[CELLS * g + i] = scratch[HAND + i]!
  }
}

const isDead = new Uint8Array(GUESSES)

export function observe(belief: Belief, before: CatanState, entry: Entry): void {
  const { by, action } = entry
  const kindHere = action < OPEN_ENDED ? KIND_OF[action]! : -1
  if (kindHere >= 0 && IDLE[kindHere] === 1) return
  isDead.fill(0)
  const after = openView(before, scratch)
  if (kindHere === STOLEN) steal(belief, before, ARGUMENT_OF[action]!)
  else if (kindHere === MONOPOLY) monopolise(belief, by, ARGUMENT_OF[action]!, entry.reveal)
  else if (kindHere === RESIGN) dropHand(belief, by)
  else if (kindHere < 0)
    requireSide(
      belief,
      by,
      offers.isProposal(action) ? offers.readProposal(action).give : offers.readCounter(action).give,
    )
  else {
    if (kindHere === ACCEPT) requireOffered(belief, before, by, ARGUMENT_OF[action]! & 3)
    catan.apply(after, by, action)
    change(belief, before, after)
  }
  resample(belief, before, entry)
}

/** Public gains and costs: the same in every guess. */
function change(belief: Belief, before: CatanState, after: CatanState): void {
  const { hands } = belief
  for (let i = 0; i < CELLS; i++) {
    const delta = after[HAND + i]! - before[HAND + i]!
    if (delta === 0) continue
    for (let g = 0; g < GUESSES; g++) {
      hands[CELLS * g + i]! += delta
      if (hands[CELLS * g + i]! < 0) isDead[g] = 1
    }
  }
}

function steal(belief: Belief, before: CatanState, argument: number): void {
  const { hands, random } = belief
  const victim = before[VICTIM]!
  const thief = before[ACTIVE]!
  const size = before[HAND_SIZE + victim]!
  for (let g = 0; g < GUESSES; g++) {
    const from = CELLS * g + 5 * victim
    let resource = argument
    if (argument === HIDDEN) {
      let ticket = random.below(Math.max(1, size))
      for (resource = 0; resource < 4 && ticket >= hands[from + resource]!; resource++)
        ticket -= hands[from + resource]!
    }
    if (--hands[from + resource]! < 0) isDead[g] = 1
    hands[CELLS * g + 5 * thief + resource]!++
  }
}

/** R153: everybody says how many. */
function monopolise(belief: Belief, by: number, resource: number, reveal: readonly number[] | undefined): void {
  const { hands } = belief
  for (let g = 0; g < GUESSES; g++) {
    for (let q = 0; q < 4; q++) {
      if (q === by) continue
      const cell = CELLS * g + 5 * q + resource
      const had = hands[cell]!
      if (q !== belief.seat && had !== (reveal?.[2 + q] ?? 0)) isDead[g] = 1
      hands[CELLS * g + 5 * by + resource]! += had
      hands[cell] = 0
    }
  }
}

function dropHand(belief: Belief, by: number): void {
  for (let g = 0; g < GUESSES; g++) for (let r = 0; r < 5; r++) belief.hands[CELLS * g + 5 * by + r] = 0
}

/** Who offers cards has them (R68). */
function requireSide(belief: Belief, by: number, side: ArrayLike<number>, from = 0): void {
  for (let g = 0; g < GUESSES; g++) {
    for (let r = 0; r < 5; r++) if (belief.hands[CELLS * g + 5 * by + r]! < side[from + r]!) isDead[g] = 1
  }
}

function requireOffered(belief: Belief, before: CatanState, by: number, proposer: number): void {
  requireSide(belief, by, before, layout.OFFER + layout.OFFER_WORDS * proposer + layout.OFFER_WANT)
}

/** Refuted guesses become copies of others; if none is left, all are dealt anew. */
function resample(belief: Belief, before: CatanState, entry: Entry): void {
  const { hands, random } = belief
  let alive = 0
  for (let g = 0; g < GUESSES; g++) if (isDead[g] === 0) alive++
  if (alive === GUESSES) return
  if (alive === 0) {
    scratch.set(before)
    catan.apply(scratch, entry.by, entry.action, entry.reveal)
    dealGuesses(belief, scratch.slice())
    return
  }
  for (let g = 0; g < GUESSES; g++) {
    if (isDead[g] === 0) continue
    let ticket = random.below(alive)
    let from = 0
    while (isDead[from] !== 0 || ticket-- > 0) from++
    hands.copyWithin(CELLS * g, CELLS * from, CELLS * from + CELLS)
  }
}

/** A full world: hands from a guess that fits the view, the rest dealt by what is left. */
export function determinizeWith(belief: Belief, view: CatanState, random: Random, into: CatanState): CatanState {
  catan.determinize(view, random, into)
  const g = CELLS * random.below(GUESSES)
  if (!fits(belief, view, g)) return into
  for (let p = 0; p < view[SEATS]!; p++) {
    if (p !== belief.seat) for (let r = 0; r < 5; r++) into[HAND + 5 * p + r] = belief.hands[g + 5 * p + r]!
  }
  return into
}

function fits(belief: Belief, view: CatanState, g: number): boolean {
  for (let r = 0; r < 5; r++) {
    let sum = view[layout.BANK + r]! + view[HAND + 5 * belief.seat + r]!
    for (let p = 0; p < view[SEATS]!; p++) if (p !== belief.seat) sum += belief.hands[g + 5 * p + r]!
    if (sum !== cardsPerResource) return false
  }
  for (let p = 0; p < view[SEATS]!; p++) {
    if (p === belief.seat) continue
    let size = 0
    for (let r = 0; r < 5; r++) size += belief.hands[g + 5 * p + r]!
    if (size !== view[HAND_SIZE + p]) return false
  }
  return true
}

/** Mean number of cards of a resource that a seat is thought to hold. */
export function expected(belief: Belief, p: Seat, resource: number): number {
  let sum = 0
  for (let g = 0; g < GUESSES; g++) sum += belief.hands[CELLS * g + 5 * p + resource]!
  return sum / GUESSES
}
