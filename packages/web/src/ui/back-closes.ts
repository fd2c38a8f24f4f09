/**
 * The way back closes what lies over the page before it leaves the page: an entry of the history stands for everything
 * that is open, however much it is.
 */
const OPEN = 'serai.open'

/** How each that is open is closed; the uppermost is the last. */
const open: (() => void)[] = []
/** We are on the way back ourselves. */
let isLeaving = false
let isListening = false

/** To be undone when it is closed, in whatever way. */
export function closeOnBack(close: () => void): () => void {
  if (!isListening) window.addEventListener('popstate', (event) => arrive(event.state))
  isListening = true
  open.push(close)
  enter()
  return () => {
    open.splice(open.indexOf(close), 1)
    // Another one may open in its place, and whoever closed it may go to another page.
    setTimeout(leave)
  }
}

function enter(): void {
  if (!isLeaving && open.length > 0 && !isOurs(history.state)) history.pushState({ [OPEN]: true }, '')
}

function leave(): void {
  if (isLeaving || open.length > 0 || !isOurs(history.state)) return
  isLeaving = true
  history.back()
}

function arrive(state: unknown): void {
  const isOwnWay = isLeaving
  isLeaving = false
  // What our entry stood for is closed: it was left for another page, and is gone past.
  if (isOurs(state)) leave()
  else if (!isOwnWay) open.at(-1)?.()
  // Something is still open, or has been opened meanwhile.
  setTimeout(enter)
}

function isOurs(state: unknown): boolean {
  return typeof state === 'object' && state !== null && OPEN in state
}
