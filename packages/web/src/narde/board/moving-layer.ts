/** Where a drawing lies on the board, in the board's units. */
export interface Placement {
  readonly x: number
  readonly y: number
  /** In degrees. */
  readonly turn: number
  readonly scale: number
}

/** A copy of a drawing of the board, in a layer above it. */
export interface MovingLayer {
  /** It lies where the drawing lies, upright, with its middle as the origin of every transform. */
  readonly element: HTMLElement
  /** Pixels for each unit of the board. */
  readonly scale: number
}

/** How a board lies on its stage. */
interface Fit {
  readonly left: number
  readonly top: number
  readonly scale: number
}

/**
 * A drawing that is to move gets a layer of its own: the browser then moves it without drawing anything again, while
 * what moves inside an SVG is styled, laid out and painted anew for every frame. `reach`: the units that the drawing
 * needs around its origin, before it is scaled.
 */
export function movingLayer(drawing: SVGElement, at: Placement, reach: number): MovingLayer {
  const stage = drawing.closest('div')!
  const { left, top, scale } = fitOf(stage)
  const half = reach * at.scale * scale
  const element = document.createElement('div')
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  copy.setAttribute('viewBox', `${-reach} ${-reach} ${2 * reach} ${2 * reach}`)
  copy.setAttribute('aria-hidden', 'true')
  copy.append(...[...drawing.children].map((child) => child.cloneNode(true)))
  Object.assign(element.style, {
    position: 'absolute',
    pointerEvents: 'none',
    willChange: 'transform',
    left: `${left + at.x * scale - half}px`,
    top: `${top + at.y * scale - half}px`,
    width: `${2 * half}px`,
    height: `${2 * half}px`,
  })
  element.append(copy)
  stage.append(element)
  return { element, scale }
}

interface Motion {
  readonly ms: number
  readonly easing: string
  /**
   * How long the layer stays after it has arrived, if nothing comes before: to take it away has the browser paint the
   * board once more, which the next change does anyway.
   */
  readonly restMs: number
}

/** Moves the layer, in whose place nothing is seen of `instead`; ends at once when called. */
export function moveLayer(
  { element }: MovingLayer,
  frames: Keyframe[],
  { ms, easing, restMs }: Motion,
  instead: SVGElement | null,
): () => void {
  if (instead) instead.style.visibility = 'hidden'
  element.animate(frames, { duration: ms, easing, fill: 'forwards' })
  const end = () => {
    clearTimeout(timer)
    element.remove()
    if (instead) instead.style.visibility = ''
  }
  const timer = setTimeout(end, ms + restMs)
  return end
}

const fits = new WeakMap<Element, Fit>()
let sizes: ResizeObserver | undefined

/** Measured once for each size: whoever measures makes the browser lay out the page at once. */
function fitOf(stage: HTMLElement): Fit {
  const known = fits.get(stage)
  if (known) return known
  const board = stage.querySelector<SVGSVGElement>('svg[role=group]')!
  const corner = stage.getBoundingClientRect()
  const { a, e, f } = board.getScreenCTM()!
  const fit = { left: e - corner.left, top: f - corner.top, scale: a }
  fits.set(stage, fit)
  sizes ??= new ResizeObserver((changes) => {
    for (const { target } of changes) fits.delete(target)
  })
  sizes.observe(stage)
  return fit
}
