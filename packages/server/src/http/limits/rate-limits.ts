import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { inTime } from '../operations/in-time.ts'
import type { App, Services } from '../services.ts'
import { networkOf } from './network-of.ts'

/** Whoever looks whether the server is well may ask as often as they like. */
const UNLIMITED_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

export async function addRateLimits(app: App, { settings, rates }: Services): Promise<void> {
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ routeOptions: { url = '' } }) => UNLIMITED_PATHS.has(url),
    // A count that cannot be read keeps nobody out.
    skipOnError: true,
    ...(rates && { store: countedBy(rates, settings.countingMs) }),
  })
}

/** What a store is told of its route, beside what the types of the library say. */
interface OfRoute {
  readonly routeInfo: { readonly method?: string | readonly string[]; readonly url?: string }
}

/** Routes with limits of their own count by themselves. */
function countedBy(rates: NonNullable<Services['rates']>, mostMs: number): FastifyRateLimitStoreCtor {
  return class Counted implements FastifyRateLimitStore {
    readonly #route: string

    constructor({ route = '' }: { readonly route?: string }) {
      this.#route = route
    }

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      inTime(rates.hit(`${this.#route} ${key}`, windowMs), mostMs).then(
        ({ count, leftMs }) => done(null, { current: count, ttl: leftMs }),
        (error: Error) => done(error),
      )
    }

    child(route: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      const { method, url } = (route as typeof route & OfRoute).routeInfo
      return new Counted({ route: `${String(method)} ${url}` })
    }
  }
}
