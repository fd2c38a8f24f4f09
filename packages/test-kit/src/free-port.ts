import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port of this machine for a server that comes later, or comes again. Below those that systems give out: what connects
 * somewhere meanwhile does not take it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
