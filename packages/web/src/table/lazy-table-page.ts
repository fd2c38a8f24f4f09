import { loadGame } from '../games/registry.ts'
import { lazyComponent, whenIdle } from '../ui/lazy-component.tsx'

export const TablePage = lazyComponent(() => import('./table-page.tsx').then(({ TablePage }) => TablePage))

/** What somebody will need next is there before they ask for it; the page itself comes first. */
export function fetchAhead(games: readonly string[]): () => void {
  return whenIdle(() => {
    // Without the server there is nothing to be had now; it is asked for again when it is needed.
    TablePage.fetch().catch(() => undefined)
    for (const game of games) loadGame(game)?.catch(() => undefined)
  })
}
