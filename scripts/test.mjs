// Everything that must hold: types, lint, imports, tests. Every step runs, whatever the others say.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, runTool } from './run.mjs'
import { formatSteps, testCounts } from './test-report.mjs'

const report = join(mkdtempSync(join(tmpdir(), 'serai-test-')), 'vitest.json')
const folders = ['packages', 'scripts']

const steps = [
  { name: 'types', step: () => runTool('typescript/bin/tsc', ['-b']) },
  { name: 'types of the tests', step: () => runTool('typescript/bin/tsc', ['-p', 'tsconfig.tests.json']) },
  { name: 'format and lint', step: () => runTool('@biomejs/biome/bin/biome', ['ci', '.']) },
  { name: 'type-aware lint', step: () => runTool('oxlint/bin/oxlint', ['--type-aware', ...folders]) },
  { name: 'imports', step: () => run(process.execPath, ['scripts/check-imports.mjs']) },
  {
    name: 'tests',
    step: () =>
      runTool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`]),
  },
]

const done = steps.map(({ name, step }) => {
  console.log(`\n== ${name}`)
  const started = performance.now()
  const code = step()
  return { name, passed: code === 0, seconds: (performance.now() - started) / 1000 }
})

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return null
  } finally {
    rmSync(join(report, '..'), { recursive: true, force: true })
  }
}

const tests = done.pop()
const counts = testCounts(done, tests, readReport())
console.log(`\n${formatSteps([...done, tests])}\n\n${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 ? 0 : 1
