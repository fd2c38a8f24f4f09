// A server to be killed. Loads everything first and opens when told to, so that a restart takes little; prints its port.
import { once } from 'node:events'
import { thinkHere } from '../../dist/house/thinking/here.js'
import { hastyTiming } from '../../dist/house/timing.js'
import { UNLIMITED } from '../../dist/http/settings.js'
import { serve } from '../../dist/serve.js'

// Whoever started it is gone.
process.stdin.on('end', () => process.exit())
await once(process.stdin, 'data')
const { port } = await serve({
  port: 0,
  host: '127.0.0.1',
  data: process.argv[2],
  settings: UNLIMITED,
  timing: hastyTiming,
  thinkers: thinkHere,
  log: 'error',
})
process.stdout.write(`${port}\n`)
