import { TablePage } from '../table/lazy-table-page.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { loadGame } from './registry.ts'

/** What somebody will need next is there before they ask for it; the page itself comes first. */
export function fetchAhead(games: readonly string[]): () => void {
  return whenIdle(() => {
    // Without the server there is nothing to be had now; it is asked for again when it is needed.
    TablePage.fetch().catch(() => undefined)
    for (const game of games) loadGame(game)?.catch(() => undefined)
  })
}
