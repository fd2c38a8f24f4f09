import { makeWay } from './make-way.ts'

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
      (isOld) => isOld && makeWay(),
      () => undefined,
    )
  })
}
