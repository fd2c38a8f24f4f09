import { type CatanState, catan, pips, trueScore } from '@serai/catan'
import { expectedCards } from '@serai/lab'
import type { ActionInEffect } from '../../end/whole-log.ts'
import { eventsOfKind, eventsOfMoment } from '../moment-events.ts'
import { total } from '../resources/counts.ts'

type Actions = readonly ActionInEffect<CatanState>[]

export interface DiceSum {
  readonly sum: number
  readonly count: number
  /** Of as many rolls. */
  readonly expected: number
}

/** How often each sum of two dice came. */
export function diceSeries(actions: Actions): readonly DiceSum[] {
  const rolls = actions.flatMap((action) => eventsOfKind(eventsOfMoment(action), 'rolled')).map(({ a, b }) => a + b)
  return Array.from({ length: 11 }, (_, index) => {
    const sum = index + 2
    const count = rolls.filter((roll) => roll === sum).length
    return { sum, count, expected: (rolls.length * pips(sum)) / 36 }
  })
}

export interface PointsAt {
  /** The turn; 0 is the setup. */
  readonly x: number
  readonly y: number
}

/** By seat: the points, hidden ones too, whenever they changed, and at the end. */
export function pointsSeries(actions: Actions, seats: number): readonly (readonly PointsAt[])[] {
  const last = actions.at(-1)
  return Array.from({ length: seats }, (_, seat) => {
    const series: PointsAt[] = []
    for (const { after } of actions) {
      const turn = catan.turnCount(after)
      const points = trueScore(after, seat)
      if (turn === 0) series[0] = { x: 0, y: points }
      else if (series.at(-1)?.y !== points) series.push({ x: turn, y: points })
    }
    const { x, y } = series.at(-1) ?? { x: 0, y: 0 }
    const end = last ? catan.turnCount(last.after) : 0
    return end > x ? [...series, { x: end, y }] : series
  })
}

/** Where the resource cards of a seat came from, and where they went. */
export interface CardFlow {
  /** With the second settlement. */
  readonly start: number
  readonly dice: number
  readonly trade: number
  readonly robbed: number
  /** Year of plenty and monopoly. */
  readonly cards: number
  readonly lostToRobber: number
  readonly lostToSevens: number
  readonly lostToMonopoly: number
  /** Given in trades. */
  readonly given: number
  /** To the bank: for buildings and cards, or with the seat that was given up. */
  readonly paid: number
  /** What the dice would have brought on average, with the corners and the robber as they were at each roll. */
  readonly expected: number
}

const NOTHING: CardFlow = {
  start: 0,
  dice: 0,
  trade: 0,
  robbed: 0,
  cards: 0,
  lostToRobber: 0,
  lostToSevens: 0,
  lostToMonopoly: 0,
  given: 0,
  paid: 0,
  expected: 0,
}

/** By seat; what is stolen counts whether its kind is known or not. */
export function cardFlows(actions: Actions, seats: number): readonly CardFlow[] {
  const flows = Array.from({ length: seats }, () => ({ ...NOTHING }) as { -readonly [K in keyof CardFlow]: number })
  const add = (seat: number, way: keyof CardFlow, count: number): void => {
    flows[seat]![way] += count
  }
  for (const action of actions) {
    const events = eventsOfMoment(action)
    const isRoll = events.some(({ kind }) => kind === 'rolled')
    if (isRoll)
      for (let seat = 0; seat < seats; seat++) add(seat, 'expected', total(expectedCards(action.before, seat)))
    for (const event of events) {
      switch (event.kind) {
        case 'produced':
          add(event.seat, isRoll ? 'dice' : 'start', event.count)
          break
        case 'traded':
          add(event.seat, 'trade', total(event.want))
          add(event.seat, 'given', total(event.give))
          add(event.partner, 'trade', total(event.give))
          add(event.partner, 'given', total(event.want))
          break
        case 'bankTrade':
          add(event.seat, 'trade', total(event.get))
          add(event.seat, 'given', total(event.give))
          break
        case 'stole':
          add(event.seat, 'robbed', 1)
          add(event.victim, 'lostToRobber', 1)
          break
        case 'tookFromBank':
          add(event.seat, 'cards', total(event.cards))
          break
        case 'monopolised':
          add(event.seat, 'cards', event.count)
          add(event.victim, 'lostToMonopoly', event.count)
          break
        case 'discarded':
          add(event.seat, 'lostToSevens', 1)
          break
        case 'built':
        case 'boughtCard':
          add(event.seat, 'paid', total(event.cost))
          break
        case 'resigned':
          add(event.seat, 'paid', total(event.hand))
          break
      }
    }
  }
  return flows
}
