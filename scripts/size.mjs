// What a browser loads for a page, packed: `npm run size` prints it and fails above the budget.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const dist = join(root, 'packages/web/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

const SHELL = ['index.html', 'src/text/en/index.ts']
// With both boards as pictures; miniatures of running games bring their engines.
const HOME = [...SHELL, 'src/catan/island/island-picture.tsx', 'src/narde/narde-picture.tsx']
const TABLE = [...SHELL, 'src/table/table-page.tsx']
const PAGES = [
  { name: 'first page', kind: /\.js$/, roots: HOME, budget: 150_000 },
  { name: 'Catan table', kind: /\.(js|css|html)$/, roots: [...TABLE, 'src/catan/part.ts'], budget: 250_000 },
  {
    name: 'Narde table',
    kind: /\.(js|css|html)$/,
    roots: [...TABLE, 'src/narde/part.ts'],
    budget: 250_000,
  },
]

/** The files of a module and of everything that it imports at once. */
function filesOf(key, seen) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the build`)
  if (seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((name) => filesOf(name, seen))]
}

let isOver = false
for (const { name, kind, roots, budget } of PAGES) {
  const seen = new Set()
  const files = [...new Set(['index.html', ...roots.flatMap((key) => filesOf(key, seen))])].filter((file) =>
    kind.test(file),
  )
  const bytes = files.reduce((sum, file) => sum + readFileSync(join(dist, `${file}.gz`)).length, 0)
  const verdict = bytes <= budget ? 'ok' : 'TOO LARGE'
  isOver ||= bytes > budget
  console.log(
    `${name.padEnd(12)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${budget / 1000} kB (gzip, ${files.length} files)  ${verdict}`,
  )
}
process.exitCode = isOver ? 1 : 0
