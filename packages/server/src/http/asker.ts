import cookie from '@fastify/cookie'
import { refuse } from '@serai/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asker } from '../house/house.ts'
import { Refused } from './failure.ts'
import type { App, Services } from './services.ts'

const COOKIE = 'serai'
const YEAR_SECONDS = 365 * 24 * 3600

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks: by token or by cookie. */
    asker: Asker | null
  }
}

/** Finds out who asks: after the limits on how often, before anything is read. */
export async function addAskers(app: App, { people, store }: Services): Promise<void> {
  await app.register(cookie, { secret: await store.secret('cookie') })
  app.decorateRequest('asker', null)
  app.addHook('preParsing', async (request) => {
    const { authorization } = request.headers
    if (authorization !== undefined) {
      const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
      request.asker = token === undefined ? null : await people.findByToken(token)
      // A wrong token is never silently a guest.
      if (!request.asker) throw new Refused(refuse('E_TOKEN'))
      return
    }
    const signed = request.cookies[COOKIE]
    if (signed === undefined) return
    const { valid, value } = request.unsignCookie(signed)
    if (valid && value !== null) request.asker = await people.find(value)
  })
}

/** Whoever asks must be somebody. */
export function somebody(request: FastifyRequest): Asker {
  if (!request.asker) throw new Refused(refuse('E_NOBODY'))
  return request.asker
}

export function remember(reply: FastifyReply, asker: Asker, { settings }: Services): void {
  reply.setCookie(COOKIE, asker.id, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.isSecure,
    path: '/',
    maxAge: YEAR_SECONDS,
  })
}
