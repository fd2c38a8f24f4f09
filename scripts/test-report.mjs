import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Where the report of a suite lies after a run, for whoever wants to know more of it. */
export const reportPath = (suite) => join(root, 'node_modules/.cache/serai', `${suite}.json`)

/** What vitest reported of a suite, or null. */
export function readReport(suite) {
  try {
    return JSON.parse(readFileSync(reportPath(suite), 'utf8'))
  } catch {
    return null
  }
}

/**
 * One per check, and of each suite of tests what vitest's JSON report counts; a suite that failed without a failed test
 * counts as one failure.
 */
export function testCounts(steps, reportOf) {
  let [passed, failed] = [0, 0]
  for (const step of steps) {
    if (!step.suite) {
      if (step.passed) passed++
      else failed++
      continue
    }
    const report = reportOf(step.suite)
    const failedTests = report?.numFailedTests ?? 0
    // A file that cannot be loaded has no tests that could fail.
    const silent = failedTests === 0 && (!step.passed || !report?.success) ? 1 : 0
    passed += report?.numPassedTests ?? 0
    failed += failedTests + silent
  }
  return { passed, failed }
}

export function formatSteps(steps) {
  const width = Math.max(...steps.map((step) => step.name.length))
  return steps
    .map(
      ({ name, passed, seconds }) => `${name.padEnd(width)}  ${passed ? 'ok    ' : 'FAILED'}  ${seconds.toFixed(1)} s`,
    )
    .join('\n')
}

/** The files of some reports that took longest, in seconds, with how many tests they have. */
export function slowestFiles(reports, most) {
  const files = reports.flatMap(({ testResults }) =>
    testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      name,
      seconds: (endTime - startTime) / 1000,
      tests: assertionResults.length,
    })),
  )
  return files.sort((a, b) => b.seconds - a.seconds).slice(0, most)
}
