import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import websocket from '@fastify/websocket'
import { type Refusal, refuse } from '@serai/kernel'
import { MOST_MESSAGE, type ServerMessage } from '@serai/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { faultOf, Refused, wireError } from '../failure.ts'
import { revocationOf } from '../people/credential.ts'
import type { OpenLine } from '../people/open-lines.ts'
import type { App, Services } from '../services.ts'
import { Bucket } from './bucket.ts'
import { Client, type Line } from './client.ts'
import { whoEnters } from './entrance.ts'
import { Inbox } from './inbox.ts'
import { textFrame } from './text-frame.ts'

/** Close codes of WebSockets: the server goes away; the client broke a rule. */
const GOING_AWAY = 1001
const POLICY = 1008

const RECONNECT_MS = 1000
/** A client that does not answer a goodbye does not hold up the stop for longer. */
const GOODBYE_MS = 2000
/** Messages that wait while it is found out who sends them. */
const MOST_EARLY = 100

export async function addSocket(app: App, services: Services): Promise<void> {
  const { backlogs, budgets, connections, lines, metrics, settings, store } = services
  const open = new Set<Line & { readonly socket: WebSocket }>()
  const underWay = new Set<Promise<unknown>>()
  let isStopping = false
  services.away?.watch((on) => {
    for (const line of open) line.send({ type: 'pause', on })
  })

  await app.register(websocket, {
    options: { maxPayload: MOST_MESSAGE, perMessageDeflate: false },
    errorHandler: (error, socket, request) => socketFailed(request.log, error, socket),
    preClose: async () => {
      isStopping = true
      await Promise.all(underWay)
      for (const line of open) sendAway(line)
      app.websocketServer.close()
    },
  })

  app.get(
    '/api/socket',
    {
      websocket: true,
      // After the upgrade, so that whoever comes while the store is away can be told so.
      config: { ignoresCaller: true },
      schema: { hide: true },
      preValidation: async (request) => {
        if (!request.ws) throw new Refused(refuse('E_NOT_FOUND'))
      },
    },
    (socket, request) => {
      // Of the request nothing else is kept as long as the socket lasts.
      const { ip, log } = request
      const tcp = request.raw.socket
      forgetRequest(socket, tcp, (error) => socketFailed(log, error, socket))
      const failed = (error: unknown) => log.error({ err: error }, 'command failed')
      const receiver = {
        get waiting() {
          return socket.bufferedAmount
        },
        drop: () => drop(socket, services, 'slow'),
      }
      const line: Line & { readonly socket: WebSocket } = {
        ...lineOf(socket, tcp, services, () => backlogs.sent(ip, receiver)),
        failed,
        spend(cost) {
          const waitMs = budgets.spend(ip, cost, services.now())
          if (waitMs > 0) inbox.hold(waitMs)
        },
      }
      if (isStopping) return sendAway(line)
      if (!connections.enter(ip)) return line.end(refuse('E_RATE', { connections: settings.connections }))
      const forget = backlogs.add(ip, receiver)
      const bucket = new Bucket(settings.messagesPerSecond, settings.messageBurst, services.now())
      const isHere = () => socket.readyState === socket.OPEN && !isStopping
      let entered: OpenLine | null = null
      let left = () => {}
      let early = 0
      const authenticated = whoEnters(request, line, services, isHere)
      const enter = async (): Promise<Client | null> => {
        const authentication = await authenticated
        if (!authentication) return null
        const { caller, credential, ban } = authentication
        if (caller && credential) {
          entered = { credential, end: line.end }
          left = lines.add(entered)
        }
        return new Client(services, line, caller, ban)
      }
      const fail = (error: unknown): null => {
        if (error instanceof Refused) line.end(error.refusal)
        else {
          failed(error)
          line.end(faultOf(error))
        }
        return null
      }
      let isAlive = true
      const heartbeat = setInterval(() => {
        // What it has answered while nobody listened is not known.
        if (!isAlive && !socket.isPaused) return drop(socket, services, 'silent')
        isAlive = false
        socket.ping()
        // What has ended on another node is told; but news can be missed.
        if (entered)
          void revocationOf(store, entered.credential).then(
            (revocation) => revocation && line.end(revocation),
            () => {},
          )
      }, settings.heartbeatMs)
      heartbeat.unref()
      open.add(line)
      metrics.sockets.inc()
      const track = <T>(work: Promise<T>): Promise<T> => {
        underWay.add(work)
        void work.finally(() => underWay.delete(work))
        return work
      }
      const entering = track(enter().catch(fail))
      let known: Client | null = null
      void entering.then((client) => {
        known = client
      })
      const receive = (client: Client | null, text: string) => {
        // Its sender hears of the stop in a moment, and sends it again elsewhere.
        if (client && isHere()) void track(client.receive(text).catch(fail))
      }
      const inbox = new Inbox(socket, (text) => receive(known, text))

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
        const text = String(data)
        if (known) return inbox.add(text)
        if (++early > MOST_EARLY) return line.end(refuse('E_RATE'))
        void entering.then(() => inbox.add(text))
      })
      socket.on('close', () => {
        clearInterval(heartbeat)
        left()
        forget()
        void entering.then((client) => client?.close())
        open.delete(line)
        connections.leave(ip)
        metrics.sockets.dec()
      })
    },
  )
}

function socketFailed(log: FastifyBaseLogger, error: Error, socket: WebSocket): void {
  log.info({ err: error.message }, 'socket failed')
  socket.terminate()
}

/**
 * A connection holds the answer to its request, which was the upgrade, and the library a listener with both in reach:
 * without them an open socket takes a third less memory.
 */
function forgetRequest(
  socket: WebSocket,
  tcp: Socket & { readonly _httpMessage?: ServerResponse | null },
  failed: (error: Error) => void,
): void {
  tcp._httpMessage?.detachSocket(tcp)
  socket.removeAllListeners('error')
  socket.on('error', failed)
}

/** To another server, or to this one when it has started again. */
function sendAway({ send, socket }: Line & { readonly socket: WebSocket }): void {
  send({ type: 'reconnect', afterMs: RECONNECT_MS })
  socket.close(GOING_AWAY)
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
}

/** Those who see the same get the same message, one after the other: it is written out and framed once. */
let last: { readonly message: ServerMessage; readonly frame: Buffer } | null = null

function frameOf(message: ServerMessage): Buffer {
  if (last?.message !== message) last = { message, frame: textFrame(JSON.stringify(message)) }
  return last.frame
}

const held = new Map<Socket, () => void>()

/** What is sent in one go, an answer and the entries that it led to, goes to the system as one piece. `sent`: it has gone. */
function hold(tcp: Socket, sent: () => void): void {
  if (held.has(tcp)) return
  if (held.size === 0) process.nextTick(letGo)
  held.set(tcp, sent)
  tcp.cork()
}

function letGo(): void {
  const all = [...held]
  held.clear()
  for (const [tcp] of all) tcp.uncork()
  // What a slow client has missed it can ask for again, from the last entry that it has.
  for (const [, sent] of all) sent()
}

/** `tcp` is what carries the socket. */
function lineOf(
  socket: WebSocket,
  tcp: Socket,
  { metrics }: Services,
  sent: () => void,
): Pick<Line, 'send' | 'end'> & { readonly socket: WebSocket } {
  const send = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return
    hold(tcp, sent)
    // The library frames each send anew; nothing of its own waits in between, as it neither packs nor splits.
    tcp.write(frameOf(message))
    metrics.sent.inc()
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
