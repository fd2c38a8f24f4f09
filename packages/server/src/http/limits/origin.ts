import { refuse } from '@serai/kernel'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../failure.ts'
import type { App, Services } from '../services.ts'
import type { Settings } from '../settings.ts'

/** A browser says which page a request comes from. Programs say nothing, and have no cookies to misuse. */
export function isOwnOrigin(request: FastifyRequest, { origins }: Settings): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (origins.includes(origin)) return true
  try {
    return new URL(origin).host === request.host
  } catch {
    return false
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Pages of other sites change nothing here and open no sockets. */
export function addOriginCheck(app: App, { settings }: Services): void {
  app.addHook('onRequest', async (request) => {
    const isReading = READING.has(request.method) && request.headers.upgrade === undefined
    if (!isReading && !isOwnOrigin(request, settings)) throw new Refused(refuse('E_ORIGIN'))
  })
}
