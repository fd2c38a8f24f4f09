// Refuses an import that points up the house, into another package's files, or out of the browser.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importFault, importsOf, isTest } from './import-rules.mjs'
import { referenceFaults } from './references.mjs'
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
const dependencies = new Map()

/** What a package uses is said in its package.json: everywhere else it would be missing. */
function isDependency(path, specifier) {
  const [, name] = path.split('/')
  if (!dependencies.has(name)) {
    const { dependencies: own = {} } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
    dependencies.set(name, own)
  }
  return specifier.split('/').slice(0, 2).join('/') in dependencies.get(name)
}

for (const path of files.filter((one) => one.includes('/src/') && !isTest(one))) {
  for (const specifier of importsOf(readFileSync(join(root, path), 'utf8'))) {
    if (!specifier.startsWith('@serai/') || isDependency(path, specifier)) continue
    faults.push(`${path}: "${specifier}" is missing in the dependencies of its package.json`)
  }
}
faults.push(...referenceFaults(root))
for (const fault of faults) console.error(fault)
console.log(`${files.length} files, ${faults.length} wrong imports`)
process.exit(faults.length === 0 ? 0 : 1)
