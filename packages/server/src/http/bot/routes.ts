import { refuse } from '@serai/kernel'
import { Acted, ActRequest, API_VERSION, type BotMessage, TablePath } from '@serai/protocol'
import { granted, Refused } from '../failure.ts'
import { somebody } from '../people/caller.ts'
import { revocationOf } from '../people/credential.ts'
import { failures } from '../routes/answers.ts'
import type { App, Services } from '../services.ts'
import { SeatsStream } from './seats-stream.ts'

const RECONNECT_MS = 1000

/** For programs in any language: lines of JSON in, plain requests out. */
export function addBotApi(app: App, services: Services): void {
  const { tables, games, backlogs, connections, lines, metrics, settings, store } = services
  const open = new Set<() => void>()
  let isStopping = false

  app.get(
    '/api/bot/stream',
    {
      // There is no end whose head could be told.
      exposeHeadRoute: false,
      config: { cost: 0 },
      schema: { summary: 'My tables as newline-delimited JSON, for as long as the connection lasts' },
    },
    async (request, reply) => {
      const caller = somebody(request)
      const { socket } = request
      // Who has hung up while it was found out who they are does not hang up again.
      if (socket.destroyed) return reply.hijack()
      // Nobody would end it, and the stop would wait for it.
      if (isStopping) throw new Refused(refuse('E_STOPPING'))
      if (!connections.enter(request.ip)) throw new Refused(refuse('E_RATE', { connections: settings.connections }))
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'application/x-ndjson; charset=utf-8',
        'cache-control': 'no-store',
        // The end of the stream is the end of the connection, also for a stream that waits behind another one on it.
        connection: 'close',
        // Proxies that collect before they pass on would keep the bot waiting.
        'x-accel-buffering': 'no',
      })
      const send = (message: BotMessage): void => {
        if (raw.writableEnded || raw.destroyed) return
        raw.write(`${JSON.stringify(message)}\n`)
        backlogs.sent(request.ip, receiver)
      }
      const receiver = {
        get waiting() {
          return raw.writableLength
        },
        drop() {
          metrics.dropped.inc({ reason: 'slow' })
          raw.destroy()
        },
      }
      const forget = backlogs.add(request.ip, receiver)
      const fail = (error: unknown): void => {
        request.log.error({ err: error }, 'bot stream failed')
        raw.destroy()
      }
      const stream = new SeatsStream(tables, games, caller, send, fail)
      const entered = { credential: request.credential!, end: () => void raw.end() }
      const closed = lines.add(entered)
      const alive = setInterval(() => {
        send({ type: 'alive' })
        // What has ended on another node is told; but news can be missed.
        void revocationOf(store, entered.credential).then(
          (revocation) => revocation && entered.end(),
          () => {},
        )
      }, settings.heartbeatMs)
      alive.unref()
      const stop = (): void => {
        send({ type: 'reconnect', afterMs: RECONNECT_MS })
        raw.end()
      }
      open.add(stop)
      metrics.streams.inc()
      socket.once('close', () => {
        clearInterval(alive)
        closed()
        stream.close()
        open.delete(stop)
        forget()
        connections.leave(request.ip)
        metrics.streams.dec()
      })
      send({ type: 'hello', protocol: API_VERSION, me: { id: caller.id, name: caller.name } })
      await stream.open().catch(fail)
    },
  )
  app.addHook('preClose', async () => {
    isStopping = true
    for (const stop of open) stop()
  })

  app.post(
    '/api/bot/tables/:id/act',
    {
      schema: {
        summary: 'Act: one action, or a batch that is all or nothing',
        params: TablePath,
        body: ActRequest,
        response: { 200: Acted, ...failures },
      },
    },
    async (request) => {
      const { id, seq, actions } = request.body
      const command = { clientId: id, expectedSeq: seq }
      return granted(await tables.act(somebody(request), request.params.id, command, actions))
    },
  )
}
