import { refuse } from '@serai/kernel'
import { Acted, ActRequest, type BotMessage, PROTOCOL, TablePath } from '@serai/protocol'
import { somebody } from '../asker.ts'
import { Connections } from '../connections.ts'
import { granted, Refused } from '../failure.ts'
import { failures } from '../routes/answers.ts'
import type { App, Services } from '../services.ts'
import { SeatsStream } from './seats-stream.ts'

const RECONNECT_MS = 1000

/** For programs in any language: lines of JSON in, plain requests out. */
export function addBotApi(app: App, services: Services): void {
  const { house, games, metrics, settings } = services
  const connections = new Connections(settings.connections)
  const open = new Set<() => void>()

  app.get(
    '/api/bot/stream',
    {
      // There is no end whose head could be told.
      exposeHeadRoute: false,
      schema: { summary: 'My tables as newline-delimited JSON, for as long as the connection lasts' },
    },
    async (request, reply) => {
      const asker = somebody(request)
      if (!connections.enter(request.ip)) throw new Refused(refuse('E_RATE', { connections: settings.connections }))
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'application/x-ndjson; charset=utf-8',
        'cache-control': 'no-store',
        // Proxies that collect before they pass on would keep the bot waiting.
        'x-accel-buffering': 'no',
      })
      const send = (message: BotMessage): void => {
        if (raw.writableEnded || raw.destroyed) return
        raw.write(`${JSON.stringify(message)}\n`)
        if (raw.writableLength > settings.mostWaiting) {
          metrics.dropped.inc({ reason: 'slow' })
          raw.destroy()
        }
      }
      const fail = (error: unknown): void => {
        request.log.error({ err: error }, 'bot stream failed')
        raw.destroy()
      }
      const stream = new SeatsStream(house, games, asker, send, fail)
      const alive = setInterval(() => send({ type: 'alive' }), settings.heartbeatMs)
      const stop = (): void => {
        send({ type: 'reconnect', afterMs: RECONNECT_MS })
        raw.end()
      }
      open.add(stop)
      metrics.streams.inc()
      raw.on('close', () => {
        clearInterval(alive)
        stream.close()
        open.delete(stop)
        connections.leave(request.ip)
        metrics.streams.dec()
      })
      send({ type: 'hello', protocol: PROTOCOL, me: { id: asker.id, name: asker.name } })
      await stream.open().catch(fail)
    },
  )
  app.addHook('preClose', async () => {
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
      return granted(await house.act(somebody(request), request.params.id, command, actions))
    },
  )
}
