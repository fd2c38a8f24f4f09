// Stryker's plugin that keeps every result as it comes, so that a run can be cut off at any time.

import { relative } from 'node:path'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { hashOf, readResults, readRun, stillHolds, textBetween, writeResults } from './results.mjs'

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
    for (const plan of mutantPlans) {
      const { file, mutant } = named(plan.mutant, inPlan)
      const { mutants } = resultsOf(file)
      const known = mutants.find((other) => keyOf(other) === keyOf(mutant))
      if (!known) mutants.push(mutant)
      // Stryker leaves out ranges, not single mutants: here it is told that this one needs no test.
      else if (stillHolds(known, tests)) Object.assign(plan, { plan: 'EarlyResult' }).mutant.status = 'Ignored'
      else Object.assign(known, { status: undefined, killedBy: undefined })
      // An endless loop ends when a mutant was reached ten times as often as in all tests without it. Stryker waits for a hundred.
      if (plan.runOptions?.hitLimit) plan.runOptions.hitLimit /= 10
    }
    all = mutantPlans.filter(({ plan }) => plan === 'Run').length
    for (const [file, results] of kept) writeResults(folder, file, results)
  },
  onMutantTested(tested) {
    if (tested.status === 'Ignored') return
    const { file, mutant } = named(tested, inResult)
    const results = resultsOf(file)
    const known = results.mutants.find((other) => keyOf(other) === keyOf(mutant))
    Object.assign(known, resultOf(tested))
    writeResults(folder, file, results)
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

/** A mutant as it is kept, and the file it is of. */
function named({ fileName, location, replacement, mutatorName }, positionOf) {
  const file = relative(process.cwd(), fileName).replaceAll('\\', '/')
  const [start, end] = [positionOf(location.start), positionOf(location.end)]
  const original = textBetween(sources[file], start, end)
  const line = sources[file].split('\n')[start.line - 1].trim()
  return { file, mutant: { file, start, end, line, original, replacement, mutator: mutatorName } }
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Reporter, 'keep', reporter)]
