import { anchorOf, iconOf, middleOf } from './anchor.ts'
import css from './flight-layer.module.css'
import { FLIGHT, type Flight } from './flights.ts'

/** How long a changed value stays marked where nothing may move. */
const MARKED = 1200
const EASE = 'cubic-bezier(.2,.7,.2,1)'

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
