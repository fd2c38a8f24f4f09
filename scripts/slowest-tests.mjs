// The test files that took longest in the last `npm test`.
import { relative } from 'node:path'
import { root } from './run.mjs'
import { readReport, slowestFiles } from './test-report.mjs'

const reports = ['unit', 'browser'].map(readReport).filter((report) => report !== null)
if (reports.length === 0) {
  console.error('There is no report of an earlier run: run npm test first.')
  process.exit(2)
}
for (const { name, seconds, tests } of slowestFiles(reports, 10)) {
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${String(tests).padStart(4)} tests  ${relative(root, name)}`)
}
