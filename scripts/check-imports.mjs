// Refuses an import that points up the house, into another package's files, or out of the browser.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importFault, importsOf } from './import-rules.mjs'
import { root } from './run.mjs'

const SKIPPED = new Set(['dist', 'node_modules', 'coverage'])

function sources(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sources(path)
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : []
  })
}

const files = existsSync(join(root, 'packages')) ? sources('packages') : []
const faults = files.flatMap((path) =>
  importsOf(readFileSync(join(root, path), 'utf8')).flatMap((specifier) => {
    const fault = importFault(path, specifier)
    return fault ? [`${path}: "${specifier}" ${fault}`] : []
  }),
)
for (const fault of faults) console.error(fault)
console.log(`${files.length} files, ${faults.length} wrong imports`)
process.exit(faults.length === 0 ? 0 : 1)
