// Everything that must hold: types, lint, imports, tests. Every step runs, whatever the others say.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { run, runTool } from './run.mjs'
import { formatSteps, testCounts } from './test-report.mjs'

/** Whatever the tests write goes here, and with it when they are done. */
const folder = mkdtempSync(join(tmpdir(), 'serai-test-'))
// The tests' PostgreSQL does not run as root, and has its files here too.
chmodSync(folder, 0o755)
const findings = join(folder, 'findings')
writeFileSync(findings, '')
const vitest = (name, ...args) => {
  const report = ['--reporter=json', `--outputFile=${join(folder, `${name}.json`)}`]
  return runTool(
    'vitest/vitest.mjs',
    ['run', ...args, '--reporter=default', ...report, '--reporter=./scripts/findings.mjs'],
    { TMPDIR: folder, TMP: folder, TEMP: folder, SERAI_FINDINGS: findings },
  )
}
const folders = ['packages', 'scripts']

const steps = [
  { name: 'types', step: () => runTool('typescript/bin/tsc', ['-b']) },
  { name: 'types of the web client', step: () => runTool('typescript/bin/tsc', ['-p', 'packages/web']) },
  { name: 'types of the tests', step: () => runTool('typescript/bin/tsc', ['-p', 'tsconfig.tests.json']) },
  { name: 'format and lint', step: () => runTool('@biomejs/biome/bin/biome', ['ci', '.']) },
  { name: 'type-aware lint', step: () => runTool('oxlint/bin/oxlint', ['--type-aware', ...folders]) },
  { name: 'imports', step: () => run(process.execPath, ['scripts/check-imports.mjs']) },
  { name: 'web client', step: () => buildWeb() },
  { name: 'sizes', step: () => run(process.execPath, ['scripts/size.mjs']) },
  { name: 'tests', suite: 'unit', step: () => vitest('unit') },
  { name: 'browser tests', suite: 'browser', step: () => vitest('browser', '--config', 'vitest.browser.config.ts') },
]

const done = steps.map(({ name, suite, step }) => {
  console.log(`\n== ${name}`)
  const started = performance.now()
  const code = step()
  return { name, suite, passed: code === 0, seconds: (performance.now() - started) / 1000 }
})

function readReport(suite) {
  try {
    return JSON.parse(readFileSync(join(folder, `${suite}.json`), 'utf8'))
  } catch {
    return null
  }
}

const counts = testCounts(done, readReport)
const found = readFileSync(findings, 'utf8')
rmSync(folder, { recursive: true, force: true })
console.log(`\n${found}\n${formatSteps(done)}\n\n${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 ? 0 : 1
