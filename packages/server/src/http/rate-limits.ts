import rateLimit from '@fastify/rate-limit'
import type { App, Services } from './services.ts'

/** Whoever watches over the server may ask as often as they like. */
export const UNLIMITED_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

export async function addRateLimits(app: App, { settings }: Services): Promise<void> {
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => UNLIMITED_PATHS.has(request.routeOptions.url ?? ''),
  })
}
