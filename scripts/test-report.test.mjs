import { expect, it } from 'vitest'
import { formatSteps, slowestFiles, testCounts } from './test-report.mjs'

const ok = { name: 'types', passed: true, seconds: 1 }
const bad = { name: 'lint', passed: false, seconds: 2.25 }

const suite = (passed) => ({ name: 'tests', suite: 'unit', passed, seconds: 1 })
const report = (numPassedTests, numFailedTests, success) => ({ numPassedTests, numFailedTests, success })

it.each([
  ['all well', [ok, ok, suite(true)], report(10, 0, true), { passed: 12, failed: 0 }],
  ['a failed check', [ok, bad, suite(true)], report(10, 0, true), { passed: 11, failed: 1 }],
  ['failed tests', [ok, suite(false)], report(8, 2, false), { passed: 9, failed: 2 }],
  ['a broken test file', [ok, suite(false)], report(8, 0, false), { passed: 9, failed: 1 }],
  ['a crash without a report', [ok, suite(false)], null, { passed: 1, failed: 1 }],
  ['a report that never came', [ok, suite(true)], null, { passed: 1, failed: 1 }],
  ['two suites', [suite(true), suite(true)], report(3, 0, true), { passed: 6, failed: 0 }],
])('counts %s', (_, steps, found, expected) => {
  expect(testCounts(steps, () => found)).toEqual(expected)
})

it('lists the steps', () => {
  expect(formatSteps([ok, bad])).toBe('types  ok      1.0 s\nlint   FAILED  2.3 s')
})

it('finds the files that took longest, in whichever suite they are', () => {
  const file = (name, startTime, endTime) => ({ name, startTime, endTime, assertionResults: [{}, {}] })
  const reports = [{ testResults: [file('a', 0, 1000), file('b', 500, 4000)] }, { testResults: [file('c', 0, 2000)] }]
  expect(slowestFiles(reports, 2)).toEqual([
    { name: 'b', seconds: 3.5, tests: 2 },
    { name: 'c', seconds: 2, tests: 2 },
  ])
})
