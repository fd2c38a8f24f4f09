// What is too long for npm test, each by its name and bounded in time. The figures that a subject prints belong into docs/figures.md.
import { parseArgs } from 'node:util'
import { runBounded } from './run.mjs'

const SUBJECTS = {
  walks:
    'the browser tests with everything played by hand, then laws, invariants and kill tests at larger and larger counts',
  chaos: 'servers under load that are killed, stopped, cut off and filled up; nothing acknowledged may be lost',
  siege: 'somebody plays while the server is attacked from another address in every way that is known',
  fuzz: 'actions, positions, logs, board codes, messages and requests that nobody would make',
}

const usage = `usage: npm run soak -- [subject] [--minutes 10] [--seed 1] [--factor 2] [test file or folder ...]

${Object.entries(SUBJECTS)
  .map(([name, what]) => `  ${name.padEnd(8)}${what}`)
  .join('\n')}

Without a subject: walks. --factor, and files or folders, are for walks alone.`

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        minutes: { type: 'string', default: '10' },
        seed: { type: 'string', default: '1' },
        factor: { type: 'string', default: '2' },
      },
      allowPositionals: true,
    })
    const numbers = [values.minutes, values.seed, values.factor].map(Number)
    const [minutes, seed, factor] = numbers
    if (!(minutes > 0) || ![seed, factor].every((number) => Number.isInteger(number) && number > 0)) return null
    const isNamed = Object.hasOwn(SUBJECTS, positionals[0] ?? '')
    const [subject, ...tests] = isNamed ? positionals : ['walks', ...positionals]
    return subject === 'walks' || tests.length === 0 ? { minutes, seed, factor, subject, tests } : null
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
const vitest = ['node_modules/vitest/vitest.mjs', 'run']
if (wanted.subject === 'walks') await walks()
else await subject()

/** Its file ends by itself when the time is up; what does not has hung. */
async function subject() {
  const env = { SERAI_SOAK_SECONDS: String(wanted.minutes * 60), SERAI_SOAK_SEED: String(wanted.seed) }
  const args = [...vitest, '--config', 'vitest.soak.config.ts', `${wanted.subject}.soak.ts`]
  const code = await runBounded(process.execPath, args, env, end - Date.now() + 300_000)
  if (code === null) console.error(`soak: ${wanted.subject} did not end five minutes after its time`)
  process.exit(code ?? 1)
}

async function walks() {
  let { factor } = wanted
  let longest = 0
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

  /** False when the time was up before it was done. */
  async function round(what, left, ...args) {
    console.log(`soak: ${what}, ${(left / 60_000).toFixed(1)} minutes left`)
    const env = { SERAI_SOAK: String(factor) }
    const code = await runBounded(process.execPath, [...vitest, `--testTimeout=${left}`, ...args], env, left)
    if (code !== null && code !== 0) process.exit(code)
    return code === 0
  }
}
