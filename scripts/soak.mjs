// The browser tests with everything played by hand, then the laws, invariants, fuzz and kill tests at larger and larger counts until
// the time is up: SERAI_SOAK multiplies their random walks.
import { parseArgs } from 'node:util'
import { runBounded } from './run.mjs'

const usage = 'usage: npm run soak -- [--minutes 10] [--factor 2] [test file or folder ...]'

function readArguments() {
  try {
    const options = { minutes: { type: 'string', default: '10' }, factor: { type: 'string', default: '2' } }
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [minutes, factor] = [Number(values.minutes), Number(values.factor)]
    return minutes > 0 && Number.isInteger(factor) && factor > 0 ? { minutes, factor, tests: positionals } : null
  } catch {
    return null
  }
}

const wanted = readArguments()
if (!wanted) {
  console.error(usage)
  process.exit(2)
}

const end = Date.now() + wanted.minutes * 60_000
let { factor } = wanted
let longest = 0

/** False when the time was up before it was done. */
async function round(what, left, ...args) {
  console.log(`soak: ${what}, ${(left / 60_000).toFixed(1)} minutes left`)
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', `--testTimeout=${left}`, ...args]
  const code = await runBounded(process.execPath, vitest, { SERAI_SOAK: String(factor) }, left)
  if (code !== null && code !== 0) process.exit(code)
  return code === 0
}

if (wanted.tests.length === 0) await round('the page', end - Date.now(), '--config', 'vitest.browser.config.ts')
for (let left = end - Date.now(); left > 0; left = end - Date.now()) {
  if (!(await round(`${factor} times the usual walks`, left, ...wanted.tests))) break
  longest = factor
  factor *= 2
}
if (longest === 0) {
  console.error('soak: no round finished in the time; give it more --minutes or a smaller --factor')
  process.exit(1)
}
console.log(`soak: passed at ${longest} times the usual walks`)
