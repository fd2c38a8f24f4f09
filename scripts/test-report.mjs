/** One per check, and the tests as vitest's JSON report counts them; a run that failed without a failed test counts as one failure. */
export function testCounts(checks, tests, report) {
  const passed = checks.filter((check) => check.passed).length + (report?.numPassedTests ?? 0)
  const failedChecks = checks.filter((check) => !check.passed).length
  const failedTests = report?.numFailedTests ?? 0
  // A file that cannot be loaded has no tests that could fail.
  const silent = failedTests === 0 && (!tests.passed || !report?.success) ? 1 : 0
  return { passed, failed: failedChecks + failedTests + silent }
}

export function formatSteps(steps) {
  const width = Math.max(...steps.map((step) => step.name.length))
  return steps
    .map(
      ({ name, passed, seconds }) => `${name.padEnd(width)}  ${passed ? 'ok    ' : 'FAILED'}  ${seconds.toFixed(1)} s`,
    )
    .join('\n')
}
