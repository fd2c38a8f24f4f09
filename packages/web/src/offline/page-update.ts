import { connection } from '../net/connection.ts'

/**
 * The page comes from the service worker's cache, so after an update of the server it would be the old one once more. It
 * looks for a new one whenever it comes back to the server or is too old for it, and reloads for it.
 */
export function followUpdates(): void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  // On a first visit the page is the newest there is.
  if (!workers?.controller) return
  workers.addEventListener('controllerchange', reloadWhenFree)
  connection.link.subscribe(({ status }, before) => {
    const isBack = status === 'live' && before.status === 'lost'
    if (isBack || status === 'outdated') void workers.getRegistration().then((found) => found?.update())
  })
}

/**
 * After an update of the server the parts of the old page are gone: the new page has its own. Where the server is away
 * or the page is no other, what is on the screen is all there is. `entry` is the page's own script.
 */
export function followMissingParts(entry: string): void {
  const { pathname } = new URL(entry)
  const isOutdated = async () => {
    const answer = await fetch('/', { cache: 'no-store' })
    return answer.ok && !(await answer.text()).includes(pathname)
  }
  addEventListener('vite:preloadError', () => {
    isOutdated().then(
      (isOld) => isOld && reloadWhenFree(),
      () => undefined,
    )
  })
}

/** The new page takes the place of this one: at once, or when the page is out of sight if somebody writes or chooses something. */
export function reloadWhenFree(): void {
  if (!isBusy()) location.reload()
  else addEventListener('visibilitychange', () => location.reload(), { once: true })
}

function isBusy(): boolean {
  return !document.hidden && document.querySelector('dialog[open], :is(input, textarea):focus') !== null
}
