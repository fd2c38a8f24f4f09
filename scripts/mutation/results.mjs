// What is known of the mutants of a file, kept between runs.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What one run is about: more than the environment of a process can hold, so that names the file. */
export const readRun = () => JSON.parse(readFileSync(process.env.SERAI_MUTATION, 'utf8'))

/** Where the results of a source file lie. */
const resultsPath = (folder, file) => join(folder, `${file.replaceAll('/', '+')}.json`)

/** `{ source, mutants }` of the file as it was when it was last tested, or null. */
export function readResults(folder, file) {
  try {
    return JSON.parse(readFileSync(resultsPath(folder, file), 'utf8'))
  } catch {
    return null
  }
}

export function writeResults(folder, file, results) {
  const path = resultsPath(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(results))
}

const FOUND = ['Killed', 'Timeout', 'RuntimeError']

/**
 * Whether what is known of a mutant still holds: one that was found stays so while the test that found it is the same, one that was
 * not while all tests are.
 * @param {{ files: Record<string, string>, all: string }} tests hashes of the test files, and of all of them together
 */
export function stillHolds(mutant, tests) {
  if (!mutant.status) return false
  if (!FOUND.includes(mutant.status)) return mutant.tests === tests.all
  return mutant.killedBy === undefined || mutant.killedBy.hash === tests.files[mutant.killedBy.file]
}

/** Whether all mutants of a file were tried, and their results hold. */
export function isKnown(source, known, tests) {
  return known?.source === hashOf(source) && known.mutants.every((mutant) => stillHolds(mutant, tests))
}

/** The text between two positions, lines from 1 and columns from 0. */
export function textBetween(source, start, end) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column)
  lines[0] = lines[0].slice(start.column)
  return lines.join('\n')
}

/** What names a mutant wherever its line has moved to: of some with the same text in a file, which one. */
const nameOf = ({ file, line, original, replacement, nth = 1 }) =>
  JSON.stringify([file, line, original, replacement, nth])

/** The mutants by their names. */
function named(mutants) {
  const byName = new Map()
  const inOrder = mutants.toSorted((a, b) => a.start.line - b.start.line || a.start.column - b.start.column)
  for (const mutant of inOrder) {
    let nth = 1
    while (byName.has(nameOf({ ...mutant, nth }))) nth++
    byName.set(nameOf({ ...mutant, nth }), mutant)
  }
  return byName
}

/** How many mutants of some files there are of each kind, which were not found, and what is wrong with the list of equivalent ones. */
export function tally(mutants, equivalent) {
  const listed = new Set(equivalent.map(nameOf))
  const counts = { mutants: mutants.length, killed: 0, timedOut: 0, survived: 0, notCovered: 0, listed: 0, waiting: 0 }
  const survivors = []
  const faults = []
  const byName = named(mutants)
  for (const [name, mutant] of byName) {
    const isListed = listed.has(name)
    const isFound = FOUND.includes(mutant.status)
    if (isListed && isFound) faults.push(`listed as equivalent, but a test finds it: ${formatMutant(mutant)}`)
    if (!mutant.status) counts.waiting++
    else if (mutant.status === 'Timeout') counts.timedOut++
    else if (isFound) counts.killed++
    else if (isListed) counts.listed++
    else {
      counts[mutant.status === 'NoCoverage' ? 'notCovered' : 'survived']++
      survivors.push(mutant)
    }
  }
  for (const entry of equivalent) {
    if (!byName.has(nameOf(entry))) faults.push(`listed as equivalent, but not there: ${formatMutant(entry)}`)
  }
  return { counts, survivors, faults }
}

/** Of the mutants that were tried and are not listed as equivalent, the share that was found; 0 of none. */
export function shareFound({ killed, timedOut, survived, notCovered }) {
  const found = killed + timedOut
  return found / Math.max(1, found + survived + notCovered)
}

const short = (text) => text.replace(/\s+/g, ' ').slice(0, 100)

export function formatMutant({ file, start, original, replacement }) {
  return `${file}${start ? `:${start.line}` : ''}  ${short(original)}  ->  ${short(replacement)}`
}
