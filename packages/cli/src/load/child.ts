import { hastyTiming, serve, UNLIMITED } from '@serai/server'

// Started by the load command only: a server that serves as long as somebody holds the other end.

const server = await serve({
  port: 0,
  host: '127.0.0.1',
  data: process.argv[2]!,
  settings: UNLIMITED,
  timing: hastyTiming,
  log: 'error',
})
process.on('disconnect', async () => {
  await server.close()
  process.exit(0)
})
process.send!(server.port)
