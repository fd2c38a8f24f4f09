import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds that keeps somebody from using the page. In the page itself: it has no frames, and a second page to
 * gather their findings in would take as long as the search.
 */
export async function seriousFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Text that is wider than its box or leaves the screen, and a page that scrolls sideways. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(findCutOff)
}

/** Runs in the page. */
function findCutOff(): string[] {
  const width = document.documentElement.clientWidth
  const all = document.documentElement.scrollWidth
  const found = all > width ? [`the page is ${all} wide`] : []
  const open = document.querySelector('dialog[open]') ?? document.body
  const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    // What is drawn in a picture has no box.
    if (!element || element.closest('svg') || !texts.currentNode.textContent?.trim()) continue
    if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    const fault = faultOf(element, left, right, top, bottom)
    if (fault) found.push(`${element.localName} "${texts.currentNode.textContent.trim().slice(0, 40)}" ${fault}`)
  }
  return found

  function faultOf(element: Element, left: number, right: number, top: number, bottom: number): string | null {
    for (let box: Element | null = element; box && box !== open; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = box.getBoundingClientRect()
      // Only for those who listen.
      if (edge.width <= 1 || edge.height <= 1) return null
      const [isWide, isHigh] = [overflowX, overflowY].map((overflow) => /auto|scroll/.test(overflow))
      if (!isWide && (left < edge.left - 1 || right > edge.right + 1)) return 'is cut off at the side'
      if (!isHigh && (top < edge.top - 2 || bottom > edge.bottom + 2)) return 'is cut off above or below'
      // More than a list shows is reached by scrolling it.
      if (isWide && box.scrollWidth > box.clientWidth) return null
      if (isHigh && box.scrollHeight > box.clientHeight) return null
    }
    return left < -1 || right > width + 1 ? 'leaves the screen' : null
  }
}
