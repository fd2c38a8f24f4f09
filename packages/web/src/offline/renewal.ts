import { connection } from '../net/connection.ts'
import { makeWay } from './make-way.ts'

/**
 * The page comes from the browser's own store, so after an update of the server it would be the old one once more. It
 * looks for a new one whenever it comes back to the server or is too old for it, and makes way for it.
 */
export function followUpdates(): void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  // On a first visit the page is the newest there is.
  if (!workers?.controller) return
  workers.addEventListener('controllerchange', makeWay)
  connection.link.subscribe(({ status }, before) => {
    const isBack = status === 'live' && before.status === 'lost'
    if (isBack || status === 'outdated') void workers.getRegistration().then((found) => found?.update())
  })
}
