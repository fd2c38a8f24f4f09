// Stryker's plugin that keeps every result as it comes, so that a run can be cut off at any time.

import { relative } from 'node:path'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { hashOf, readResults, readRun, textBetween, writeResults } from './results.mjs'

const { folder, tests, sources } = readRun()
const kept = new Map()
let [done, all] = [0, 0]

/** Lines from 1 and columns from 0, as Stryker's patterns have them. Its plans count both from 0, its results from 1. */
const inPlan = ({ line, column }) => ({ line: line + 1, column })
const inResult = ({ line, column }) => ({ line, column: column - 1 })
const keyOf = ({ start, end, replacement }) => JSON.stringify([start, end, replacement])

function resultsOf(file) {
  if (!kept.has(file)) {
    const source = hashOf(sources[file])
    const known = readResults(folder, file)
    kept.set(file, known?.source === source ? known : { source, mutants: [] })
  }
  return kept.get(file)
}

const reporter = {
  onMutationTestingPlanReady({ mutantPlans }) {
    all = mutantPlans.length
    for (const { mutant } of mutantPlans) keep(mutant, inPlan, {})
    for (const [file, results] of kept) writeResults(folder, file, results)
  },
  onMutantTested(mutant) {
    if (mutant.status === 'Ignored') return
    const file = keep(mutant, inResult, resultOf(mutant))
    writeResults(folder, file, kept.get(file))
    if (++done % 20 === 0) console.log(`${done} of ${all}`)
  },
}

function resultOf({ status, killedBy: [test] = [] }) {
  const file = test?.split('#')[0]
  return {
    status,
    tests: tests.all,
    ...(file !== undefined && { killedBy: { test: test.slice(file.length + 1), file, hash: tests.files[file] } }),
  }
}

/** Puts what is known of a mutant into the results of its file, whose name it returns. */
function keep({ fileName, location, replacement, mutatorName }, positionOf, result) {
  const file = relative(process.cwd(), fileName).replaceAll('\\', '/')
  const [start, end] = [positionOf(location.start), positionOf(location.end)]
  const original = textBetween(sources[file], start, end)
  const line = sources[file].split('\n')[start.line - 1].trim()
  const mutant = { file, start, end, line, original, replacement, mutator: mutatorName, ...result }
  const { mutants } = resultsOf(file)
  const place = mutants.findIndex((other) => keyOf(other) === keyOf(mutant))
  if (place < 0) mutants.push(mutant)
  else mutants[place] = mutant
  return file
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Reporter, 'keep', reporter)]
