import type { Resource } from '@serai/catan'
import type { CardCount, Change } from './change.ts'

/** A card that goes from one thing on the page to another. */
export interface Flight {
  /** Names of anchors, the best first: what is not on the page is passed over. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly face: Resource | 'dev' | 'back'
  readonly count: number
  /** Milliseconds after the change. */
  readonly delay: number
}

export const FLIGHT = 420
const APART = 40
/** All is over after this. */
const LONGEST = 900
/** The dice must have fallen first. */
const AFTER_DICE = 360

type Path = Omit<Flight, 'delay'>

/** `me`: my seat, or null when I watch. */
export function flightsOf(changes: readonly Change[], me: number | null): Flight[] {
  const paths = changes.flatMap((change) => pathsOf(change, me))
  const start = changes.some(({ kind }) => kind === 'dice') ? AFTER_DICE : 0
  const apart = Math.min(APART, (LONGEST - FLIGHT - start) / Math.max(1, paths.length - 1))
  return paths.map((path, index) => ({ ...path, delay: Math.round(start + index * apart) }))
}

function pathsOf(change: Change, me: number | null): Path[] {
  const home = (seat: number, good: Resource | 'dev' | null): string[] =>
    seat === me ? [...(good ? [`hand-${good}`] : []), 'hand', `seat-${seat}`] : [`seat-${seat}`]
  const toBank = (seat: number, cards: readonly CardCount[]): Path[] =>
    cards.map(({ resource, count }) => ({ from: home(seat, resource), to: ['bank'], face: resource, count }))
  const fromBank = (seat: number, cards: readonly CardCount[]): Path[] =>
    cards.map(({ resource, count }) => ({ from: ['bank'], to: home(seat, resource), face: resource, count }))
  const between = (from: number, to: number, cards: readonly CardCount[]): Path[] =>
    cards.map(({ resource, count }) => ({ from: home(from, resource), to: home(to, resource), face: resource, count }))

  switch (change.kind) {
    case 'yield': {
      const { seat, hex, resource, count } = change
      return [{ from: [`hex-${hex}`], to: home(seat, resource), face: resource, count }]
    }
    case 'discard':
      return toBank(change.seat, [{ resource: change.resource, count: 1 }])
    case 'steal': {
      const { seat, victim, resource } = change
      return [{ from: home(victim, resource), to: home(seat, resource), face: resource ?? 'back', count: 1 }]
    }
    case 'monopoly':
      return between(change.victim, change.seat, [change])
    case 'plenty':
      return fromBank(change.seat, change.got)
    case 'trade':
      return [
        ...between(change.seat, change.partner, change.given),
        ...between(change.partner, change.seat, change.got),
      ]
    case 'bank-trade':
      return [...toBank(change.seat, change.given), ...fromBank(change.seat, change.got)]
    case 'build':
    case 'card-paid':
      return toBank(change.seat, change.cost)
    case 'card-drawn':
      return [{ from: ['bank'], to: home(change.seat, 'dev'), face: 'dev', count: 1 }]
    case 'dice':
    case 'robber':
    case 'card-played':
    case 'award':
      return []
  }
}
