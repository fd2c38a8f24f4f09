// Mutation tests: small changes are made to the rules, one at a time, and a test should fail for each. Results are kept, so that a run
// that is cut off continues where it was, and another only tries what changed. What is tried, and by which tests: mutation/subjects.mjs.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatMutant, hashOf, isKnown, readResults, shareFound, tally, writeResults } from './mutation/results.mjs'
import { SUBJECTS } from './mutation/subjects.mjs'
import { root, runBounded } from './run.mjs'

const CPU_MINUTES = 8 * 60
const GOAL = 0.8
const folder = join(root, 'node_modules/.cache/serai/mutation')
/** Of this process alone: two may be at work on different packages. */
const sandbox = `node_modules/.cache/serai/stryker-${process.pid}`
process.once('exit', () => rmSync(join(root, sandbox), { recursive: true, force: true }))

const usage = `usage: npm run mutation -- [package ...] [--budget MINUTES] [--concurrency N] [--report]

  packages: ${Object.keys(SUBJECTS).join(', ')}; without: all of them
  --budget       end after so many minutes; the next run continues. At most, and by default, 8 hours of CPU time
  --concurrency  mutants at a time; default: one less than there are cores
  --report       only say what is known from earlier runs`

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        budget: { type: 'string' },
        concurrency: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
        report: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const unknown = positionals.find((name) => !Object.hasOwn(SUBJECTS, name))
    if (unknown !== undefined) return { fault: `mutation: there is no package "${unknown}" to mutate` }
    const concurrency = Number(values.concurrency)
    const minutes = Number(values.budget ?? CPU_MINUTES / concurrency)
    if (!Number.isInteger(concurrency) || concurrency < 1)
      return { fault: 'mutation: --concurrency is a whole number from 1' }
    if (!(minutes > 0 && minutes * concurrency <= CPU_MINUTES))
      return {
        fault: `mutation: --budget is more than 0 and at most ${CPU_MINUTES / concurrency} minutes at this concurrency`,
      }
    const names = positionals.length > 0 ? positionals : Object.keys(SUBJECTS)
    return { names, concurrency, end: Date.now() + minutes * 60_000, report: values.report }
  } catch (error) {
    return { fault: `mutation: ${error.message}` }
  }
}

const wanted = readArguments()
if (wanted.fault) {
  console.error(`${wanted.fault}\n\n${usage}`)
  process.exit(2)
}

/** The files of a folder, or the one file, as paths from the root. */
function filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
  return names.map((name) => `${path}/${name.replaceAll('\\', '/')}`).sort()
}
const isTest = (file) => file.endsWith('.test.ts')
const read = (file) => readFileSync(join(root, file), 'utf8')

function subjectOf(name) {
  const { sources, tests, without, last } = SUBJECTS[name]
  const missing = [...sources, ...tests, ...Object.keys(without)].find((path) => !existsSync(join(root, path)))
  if (missing !== undefined) throw new Error(`mutation: ${missing} is gone: correct scripts/mutation/subjects.mjs`)
  const left = Object.keys(without)
  const testFiles = tests
    .flatMap(filesOf)
    .filter((file) => isTest(file) && !left.some((path) => file === path || file.startsWith(`${path}/`)))
  const hashes = Object.fromEntries(testFiles.map((file) => [file, hashOf(read(file))]))
  return {
    sources: Object.fromEntries(
      sources.flatMap(filesOf).flatMap((file) => (file.endsWith('.ts') && !isTest(file) ? [[file, read(file)]] : [])),
    ),
    tests: { files: hashes, all: hashOf(JSON.stringify(hashes)) },
    last,
  }
}

/** Tries what is not known yet; false when it could not. */
async function tryMutants({ sources, tests, last }) {
  // Mutants of what runs only while a module is loaded need all tests, each in modules of its own; they are left to a second run.
  for (const ignoreStatic of [true, false]) {
    const patterns = Object.keys(sources).filter((file) => !isKnown(sources[file], readResults(folder, file), tests))
    const left = wanted.end - Date.now()
    if (patterns.length === 0 || left <= 0) return true
    const run = { patterns, tests, sources, last, ignoreStatic, concurrency: wanted.concurrency, folder, sandbox }
    // Random walks are a tenth as long as in npm test: each mutant waits for them.
    const env = { SERAI_SOAK: '0.1', SERAI_MUTATION: join(root, sandbox, 'run.json') }
    mkdirSync(join(root, sandbox), { recursive: true })
    writeFileSync(env.SERAI_MUTATION, JSON.stringify(run))
    const code = await runBounded(process.execPath, [join(root, 'scripts/mutation/stryker.mjs')], env, left)
    if (code === null) return true
    if (code !== 0) return false
    // Nothing was heard of a file that has nothing to mutate.
    for (const file of patterns) {
      const source = hashOf(sources[file])
      if (readResults(folder, file)?.source !== source) writeResults(folder, file, { source, mutants: [] })
    }
  }
  return true
}

/** What is known of the mutants of a package, and how many of its files were never tried as they are. */
function knownOf({ sources }, equivalent) {
  const results = Object.entries(sources).map(([file, source]) => {
    const known = readResults(folder, file)
    return known?.source === hashOf(source) ? known : null
  })
  const mine = equivalent.filter(
    ({ file }) => Object.hasOwn(sources, file) && results[Object.keys(sources).indexOf(file)],
  )
  return {
    untried: results.filter((known) => known === null).length,
    ...tally(
      results.flatMap((known) => known?.mutants ?? []),
      mine,
    ),
  }
}

const rows = []
const survivors = []
let passed = true
for (const name of wanted.names) {
  const subject = subjectOf(name)
  if (!wanted.report) {
    console.log(`mutation: ${name}`)
    if (!(await tryMutants(subject))) passed = false
  }
  const {
    untried,
    counts,
    survivors: mine,
    faults,
  } = knownOf(subject, JSON.parse(read('scripts/mutation/equivalent.json')))
  const share = shareFound(counts)
  if (share < GOAL || counts.waiting > 0 || untried > 0 || faults.length > 0) passed = false
  for (const fault of faults) console.error(`mutation: ${fault}`)
  if (untried > 0) console.error(`mutation: ${untried} files of ${name} are still to be tried`)
  survivors.push(...mine)
  rows.push({
    package: name,
    mutants: counts.mutants,
    killed: counts.killed,
    'timed out': counts.timedOut,
    survived: counts.survived,
    'not covered': counts.notCovered,
    'listed as equivalent': counts.listed,
    'to be tried': counts.waiting,
    'found, %': (100 * share).toFixed(1),
  })
}

const list = join(folder, 'survivors.txt')
writeFileSync(
  list,
  survivors
    .map((mutant) => `${mutant.status === 'NoCoverage' ? 'not covered ' : ''}${formatMutant(mutant)}\n`)
    .join(''),
)
const titles = Object.keys(rows[0])
const line = (cells) => `| ${cells.join(' | ')} |`
console.log([line(titles), line(titles.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join('\n'))
console.log(`What no test found: ${list}`)
process.exitCode = passed ? 0 : 1
