import websocket from '@fastify/websocket'
import { type Refusal, refuse } from '@serai/kernel'
import { MOST_MESSAGE, type ServerMessage } from '@serai/protocol'
import type { WebSocket } from 'ws'
import { Connections } from '../connections.ts'
import { Refused, wireError } from '../failure.ts'
import type { App, Services } from '../services.ts'
import { Bucket } from './bucket.ts'
import { Client, type Line } from './client.ts'

/** Close codes of WebSockets: the server goes away; the client broke a rule. */
const GOING_AWAY = 1001
const POLICY = 1008

const RECONNECT_MS = 1000
/** A client that does not answer a goodbye does not hold up the stop for longer. */
const GOODBYE_MS = 2000

export async function addSocket(app: App, services: Services): Promise<void> {
  const { metrics, settings } = services
  const connections = new Connections(settings.connections)
  const open = new Set<Line & { readonly socket: WebSocket }>()
  const underWay = new Set<Promise<void>>()
  let isStopping = false

  await app.register(websocket, {
    options: { maxPayload: MOST_MESSAGE, perMessageDeflate: false },
    errorHandler: (error, socket, request) => {
      request.log.info({ err: error.message }, 'socket failed')
      socket.terminate()
    },
    preClose: async () => {
      isStopping = true
      await Promise.all(underWay)
      for (const { send, socket } of open) {
        send({ type: 'reconnect', afterMs: RECONNECT_MS })
        socket.close(GOING_AWAY)
        setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
      }
      app.websocketServer.close()
    },
  })

  app.get(
    '/api/socket',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request) => {
        if (!request.ws) throw new Refused(refuse('E_NOT_FOUND'))
      },
    },
    (socket, request) => {
      const line = lineOf(socket, services)
      if (!connections.enter(request.ip)) return line.end(refuse('E_RATE', { connections: settings.connections }))
      const client = new Client(services, line, request.asker)
      const bucket = new Bucket(settings.messagesPerSecond, settings.messageBurst, services.now())
      let isAlive = true
      const heartbeat = setInterval(() => {
        if (!isAlive) return drop(socket, services, 'silent')
        isAlive = false
        socket.ping()
      }, settings.heartbeatMs)
      heartbeat.unref()
      open.add(line)
      metrics.sockets.inc()

      socket.on('pong', () => {
        isAlive = true
      })
      socket.on('message', (data, isBinary) => {
        isAlive = true
        if (socket.readyState !== socket.OPEN) return
        if (isBinary) return line.end(refuse('E_JSON'))
        if (!bucket.take(services.now())) {
          metrics.dropped.inc({ reason: 'rate' })
          return line.end(refuse('E_RATE'))
        }
        // Its sender hears of the stop in a moment, and sends it again elsewhere.
        if (isStopping) return
        const work = client.receive(String(data)).catch((error: unknown) => {
          request.log.error({ err: error }, 'command failed')
          line.end(refuse('E_INTERNAL'))
        })
        underWay.add(work)
        void work.finally(() => underWay.delete(work))
      })
      socket.on('close', () => {
        clearInterval(heartbeat)
        client.close()
        open.delete(line)
        connections.leave(request.ip)
        metrics.sockets.dec()
      })
    },
  )
}

/** Those who see the same get the same message, one after the other. */
let last: { readonly message: ServerMessage; readonly text: string } | null = null

function textOf(message: ServerMessage): string {
  if (last?.message !== message) last = { message, text: JSON.stringify(message) }
  return last.text
}

function lineOf(socket: WebSocket, services: Services): Line & { readonly socket: WebSocket } {
  const { metrics, settings } = services
  const send = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(textOf(message))
    metrics.sent.inc()
    // What a slow client has missed it can ask for again, from the last entry that it has.
    if (socket.bufferedAmount > settings.mostWaiting) drop(socket, services, 'slow')
  }
  const end = (refusal: Refusal): void => {
    send({ type: 'error', error: wireError(refusal) })
    socket.close(POLICY, refusal.code)
  }
  return { socket, send, end }
}

function drop(socket: WebSocket, { metrics }: Services, reason: string): void {
  metrics.dropped.inc({ reason })
  socket.terminate()
}
