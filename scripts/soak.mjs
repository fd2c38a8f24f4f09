// The laws, invariants and fuzz tests at larger and larger counts until the time is up: SERAI_SOAK multiplies their random walks.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run.mjs'

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, factor: { type: 'string', default: '2' } },
  allowPositionals: true,
})
const minutes = Number(values.minutes)
let factor = Number(values.factor)
if (!(minutes > 0) || !(Number.isInteger(factor) && factor > 0)) {
  console.error('usage: npm run soak -- [--minutes 10] [--factor 2] [test file or folder ...]')
  process.exit(2)
}

const end = Date.now() + minutes * 60_000
let longest = 0
for (let left = end - Date.now(); left > 0; left = end - Date.now()) {
  console.log(`soak: ${factor} times the usual walks, ${(left / 60_000).toFixed(1)} minutes left`)
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--testTimeout=${left}`, ...positionals]
  const env = { ...process.env, SERAI_SOAK: String(factor) }
  const round = spawnSync(process.execPath, vitest, { cwd: root, stdio: 'inherit', env, timeout: left })
  if (round.error) break
  if (round.status !== 0) process.exit(round.status ?? 1)
  longest = factor
  factor *= 2
}
if (longest === 0) {
  console.error('soak: no round finished in the time; give it more --minutes or a smaller --factor')
  process.exit(1)
}
console.log(`soak: passed at ${longest} times the usual walks`)
