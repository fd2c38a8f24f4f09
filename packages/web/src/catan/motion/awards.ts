import type { CatanEvent } from '@serai/catan'
import { eventsOfKind } from '../moment-events.ts'
import css from './flight-layer.module.css'
import { anchorOf, iconOf, middleOf } from './flights.ts'

/** An award that goes from one player to another. */
export interface Handover {
  readonly icon: 'road' | 'knight'
  /** Names of anchors, the best first: what is not on the page is passed over. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** Whose panels show it; null: nobody's. */
  readonly loser: readonly string[] | null
  readonly winner: readonly string[] | null
}

/** Where an award lies while nobody has it. */
const NOBODYS = ['island']

/** Long enough to be read: an award changes who leads. */
const WAY = 1100
/** What was paid for it flies first. */
const AFTER_COST = 260
/** How long the panels of the two stay marked. */
const MARKED = 2400

/** `me`: my seat, or null when I watch. */
export function handoversOf(events: readonly CatanEvent[], me: number | null): Handover[] {
  return eventsOfKind(events, 'award').map(({ award, from, to }) => {
    const icon = award === 'longestRoad' ? 'road' : 'knight'
    // Where there is no room for my card, my points stand for it.
    const well = (seat: number) => [`${icon}-${seat}`, ...(seat === me ? ['points'] : [`seat-${seat}`])]
    const panel = (seat: number | null) => (seat === null ? null : [`seat-${seat}`, ...(seat === me ? ['points'] : [])])
    return {
      icon,
      from: from === null ? NOBODYS : well(from),
      to: to === null ? NOBODYS : well(to),
      loser: panel(from),
      winner: panel(to),
    }
  })
}

/** Takes the award from one player to the other and marks both; without motion it only marks. The answer ends it. */
export function honour(handovers: readonly Handover[], root: Element, layer: Element, isMoving: boolean): () => void {
  const ends = handovers.flatMap((handover) => [
    mark(root, handover.winner, 'won'),
    mark(root, handover.loser, 'lost'),
    isMoving ? carry(handover, root, layer) : () => undefined,
  ])
  return () => {
    for (const end of ends) end()
  }
}

function carry({ icon, from, to }: Handover, root: Element, layer: Element): () => void {
  const start = middleOf(anchorOf(root, from))
  const end = middleOf(anchorOf(root, to))
  if (!start || !end) return () => undefined
  const medal = document.createElement('div')
  medal.className = css.medal!
  medal.dataset.award = icon
  medal.append(iconOf(icon))
  layer.append(medal)
  const at = ({ x, y }: { x: number; y: number }, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
  const flight = medal.animate(
    [
      { transform: at(start, 0.5), opacity: 0 },
      { transform: at(start, 1.25), opacity: 1, offset: 0.25 },
      { transform: at(start, 1.25), opacity: 1, offset: 0.4 },
      { transform: at(end, 1), opacity: 1, offset: 0.9 },
      { transform: at(end, 0.5), opacity: 0 },
    ],
    { duration: WAY, delay: AFTER_COST, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' },
  )
  flight.onfinish = () => medal.remove()
  return () => {
    flight.cancel()
    medal.remove()
  }
}

function mark(root: Element, names: readonly string[] | null, how: 'won' | 'lost'): () => void {
  const panel = names && anchorOf(root, names)
  if (!panel) return () => undefined
  panel.setAttribute('data-award', how)
  const end = () => {
    clearTimeout(timer)
    panel.removeAttribute('data-award')
  }
  const timer = setTimeout(end, MARKED)
  return end
}
