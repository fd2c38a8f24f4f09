import { useEffect, useRef } from 'react'
import type { Moment } from '../../table/history.ts'

/** More at once is a page that catches up, not something to look at. */
const MOST_MOMENTS = 8
/** So many milliseconds later than the quickest of them, news are old. */
const STALE = 3000

/** Tells new moments from those that a page has missed; their times may be by another clock. */
export class Watcher {
  #seen: number
  #quickest = Number.POSITIVE_INFINITY

  constructor(moments: readonly Moment[]) {
    this.#seen = moments.at(-1)?.entry.seq ?? 0
  }

  /** What has just happened, in its order; nothing after a gap. */
  fresh(moments: readonly Moment[], now: number): readonly Moment[] {
    const first = moments.findLastIndex(({ entry }) => entry.seq <= this.#seen) + 1
    const fresh = moments.slice(first)
    const [oldest, newest] = [fresh[0], fresh.at(-1)]
    if (!oldest || !newest) return []
    this.#seen = newest.entry.seq
    this.#quickest = Math.min(this.#quickest, now - newest.entry.at)
    const isLate = now - oldest.entry.at > this.#quickest + STALE
    return isLate || fresh.length > MOST_MOMENTS ? [] : fresh
  }
}

/** `show` gets what happens while the table is looked at, and nothing of what happened before. */
export function useFresh(moments: readonly Moment[], show: (fresh: readonly Moment[]) => void): void {
  const watcher = useRef<Watcher>(null)
  watcher.current ??= new Watcher(moments)
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    const fresh = watcher.current?.fresh(moments, Date.now()) ?? []
    if (fresh.length > 0) latest.current(fresh)
  }, [moments])
}
