// Builds the web client when what it is made of has changed, and packs its files for browsers that take them packed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { GAMES } from './games.mjs'
import { root, runTool } from './run.mjs'

const dist = join(root, 'packages/web/dist')
const mark = join(dist, '.sources')
const PARTS = ['kernel', ...GAMES, 'bots', 'lab', 'protocol', 'tables'].map((name) => `packages/${name}/src`)
const WEB = ['src', 'public', 'index.html', 'vite.config.ts', 'chunks.ts', 'package.json'].map(
  (name) => `packages/web/${name}`,
)
const PACKED = /\.(js|css|html|svg|json|webmanifest)$/

function filesOf(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  const found = readdirSync(full, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** By content: file times lie after a checkout. */
function sourcesHash() {
  const hash = createHash('sha256')
  const files = [...PARTS, ...WEB].flatMap((path) => (/\.\w+$/.test(path) ? [join(root, path)] : filesOf(path)))
  for (const file of [...files, join(root, 'package-lock.json')].sort()) {
    if (/\.test\.\w+$/.test(file)) continue
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function pack() {
  for (const file of filesOf('packages/web/dist').filter((name) => PACKED.test(name))) {
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  }
}

/** The exit code. */
export function buildWeb() {
  const hash = sourcesHash()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return 0
  console.error('Building the web client …')
  const code = runTool('vite/bin/vite.js', ['build', 'packages/web', '--logLevel', 'warn', '--emptyOutDir'])
  if (code !== 0) return code
  pack()
  writeFileSync(mark, hash)
  return 0
}

if (process.argv[1] === import.meta.filename) process.exit(buildWeb())
