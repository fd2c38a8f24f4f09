import { builtinModules } from 'node:module'
import { GAMES } from './games.mjs'

const RULES = ['kernel', ...GAMES]

/** Which packages of Serai each package may import. Imports point one way. */
export const ALLOWED = {
  kernel: [],
  ...Object.fromEntries(GAMES.map((game) => [game, ['kernel']])),
  bots: RULES,
  lab: [...RULES, 'bots'],
  protocol: ['kernel'],
  tables: [...RULES, 'bots', 'lab', 'protocol'],
  cli: [...RULES, 'bots', 'lab', 'protocol', 'tables', 'server'],
  server: [...RULES, 'bots', 'lab', 'protocol', 'tables'],
  web: [...RULES, 'bots', 'lab', 'protocol', 'tables'],
  'test-kit': [...RULES, 'bots', 'lab', 'protocol', 'tables'],
}

/** These run unchanged in Node, in a worker and in the browser. */
const EVERYWHERE = new Set([...RULES, 'bots', 'lab', 'protocol', 'tables'])
/** These stand alone. */
const WITHOUT_DEPENDENCIES = new Set(RULES)

/** The memory of a state is private to the engine; only these read it directly, because they are hot or test it. */
const ENGINES = new Set(GAMES)
const HOT_LAB = ['analysis', 'draft', 'fairness', 'generate'].map((folder) => `packages/lab/src/board/${folder}/`)
const RAW_READERS = ['packages/bots/', 'packages/test-kit/', ...HOT_LAB]

/** The test kit's other entries: positions for tests with a DOM, without databases and laws; tables with people and bots at them. */
const KIT_ENTRIES = new Set(['@serai/test-kit/positions', '@serai/test-kit/tables'])

const BUILT_IN = new Set(builtinModules)

export function isTest(path) {
  return /\.(test|soak)\.[cm]?tsx?$/.test(path) || /\/(examples|test|tests)\//.test(path)
}

/** Every module that a source names: import, export from, import(), require(). */
export function importsOf(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const found = code.matchAll(
    /(?:^|[\s;}])(?:import|export)\s+(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => match[1] ?? match[2])
}

/** Why `path` (`packages/<name>/…`) may not import `specifier`; null when it may. */
export function importFault(path, specifier) {
  const [, from] = path.split('/')
  const test = isTest(path)
  if (specifier.startsWith('.')) return relativeFault(path, specifier)
  if (specifier.startsWith('@serai/')) {
    const [, to, ...deep] = specifier.split('/')
    if (deep.join('/') === 'raw' && ENGINES.has(to)) return rawFault(path, from, to, test)
    if (KIT_ENTRIES.has(specifier)) return test ? null : 'uses the test kit outside a test'
    if (deep.length > 0) return `reaches into ${to}: import "@serai/${to}"`
    if (to === from) return test ? null : 'imports its own package by name'
    if (to === 'test-kit') return test ? null : 'uses the test kit outside a test'
    if (!Object.hasOwn(ALLOWED, from)) return `package ${from} has no place in scripts/import-rules.mjs`
    return ALLOWED[from].includes(to)
      ? null
      : `imports upward: ${from} may use ${ALLOWED[from].join(', ') || 'nothing'}`
  }
  if (test) return null
  if (specifier.startsWith('node:') || BUILT_IN.has(specifier.split('/')[0])) {
    return EVERYWHERE.has(from) ? `uses Node's ${specifier}, but ${from} also runs in the browser` : null
  }
  return WITHOUT_DEPENDENCIES.has(from) ? `depends on ${specifier}, but ${from} has no dependencies` : null
}

function rawFault(path, from, to, test) {
  if (from === to ? test : RAW_READERS.some((folder) => path.startsWith(folder))) return null
  return `reads the memory of ${to}: ask the questions of "@serai/${to}"`
}

function relativeFault(path, specifier) {
  const parts = path.split('/').slice(0, -1)
  for (const step of specifier.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  const [home, name] = path.split('/')
  // How a package is built and tested may ask what the whole repository is built with.
  if (parts[0] === 'scripts' && !path.includes('/src/')) return null
  return parts[0] === home && parts[1] === name ? null : 'leaves its package by a relative path'
}
