// A server to be killed. Loads everything first and opens when told to, so that a restart takes little; prints its port.
import { once } from 'node:events'
import { botMove } from '@serai/bots'
import { hastyTiming } from '@serai/tables'
import { UNLIMITED } from '../../dist/http/settings.js'
import { serve } from '../../dist/serve.js'

// Whoever started it is gone.
process.stdin.on('end', () => process.exit())
await once(process.stdin, 'data')
const [place, paceMs = '0'] = process.argv.slice(2)
const { port } = await serve({
  port: 0,
  host: '127.0.0.1',
  ...(place.includes('://') ? { data: null, database: place } : { data: place }),
  settings: UNLIMITED,
  timing: { ...hastyTiming, paceOf: () => Number(paceMs) },
  // No threads that would have to start first; nothing else is thought about here.
  workers: { decide: async (request) => botMove(request), close: async () => {} },
  log: 'error',
})
process.stdout.write(`${port}\n`)
