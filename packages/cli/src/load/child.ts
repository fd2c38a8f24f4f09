import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { hastyTiming, serve, UNLIMITED } from '@serai/server'

// Started by the load command only: a server that serves as long as somebody holds the other end.

const [kind, place] = process.argv.slice(2) as ['folder' | 'database', string]
const server = await serve({
  port: 0,
  host: '127.0.0.1',
  ...(kind === 'database' ? { data: null, database: place } : { data: place }),
  settings: UNLIMITED,
  // What nobody uses is put away while somebody still measures.
  timing: { ...hastyTiming, idleMs: 250 },
  log: 'error',
}).catch((error: Error) => {
  process.send!({ fault: error.message })
  process.exit(1)
})
process.on('message', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // Twice: what lies outside of the heap is given back beside the work that goes on.
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  process.send!({ memory: heapUsed + external })
})
process.on('disconnect', async () => {
  await server.close()
  process.exit(0)
})
process.send!(server.port)
