import { expect, it } from 'vitest'
import { formatSteps, testCounts } from './test-report.mjs'

const ok = { name: 'types', passed: true, seconds: 1 }
const bad = { name: 'lint', passed: false, seconds: 2.25 }

it.each([
  ['all well', [ok, ok], ok, { numPassedTests: 10, numFailedTests: 0, success: true }, { passed: 12, failed: 0 }],
  [
    'a failed check',
    [ok, bad],
    ok,
    { numPassedTests: 10, numFailedTests: 0, success: true },
    { passed: 11, failed: 1 },
  ],
  ['failed tests', [ok], bad, { numPassedTests: 8, numFailedTests: 2, success: false }, { passed: 9, failed: 2 }],
  ['a broken test file', [ok], bad, { numPassedTests: 8, numFailedTests: 0, success: false }, { passed: 9, failed: 1 }],
  ['a crash without a report', [ok], bad, null, { passed: 1, failed: 1 }],
  ['a report that never came', [ok], ok, null, { passed: 1, failed: 1 }],
])('counts %s', (_, checks, tests, report, expected) => {
  expect(testCounts(checks, tests, report)).toEqual(expected)
})

it('lists the steps', () => {
  expect(formatSteps([ok, bad])).toBe('types  ok      1.0 s\nlint   FAILED  2.3 s')
})
