import { type CatanEvent, RESOURCES, type Resource } from '@serai/catan'
import { type Counts, changed, NONE } from '../resources/counts.ts'
import css from './flight-layer.module.css'

/** The first of these that is on the page and can be seen: elements with `data-anchor`. */
export function anchorOf(root: Element, names: readonly string[]): Element | null {
  for (const name of names) {
    const anchor = root.querySelector(`[data-anchor="${name}"]`)
    const box = anchor?.getBoundingClientRect()
    if (box && box.width > 0 && box.height > 0) return anchor
  }
  return null
}

export function middleOf(anchor: Element | null): { x: number; y: number } | null {
  if (!anchor) return null
  const { left, top, width, height } = anchor.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const SVG = 'http://www.w3.org/2000/svg'

export function iconOf(name: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#i-${name}`)
  icon.append(use)
  return icon
}

/** A card that goes from one thing on the page to another. */
export interface Flight {
  /** Names of anchors, the best first: what is not on the page is passed over. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly face: Resource | 'dev' | 'back'
  readonly count: number
  /** Milliseconds after the event. */
  readonly delay: number
}

export const FLIGHT = 420
const EASE = 'cubic-bezier(.2,.7,.2,1)'
/** How long a changed value stays marked where nothing may move. */
const MARKED = 1200
const APART = 40
/** All is over after this. */
const LONGEST = 900
/** The dice must have fallen first. */
const AFTER_DICE = 360

type Path = Omit<Flight, 'delay'>

/** `me`: my seat, or null when I watch. */
export function flightsOf(events: readonly CatanEvent[], me: number | null): Flight[] {
  const paths = events.flatMap((event) => pathsOf(event, me))
  const start = events.some(({ kind }) => kind === 'rolled') ? AFTER_DICE : 0
  const apart = Math.min(APART, (LONGEST - FLIGHT - start) / Math.max(1, paths.length - 1))
  return paths.map((path, index) => ({ ...path, delay: Math.round(start + index * apart) }))
}

function pathsOf(event: CatanEvent, me: number | null): Path[] {
  const home = (seat: number, resource: Resource | 'dev' | null): string[] =>
    seat === me ? [...(resource ? [`hand-${resource}`] : []), 'hand', `seat-${seat}`] : [`seat-${seat}`]
  const cards = (counts: Counts, from: (of: Resource) => string[], to: (of: Resource) => string[]): Path[] =>
    RESOURCES.flatMap((face, r) =>
      counts[r]! > 0 ? [{ from: from(face), to: to(face), face, count: counts[r]! }] : [],
    )
  const at = (seat: number) => (of: Resource) => home(seat, of)
  const bank = () => ['bank']

  switch (event.kind) {
    case 'produced':
      return cards(changed(NONE, event.resource, event.count), () => [`hex-${event.hex}`], at(event.seat))
    case 'discarded':
      return cards(changed(NONE, event.resource, 1), at(event.seat), bank)
    case 'stole': {
      const { seat, victim, resource } = event
      if (resource !== null) return cards(changed(NONE, resource, 1), at(victim), at(seat))
      return [{ from: home(victim, null), to: home(seat, null), face: 'back', count: 1 }]
    }
    case 'monopolised':
      return cards(changed(NONE, event.resource, event.count), at(event.victim), at(event.seat))
    case 'tookFromBank':
      return cards(event.cards, bank, at(event.seat))
    case 'traded':
      return [
        ...cards(event.give, at(event.seat), at(event.partner)),
        ...cards(event.want, at(event.partner), at(event.seat)),
      ]
    case 'bankTrade':
      return [...cards(event.give, at(event.seat), bank), ...cards(event.get, bank, at(event.seat))]
    case 'built':
    case 'boughtCard':
      return cards(event.cost, at(event.seat), bank)
    case 'drewCard':
      return [{ from: ['bank'], to: home(event.seat, 'dev'), face: 'dev', count: 1 }]
    default:
      return []
  }
}

/** Shows the flights in `layer`; the answer ends them at once. */
export function fly(flights: readonly Flight[], root: Element, layer: Element): () => void {
  // All places first: a card that is put in between would have them measured anew.
  const ways = flights.flatMap((flight) => {
    const from = middleOf(anchorOf(root, flight.from))
    const to = middleOf(anchorOf(root, flight.to))
    return from && to ? [{ flight, from, to }] : []
  })
  const cards = ways.map(({ flight, from, to }) => {
    const card = cardOf(flight)
    layer.append(card)
    const animation = card.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) scale(.7)`, opacity: 0 },
        { transform: `translate(${from.x}px, ${from.y - 12}px) scale(1.1)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(1)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(.8)`, opacity: 0 },
      ],
      { duration: FLIGHT, delay: flight.delay, easing: EASE, fill: 'both' },
    )
    animation.onfinish = () => card.remove()
    return { card, animation }
  })
  return () => {
    for (const { card, animation } of cards) {
      animation.cancel()
      card.remove()
    }
  }
}

/** Underlines what the flights would have led to. */
export function mark(flights: readonly Flight[], root: Element): () => void {
  const targets = new Set(flights.flatMap(({ to }) => anchorOf(root, to) ?? []))
  const end = () => {
    clearTimeout(timer)
    for (const target of targets) target.removeAttribute('data-changed')
  }
  for (const target of targets) target.setAttribute('data-changed', '')
  const timer = setTimeout(end, MARKED)
  return end
}

function cardOf({ face, count }: Flight): HTMLElement {
  const card = document.createElement('div')
  card.className = css.card!
  card.dataset.face = face
  if (face !== 'back') {
    card.append(iconOf(face))
    card.style.setProperty('--c', face === 'dev' ? 'var(--ink-3)' : `var(--res-${face})`)
  }
  if (count > 1) {
    const badge = document.createElement('b')
    badge.textContent = String(count)
    card.append(badge)
  }
  return card
}
