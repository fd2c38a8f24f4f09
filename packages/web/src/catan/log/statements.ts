import { CARDS, type Card, type CatanEvent, type CatanState, catan, numberAt, TERRAINS, terrainAt } from '@serai/catan'
import { isUndo, listSeats } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import type { IconName } from '../../ui/icon.tsx'
import { type EventOf, eventsOfKind, eventsOfMoment } from '../moment-events.ts'
import { type Counts, changed, NONE, total } from '../resources/counts.ts'

/** The texts that are sentences with places in them. */
type Words = Catalogue['catanLog']
export type Sentence = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words]

/** One thing to tell: a sentence of the catalogue and what stands in its places. */
export interface Statement {
  readonly sentence: Sentence
  /** Whose shape stands before the line. */
  readonly seat: number | null
  readonly icon?: IconName
  readonly whom?: readonly number[]
  readonly number?: number
  /** The number counts points. */
  readonly isPoints?: boolean
  readonly resource?: number
  readonly resources?: Counts
  readonly give?: Counts
  readonly get?: Counts
  readonly hex?: { readonly terrain: number; readonly number: number }
  readonly card?: number
}

/** What is to be told of one moment; those before it are there for what took several. */
export function statementsOf(moments: readonly Moment[], index: number): readonly Statement[] {
  const events = eventsOfMoment(moments[index]!)
  return [...tellLate(moments, index), ...events.flatMap((event) => tellEvent(event, events, moments, index))]
}

/** `events`: all of the moment; some are one line together. */
function tellEvent(
  event: CatanEvent,
  events: readonly CatanEvent[],
  moments: readonly Moment[],
  index: number,
): readonly Statement[] {
  switch (event.kind) {
    case 'firstPlayer':
      return [{ sentence: 'first', seat: event.seat }]
    case 'rolled':
      return tellRoll(event, events)
    case 'blocked':
      return [{ sentence: 'robberKept', icon: 'robber', seat: event.seat, whom: [event.seat], give: event.cards }]
    case 'bankShort':
      return [{ sentence: 'bankShort', icon: 'cards', seat: event.seat, whom: [event.seat], give: event.cards }]
    case 'built':
      return tellBuilding(event, events)
    case 'boughtCard':
      return [{ sentence: 'bought', seat: event.seat }]
    case 'drewCard': {
      const { seat, card } = event
      return card === null ? [] : [{ sentence: 'drew', seat, whom: [seat], card }]
    }
    case 'playedCard':
      return tellCard(event, events)
    case 'monopolised':
      return [{ sentence: 'gave', seat: event.victim, resources: changed(NONE, event.resource, event.count) }]
    case 'monopolyInVain':
      return [{ sentence: 'playedMonopolyVain', seat: event.seat, resource: event.resource }]
    case 'discarded':
      // Told with the last card.
      if (event.left > 0) return []
      return [{ sentence: 'discarded', seat: event.seat, resources: allDiscarded(moments, index, event.seat) }]
    case 'robberMoved': {
      const state = moments[index]!.after as CatanState
      const hex = { terrain: TERRAINS.indexOf(terrainAt(state, event.to)), number: numberAt(state, event.to) }
      return [{ sentence: 'movedRobber', seat: event.seat, icon: 'robber', hex }]
    }
    case 'stole':
      return [tellTheft(event)]
    case 'stoleNothing':
      return [{ sentence: 'stoleNothing', seat: event.victim, whom: [event.victim] }]
    case 'bankTrade':
      return [{ sentence: 'bankTrade', seat: event.seat, give: event.give, get: event.get }]
    case 'offered': {
      const told = { seat: event.seat, icon: 'trade', give: event.give, get: event.want } as const
      return event.isToAll
        ? [{ sentence: 'offered', ...told }]
        : [{ sentence: 'offeredTo', ...told, whom: listSeats(event.to) }]
    }
    case 'countered':
      return [{ sentence: 'countered', seat: event.seat, icon: 'trade', give: event.give, get: event.want }]
    case 'accepted':
      return [{ sentence: 'accepted', seat: event.seat }]
    case 'rejected':
      return [{ sentence: event.isLate ? 'silent' : 'refused', seat: event.seat }]
    case 'cancelled':
      return [{ sentence: 'tookOfferBack', seat: event.seat }]
    case 'traded': {
      const { seat, partner, give, want } = event
      return [{ sentence: 'traded', seat, icon: 'trade', whom: [partner], give, get: want }]
    }
    case 'offerLapsed':
      return [{ sentence: 'lapsed', seat: event.seat, whom: [event.seat] }]
    case 'award':
      return [tellAward(event, moments[index]!.entry.by)]
    case 'resigned':
      return [{ sentence: 'resigned', seat: event.seat, icon: 'flag' }]
    case 'ended':
      return [tellEnd(event)]
    case 'takenBack':
      return [tellTakenBack(event, moments[index - 1])]
    // The dice, the card and the rule above the next turn say these.
    case 'tookDice':
    case 'choseVictim':
    case 'turnEnded':
    // Told with the roll, the settlement or the card that brought them.
    case 'produced':
    case 'tookFromBank':
      return []
  }
}

/** A step without a line in the log, because another line says it, or a later one. */
export function unloggedStatement(moment: Moment): Statement | null {
  for (const event of eventsOfMoment(moment)) {
    switch (event.kind) {
      case 'tookDice':
        return { sentence: 'tookDice', seat: event.seat }
      case 'turnEnded':
        return { sentence: 'ended', seat: event.seat }
      case 'discarded':
        return { sentence: 'discardedOne', seat: event.seat }
      case 'choseVictim':
        return { sentence: 'chose', seat: event.seat, whom: [event.victim] }
      case 'drewCard':
        return { sentence: 'drewUnseen', seat: event.seat }
    }
  }
  return null
}

function tellRoll({ seat, a, b }: EventOf<'rolled'>, events: readonly CatanEvent[]): readonly Statement[] {
  const rolled: Statement = { sentence: 'rolled', seat, icon: 'dice', number: a + b }
  if (a + b === 7) return [rolled]
  const got = gains(events)
  return [rolled, ...(got.length > 0 ? got : [{ sentence: 'nobodyGot', seat: null, icon: 'cards' } as const])]
}

function tellBuilding({ seat, piece, isSetup }: EventOf<'built'>, events: readonly CatanEvent[]): readonly Statement[] {
  if (isSetup) return [{ sentence: piece === 'road' ? 'placedRoad' : 'placedSettlement', seat }, ...gains(events)]
  const BUILT = { road: 'builtRoad', settlement: 'builtSettlement', city: 'builtCity' } as const
  return [{ sentence: BUILT[piece], seat }]
}

/** What came from the hexes, a line for each seat. */
function gains(events: readonly CatanEvent[]): readonly Statement[] {
  const bySeat: Counts[] = []
  for (const { seat, resource, count } of eventsOfKind(events, 'produced')) {
    bySeat[seat] = changed(bySeat[seat] ?? NONE, resource, count)
  }
  return bySeat.flatMap((resources, seat) => (total(resources) > 0 ? [{ sentence: 'got', seat, resources }] : []))
}

const PLAYED: { readonly [C in Card]?: Sentence } = {
  knight: 'playedKnight',
  road_building: 'playedRoads',
  year_of_plenty: 'playedPlenty',
  monopoly: 'playedMonopoly',
}

/** With what the card brought at once; that a monopoly brought nothing says a line of its own. */
function tellCard({ seat, card }: EventOf<'playedCard'>, events: readonly CatanEvent[]): readonly Statement[] {
  const sentence = PLAYED[CARDS[card]!]
  if (!sentence || events.some(({ kind }) => kind === 'monopolyInVain')) return []
  let resources = eventsOfKind(events, 'tookFromBank')[0]?.cards ?? NONE
  for (const { resource, count } of eventsOfKind(events, 'monopolised')) resources = changed(resources, resource, count)
  return [{ sentence, seat, ...(total(resources) > 0 && { resources }) }]
}

/** Only the two of them know the card (R152). */
function tellTheft({ seat, victim, resource }: EventOf<'stole'>): Statement {
  if (resource === null) return { sentence: 'stole', seat, whom: [victim] }
  return { sentence: 'stoleKnown', seat, whom: [victim], resources: changed(NONE, resource, 1) }
}

const AWARDS = {
  longestRoad: {
    took: 'tookRoad',
    tookFrom: 'tookRoadFrom',
    lost: 'lostRoad',
    passed: 'passedRoad',
    hasNow: 'hasRoadNow',
  },
  largestArmy: {
    took: 'tookArmy',
    tookFrom: 'tookArmyFrom',
    lost: 'lostArmy',
    passed: 'passedArmy',
    hasNow: 'hasArmyNow',
  },
} as const

/** `by`: who acted. An award may come to another: by a road that was broken (R124), or a resignation (R141). */
function tellAward({ award, from, to, size }: EventOf<'award'>, by: number): Statement {
  const words = AWARDS[award]
  const icon = 'crown'
  if (to === null) return { sentence: words.lost, seat: from, icon }
  if (to !== by) {
    return from === null
      ? { sentence: words.hasNow, seat: to, icon, number: size, whom: [to] }
      : { sentence: words.passed, seat: from, icon, number: size, whom: [to] }
  }
  if (from === null) return { sentence: words.took, seat: to, icon, number: size }
  return { sentence: words.tookFrom, seat: to, icon, number: size, whom: [from] }
}

function tellEnd({ winner, points, reason }: EventOf<'ended'>): Statement {
  if (winner === null) return { sentence: 'noWinner', seat: null, icon: 'flag' }
  if (reason === 'last_player') return { sentence: 'wonAlone', seat: winner, icon: 'crown' }
  return { sentence: 'won', seat: winner, icon: 'crown', number: points, isPoints: true }
}

function tellTakenBack({ seat, to, returnsDiscard }: EventOf<'takenBack'>, last: Moment | undefined): Statement {
  if (returnsDiscard) return { sentence: 'tookDiscardBack', seat, icon: 'undo' }
  const position = !last ? 0 : isUndo(last.entry) ? last.entry.undo : last.entry.seq
  return { sentence: to > position ? 'didAgain' : 'tookBack', seat, icon: 'undo' }
}

/** Everything that a seat gave back after a seven, up to its last card. */
function allDiscarded(moments: readonly Moment[], last: number, seat: number): Counts {
  let resources = NONE
  for (let i = last; i >= 0; i--) {
    const { entry } = moments[i]!
    if (isUndo(entry)) {
      // On from the position that it led to: entry n stands at n - 1.
      i = entry.undo
      continue
    }
    const events = eventsOfMoment(moments[i]!)
    if (events.some(({ kind }) => kind === 'rolled')) break
    for (const one of eventsOfKind(events, 'discarded'))
      if (one.seat === seat) resources = changed(resources, one.resource, 1)
  }
  return resources
}

/** That a seat let its time pass: told once in a turn, before what was then done for it. */
function tellLate(moments: readonly Moment[], index: number): readonly Statement[] {
  const moment = moments[index]!
  const seat = moment.entry.by
  if (!isLate(moment)) return []
  const turn = turnBefore(moment)
  for (let i = index - 1; i >= 0 && turnBefore(moments[i]!) === turn; i--) {
    if (moments[i]!.entry.by === seat && isLate(moments[i]!)) return []
  }
  return [{ sentence: 'outOfTime', seat, icon: 'clock' }]
}

function isLate(moment: Moment): boolean {
  if (isUndo(moment.entry) || !moment.entry.late) return false
  // A silent answer says so itself.
  return !eventsOfMoment(moment).some(({ kind }) => kind === 'rejected')
}

function turnBefore({ before }: Moment): number {
  return catan.turnCount(before as CatanState)
}
