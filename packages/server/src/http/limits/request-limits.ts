import type { Socket } from 'node:net'
import { refuse } from '@serai/kernel'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../failure.ts'
import type { App, Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { Connections } from './connections.ts'
import { networkOf } from './network-of.ts'
import { once, UnderWay } from './under-way.ts'

/** Answers that one connection may owe: no browser asks for the next one before it has the last. */
const MOST_OF_CONNECTION = 8

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How much work an answer is, beside an ordinary one. 0: it lasts as long as the connection. */
    cost?: number
  }
}

/** The config of a route whose answer is so much more work: that much less often, and fewer at once. */
export function costing(cost: number, { requestsPerMinute }: Settings) {
  return { cost, rateLimit: { max: Math.ceil(requestsPerMinute / cost) } }
}

/**
 * Bounds what an address has asked for and not read yet. A request has its place until its answer is out of this
 * process: answers that nobody reads keep those who do not read them waiting, and are not kept for ever.
 */
export function addRequestLimits(app: App, { settings, metrics }: Services): void {
  const underWay = new UnderWay(settings.underWay, settings.requestsPerMinute)
  const owed = new WeakMap<Socket, Set<() => void>>()
  const working = new WeakMap<FastifyRequest, () => void>()
  boundConnections(app, settings)

  app.addHook('preParsing', async (request, reply) => {
    const { socket } = request.raw
    const { url = '/api/', config } = request.routeOptions
    // It has limits of its own.
    if (url === '/api/socket') return
    const places = owed.get(socket) ?? new Set()
    if (!owed.has(socket)) {
      owed.set(socket, places)
      socket.once('close', () => {
        // The last first: what still waits is not to begin for nobody.
        for (const giveUp of [...places].reverse()) giveUp()
      })
    }
    if (places.size >= MOST_OF_CONNECTION) {
      metrics.dropped.inc({ reason: 'pipelined' })
      socket.destroy()
    }
    if (socket.destroyed) throw new Refused(refuse('E_RATE'))
    // Files are streamed: each has no more in memory than a piece.
    const cost = url.startsWith('/api/') || url === '/metrics' ? (config.cost ?? 1) : 0
    const place = underWay.enter(networkOf(request.ip), cost)
    if (!place) throw new Refused(refuse('E_RATE'))
    let left = 2
    const done = () => {
      if (--left === 0) place.giveBack()
    }
    const giveUp = once(() => {
      places.delete(giveUp)
      // What has not begun never will; what has begun goes on, be it for nobody.
      if (working.has(request)) done()
      else place.giveBack()
    })
    places.add(giveUp)
    // Where the connection has gone, the last of its requests come first.
    reply.raw.once('close', () => socket.destroyed || giveUp())
    await place.turn.catch(() => {
      throw new Refused(refuse('E_RATE'))
    })
    working.set(request, once(done))
  })
  app.addHook('onSend', async (request) => working.get(request)?.())
}

/** Connections of each address, whatever they are used for; behind a proxy all of them are the proxy's. */
function boundConnections(app: App, { connections, trustProxy }: Settings): void {
  if (trustProxy) return
  // A page has one for its stream, and several for its requests.
  const open = new Connections(4 * connections)
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (open.enter(address)) socket.once('close', () => open.leave(address))
    else socket.destroy()
  })
}
