import { fileURLToPath } from 'node:url'
import { normalizePath, type Rolldown } from 'vite'
import { GAMES as NAMES } from '../../scripts/games.mjs'

const SOURCES = normalizePath(fileURLToPath(new URL('src/', import.meta.url)))

/** The page of a table, and for each game what its tables and the pages of its rules begin with. */
const TABLE = `${SOURCES}table/table-page.tsx`
const GAMES = NAMES.map((name) => ({
  name,
  part: `${SOURCES}${name}/screens.ts`,
  rules: `${SOURCES}${name}/rules/rules.tsx`,
}))

/** What tables and other pages share, in the order in which one builds on the other. */
const SHARED = ['table', ...GAMES.map(({ name }) => `${name}-board`), ...GAMES.map(({ name }) => name)]

/**
 * What is needed together is one file; left to itself the bundler makes one for each set of pages that share something,
 * a hundred for a table. What a single page needs stays with that page and comes when it is asked for.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // By what is used of a module: most of the engines, of which the first page uses a word or two, is not in it.
    { name: 'page', tags: ['$initial'], priority: SHARED.length },
    // With what its modules import; so what others build on comes before them.
    ...SHARED.map((shared, index) => ({
      debugName: shared,
      name: (id: string, graph: Rolldown.ChunkingContext) => (sharedPart(id, graph) === shared ? shared : null),
      priority: SHARED.length - 1 - index,
    })),
  ],
}

/** Null: it is no part of a table, or of nothing else. */
function sharedPart(id: string, graph: Rolldown.ChunkingContext): string | null {
  // Engines by their names: all of their modules come through one index, which does not tell who needs them.
  const engine = id.match(/\/packages\/(\w+)\/src\//)?.[1]
  if (engine === 'kernel') return 'table'
  if (engine !== undefined && NAMES.includes(engine)) return engine
  if (!id.startsWith(SOURCES)) return null
  const pages = pagesWith(id, graph)
  if (pages.size < 2) return null
  const games = GAMES.filter(({ part }) => pages.has(part))
  if (pages.has(TABLE) || games.length > 1) return 'table'
  const [game] = games
  if (!game) return null
  // The rules are told with drawings of a board, and with nothing else of a table.
  return pages.has(game.rules) ? `${game.name}-board` : game.name
}

/** Everything that is fetched by itself and brings a module with it. */
function pagesWith(id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const pages = new Set<string>()
  const seen = new Set<string>()
  const look = (at: string) => {
    const known = seen.has(at) ? null : graph.getModuleInfo(at)
    seen.add(at)
    if (!known) return
    if (known.isEntry || known.dynamicImporters.length > 0) pages.add(at)
    known.importers.forEach(look)
  }
  look(id)
  return pages
}
