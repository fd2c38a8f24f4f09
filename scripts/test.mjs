// Everything that must hold: types, lint, imports, tests. Every step runs, whatever the others say.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { root, run, runTool } from './run.mjs'
import { formatSteps, readReport, reportPath, testCounts } from './test-report.mjs'

/** Whatever the tests write goes here, and with it when they are done. */
const folder = mkdtempSync(join(tmpdir(), 'serai-test-'))
// The tests' PostgreSQL does not run as root, and has its files here too.
chmodSync(folder, 0o755)
const findings = join(folder, 'findings')
writeFileSync(findings, '')
const vitest = (suite, ...args) => {
  // What an earlier run left is not this one's.
  rmSync(reportPath(suite), { force: true })
  const report = ['--reporter=json', `--outputFile=${reportPath(suite)}`]
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
  { name: 'words', step: () => run(process.execPath, ['scripts/check-words.mjs']) },
  { name: 'web client', step: () => buildWeb() },
  { name: 'sizes', step: () => run(process.execPath, ['scripts/size.mjs']) },
  { name: 'tests', suite: 'unit', step: () => vitest('unit') },
  { name: 'browser tests', suite: 'browser', step: () => vitest('browser', '--config', 'vitest.browser.config.ts') },
]

const secondsSince = (started) => (performance.now() - started) / 1000
const began = performance.now()
const done = steps.map(({ name, suite, step }) => {
  console.log(`\n== ${name}`)
  const started = performance.now()
  const code = step()
  return { name, suite, passed: code === 0, seconds: secondsSince(started) }
})

const counts = testCounts(done, readReport)
const seconds = Math.round(secondsSince(began))
writeLastTest({ commit: commitOf(), ...counts, seconds })
const found = readFileSync(findings, 'utf8')
rmSync(folder, { recursive: true, force: true })
console.log(`\n${found}\n${formatSteps(done)}\n\n${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 ? 0 : 1

/** What was tested: the commit, marked where files differ from it; null outside of a checkout. */
function commitOf() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const head = git('rev-parse', 'HEAD')
  if (head.status !== 0) return null
  return head.stdout.trim() + (git('status', '--porcelain').stdout === '' ? '' : '-dirty')
}

function writeLastTest(result) {
  const cache = join(root, 'node_modules/.cache/serai')
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'last-test.json'), `${JSON.stringify(result)}\n`)
}
