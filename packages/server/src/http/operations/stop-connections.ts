import type { Socket } from 'node:net'
import type { App } from '../services.ts'

/**
 * A stop waits for answers that are under way, and for no connection that has none: one that is only kept, or one that
 * has never asked, as browsers and watchdogs open them. Sockets and streams are ended by their own hooks.
 */
export function stopConnections(app: App): void {
  const underWay = new Map<Socket, number>()
  let isStopping = false
  const count = (socket: Socket, more: number) => {
    const answers = underWay.get(socket)
    if (answers === undefined) return
    underWay.set(socket, answers + more)
    if (isStopping && answers + more === 0) socket.destroySoon()
  }
  app.server.on('connection', (socket) => {
    if (isStopping) socket.destroy()
    underWay.set(socket, 0)
    socket.once('close', () => underWay.delete(socket))
  })
  app.server.on('request', ({ socket }, answer) => {
    count(socket, 1)
    answer.once('close', () => count(socket, -1))
  })
  app.server.on('upgrade', ({ socket }) => underWay.delete(socket))
  app.addHook('preClose', async () => {
    isStopping = true
    for (const [socket, answers] of underWay) if (answers === 0) socket.destroy()
  })
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
