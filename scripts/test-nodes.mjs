// The whole of `npm test` on every release of Node that is supported, one after the other.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root, run, runNpm } from './run.mjs'

const MAJORS = ['20', '24', '26']

const wanted = process.argv.slice(2)
const unknown = wanted.find((major) => !MAJORS.includes(major))
if (unknown !== undefined) {
  console.error(`usage: npm run test:nodes -- [${MAJORS.join('] [')}]\nnot a supported release of Node: ${unknown}`)
  process.exit(2)
}

const versionOf = (program) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? ''

/** The program of a release: the one that runs this, or the one of the npm package that holds it. */
function programOf(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  const folder = join(root, 'node_modules/.cache/serai/nodes', major)
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    runNpm(['install', '--no-save', '--no-package-lock', '--prefix', folder, `${name}@${major}`])
  }
  return existsSync(program) ? program : null
}

const results = (wanted.length > 0 ? wanted : MAJORS).map((major) => {
  const program = programOf(major)
  if (program === null) return { major, said: 'could not be installed', passed: false }
  const version = versionOf(program)
  console.log(`\n=== Node ${version}`)
  // Whatever the tests start by name is of the same release.
  const path = `${dirname(program)}${delimiter}${process.env.PATH}`
  const passed = run(program, ['scripts/test.mjs'], { PATH: path }) === 0
  return { major, said: `${version} ${passed ? 'passed' : 'FAILED'}`, passed }
})
console.log(`\n${results.map(({ major, said }) => `Node ${major}: ${said}`).join('\n')}`)
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
