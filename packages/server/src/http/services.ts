import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnyGame } from '@serai/kernel'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { House } from '../house/house.ts'
import type { Store } from '../store/store.ts'
import type { Metrics } from './metrics.ts'
import type { People } from './people.ts'
import type { Settings } from './settings.ts'

/** What the routes work with. */
export interface Services {
  readonly house: House
  readonly store: Store
  readonly games: readonly AnyGame[]
  readonly people: People
  readonly metrics: Metrics
  readonly settings: Settings
  readonly now: () => number
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>
