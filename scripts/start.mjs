// What `npm start` promises: for now one seeded game of Catan in the terminal. Arguments go on: `npm start -- --seed 8`.
import { join } from 'node:path'
import { root, run } from './run.mjs'

const args = process.argv.slice(2)
process.exit(run(process.execPath, [join(root, 'packages/cli/bin/serai.mjs'), 'watch', '--game', 'catan', ...args]))
