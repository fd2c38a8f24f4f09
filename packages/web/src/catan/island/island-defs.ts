import terrain from './terrain.svg?raw'

let isThere = false

/** The terrains, patterns and figures that all islands of a page refer to: put into it once, with the first island. */
export function ensureIslandDefs(): void {
  if (isThere || typeof document === 'undefined') return
  isThere = true
  const holder = document.createElement('div')
  // Not hidden: what is not laid out cannot be painted with.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  holder.innerHTML = terrain
  document.body.append(holder)
}
