// Refuses phrases that people of the field would not say, wherever people read: the page, the command line, the docs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannedIn, quotedIn } from './banned-phrases.mjs'
import { root } from './run.mjs'

/** Where texts stand in quotes among code. */
const SPOKEN = [/^packages\/web\/src\/(.+\/)?text\//, /^packages\/(cli|server)\/src\//, /^packages\/protocol\/src\/refusal-texts/]
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.git'])

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesIn(path)
    return [path]
  })
}

const isOwn = (path) => !path.startsWith('.') && !path.startsWith('packages/narde/fixtures/')

/** The words themselves stand on the page that explains them. */
const isDoc = (path) => path.endsWith('.md') && path !== 'docs/words.md'
const isSpoken = (path) =>
  /\.tsx?$/.test(path) && !/\.(test|soak)\.tsx?$/.test(path) && SPOKEN.some((place) => place.test(path))

const faults = filesIn('').flatMap((path) => {
  if (!isOwn(path) || (!isDoc(path) && !isSpoken(path))) return []
  const source = readFileSync(join(root, path), 'utf8')
  const texts = isDoc(path) ? [{ text: source, line: 1 }] : quotedIn(source)
  return texts.flatMap(({ text, line }) => bannedIn(text, line).map((fault) => `${path}:${fault}`))
})
if (faults.length > 0) console.error(`${faults.join('\n')}\n\nWords that are said instead: docs/words.md`)
process.exitCode = faults.length > 0 ? 1 : 0
