// Which files a browser asks for until a page can be used, on a first visit and without anything kept from before.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '../../../scripts/games.mjs'

const dist = join(import.meta.dirname, '../dist')
const ENGLISH = 'src/text/en/index.ts'
const TABLE = 'src/table/table-page.tsx'

/** What the page fetches beyond what its HTML names, by the names of the sources. */
export const PAGES = {
  // With both boards as pictures; miniatures of running games bring their engines.
  'first page': [ENGLISH, ...GAMES.map(pictureOf)],
  ...Object.fromEntries(GAMES.map((game) => [tableOf(game), [ENGLISH, TABLE, `src/${game}/screens.ts`]])),
}

/** The page of a table, in words. */
export function tableOf(game) {
  return `${game[0].toUpperCase()}${game.slice(1)} table`
}

/** The picture that stands for the game, which its entry names. */
function pictureOf(game) {
  const folder = join(import.meta.dirname, '../src', game)
  const [, file] = readFileSync(join(folder, 'entry.ts'), 'utf8').match(/import picture from '\.\/(.+\.svg)'/)
  return `src/${game}/${file}`
}

/**
 * All of them, each of which is a request: the HTML, everything that it names (scripts, styles, the script that registers
 * the service worker, icon and manifest) and everything that is fetched then. Not counted: what is no file, which is the
 * API and its socket; what only a home screen asks for; and what comes when the page is idle, which is the parts that
 * somebody may need next and whatever the service worker keeps for later.
 */
export function pageFiles(page) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+)"/g)]
  const inHtml = named.filter(([tag]) => !tag.includes('apple-touch-icon')).map(([, file]) => file)
  const files = new Set(['index.html', ...inHtml])
  const take = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the build`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) take(imported)
  }
  for (const key of PAGES[page]) take(key)
  return [...files]
}

/** As it is sent: packed where it is packed. */
export function packedSize(file) {
  return readFileSync(join(dist, `${file}.gz`)).length
}
