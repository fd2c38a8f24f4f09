// What `npm start` promises: the server, in this process, so that it hears of signals. Arguments go on: `npm start -- --port 8080`.
import { root } from './run.mjs'

process.chdir(root)
process.argv.splice(2, 0, 'serve')
await import('../packages/cli/bin/serai.mjs')
