import * as z from 'zod'
import type { App, Services } from '../services.ts'
import { inTime } from './in-time.ts'

/** Whoever looks whether the server is well waits no longer. */
const READY_MS = 5000

/** For whoever watches over the server. */
export function addOperations(app: App, { metrics, store, away }: Services): void {
  const hide = { schema: { hide: true } } as const
  const answer = z.strictObject({ status: z.string() })

  app.get('/healthz', { schema: { hide: true, response: { 200: answer } } }, async () => ({ status: 'alive' }))

  app.get('/readyz', { schema: { hide: true, response: { 200: answer, 503: answer } } }, async (request, reply) => {
    if (away?.reason) return reply.code(503).send({ status: away.reason })
    try {
      await inTime(store.lastSeq('readyz'), READY_MS)
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'the store does not answer')
      return reply.code(503).send({ status: 'the store does not answer' })
    }
  })

  app.get('/metrics', hide, async (_, reply) => {
    const text = await metrics.registry.metrics()
    return reply.type(metrics.registry.contentType).send(text)
  })

  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    metrics.requests.observe(labels, reply.elapsedTime / 1000)
  })
}
