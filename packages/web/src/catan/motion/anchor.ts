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
