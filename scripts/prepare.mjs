// Installs when needed, then builds. Runs before anything is installed, so it uses nothing but Node.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installChromium } from '../packages/web/test/chromium.mjs'
import { lockDifference, nodeFault } from './lock.mjs'
import { root, runNpm, runTool } from './run.mjs'

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

const fault = nodeFault(process.version, readJson('package.json').engines.node)
if (fault) {
  console.error(fault)
  process.exit(1)
}

const installed = 'node_modules/.package-lock.json'
const reason = existsSync(join(root, installed))
  ? lockDifference(readJson('package-lock.json'), readJson(installed))
  : 'nothing is installed yet'
if (reason) {
  console.error(`Installing packages: ${reason}`)
  const code = runNpm(['ci', '--include=dev'])
  if (code !== 0) process.exit(code)
}

if (process.argv.includes('--install-only')) {
  // The tests name what is missing: those that need no browser run all the same.
  const missing = installChromium()
  if (missing) console.error(missing)
} else {
  if (!existsSync(join(root, 'packages/cli/dist'))) console.error('Building the server …')
  const code = runTool('typescript/bin/tsc', ['-b'])
  process.exit(code === 0 ? (await import('./build-web.mjs')).buildWeb() : code)
}
