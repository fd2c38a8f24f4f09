// A server to be killed. Loads everything first and opens when told to, so that a restart takes little; prints its port.
// Told to, it stops, or has a clock that is ahead.
import { createInterface } from 'node:readline'
import { botMove } from '@serai/bots'
import { hastyTiming } from '@serai/tables'
import { UNLIMITED } from '../../dist/http/settings.js'
import { serve } from '../../dist/serve.js'

const machineNow = Date.now
let aheadMs = 0
Date.now = () => machineNow() + aheadMs

const told = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
if ((await told.next()).done) process.exit()
const [place, paceMs = '0'] = process.argv.slice(2)
const server = await serve({
  port: 0,
  host: '127.0.0.1',
  ...(place.includes('://') ? { data: null, database: place } : { data: place }),
  settings: UNLIMITED,
  // Nobody else plays for a person: what is done at their seat is what they sent.
  timing: { ...hastyTiming, paceOf: () => Number(paceMs), absenceMs: 365 * 86_400_000 },
  // No threads that would have to start first; nothing else is thought about here.
  workers: { decide: async (request) => botMove(request), close: async () => {} },
  log: 'error',
})
process.stdout.write(`${server.port}\n`)
for await (const line of told) {
  const [order, value] = line.split(' ')
  if (order === 'clock') aheadMs = Number(value)
  else if (order === 'stop') {
    await server.close()
    break
  }
}
// Stopped, or whoever started it is gone.
process.exit()
