import cookie from '@fastify/cookie'
import { type Refusal, refuse } from '@serai/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asker } from '../house/house.ts'
import { Refused } from './failure.ts'
import type { Identities, Identity } from './identities.ts'
import { banned, type Proof } from './proof.ts'
import type { App, Services } from './services.ts'

const COOKIE = 'serai'
const YEAR_SECONDS = 365 * 24 * 3600
/** A cookie that is older begins its year anew, so that whoever comes now and then is never forgotten. */
const FRESH_MS = 30 * 24 * 3_600_000
/** Between what a cookie holds and when it was set; neither ids nor secrets have it. */
const SET_AT = '~'
const INTERFACE = '/api/'

/** Somebody who asks; nobody, when all of it is null. */
export interface Asking {
  readonly asker: Asker | null
  /** By what they are known; also of those who are banned. */
  readonly proof: Proof | null
  /** Why somebody who is known may not ask for anything. */
  readonly ban: Refusal | null
}

declare module 'fastify' {
  interface FastifyRequest extends Asking {}
  interface FastifyContextConfig {
    /** Nobody is looked up: it is the same for everybody, or finds out by itself who asks. */
    ignoresAsker?: boolean
  }
}

/**
 * Finds out who asks: after the limits on how often, before anything is read. Only where it matters: pages, and whatever
 * else needs no store, must not wait for one that is away.
 */
export async function addAskers(app: App, services: Services): Promise<void> {
  await app.register(cookie, { secret: await services.store.secret('cookie') })
  app.decorateRequest('asker', null)
  app.decorateRequest('proof', null)
  app.decorateRequest('ban', null)

  app.addHook('preParsing', async (request, reply) => {
    const { url, config } = request.routeOptions
    if (!url?.startsWith(INTERFACE) || config.ignoresAsker) return
    const asking = await whoAsks(request, services)
    Object.assign(request, asking)
    if (asking.proof) renew(request, reply, asking.proof, services)
  })
}

/** Who asks: by token or by cookie. */
export async function whoAsks(request: FastifyRequest, { identities, store }: Services): Promise<Asking> {
  const found = await identify(request, identities)
  if (!found) return { asker: null, proof: null, ban: null }
  const { asker, proof } = found
  const ban = await store.readBan(proof.person)
  return ban?.isBanned ? { asker: null, proof, ban: banned(ban.reason) } : { asker, proof, ban: null }
}

async function identify(request: FastifyRequest, identities: Identities): Promise<Identity | null> {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
    const found = token === undefined ? null : await identities.byToken(token)
    // A wrong token is never silently a guest.
    if (!found) throw new Refused(refuse('E_TOKEN'))
    return found
  }
  const shown = cookieOf(request)
  return shown && identities.byCookie(shown.held)
}

/** Ours, and when it was set; null when there is none. */
function cookieOf(request: FastifyRequest): { readonly held: string; readonly setAt: number } | null {
  const signed = request.cookies[COOKIE]
  const value = signed === undefined ? null : request.unsignCookie(signed).value
  if (value === null) return null
  const [held = '', setAt] = value.split(SET_AT)
  return { held, setAt: Number(setAt) }
}

function renew(request: FastifyRequest, reply: FastifyReply, { kind }: Proof, services: Services): void {
  const shown = kind === 'token' || !isAskingWho(request) ? null : cookieOf(request)
  const isFresh = shown && services.now() - shown.setAt < FRESH_MS
  if (shown && !isFresh) remember(reply, shown.held, services)
}

/** What every page does first; other answers may be kept by caches, which must not hand out cookies. */
function isAskingWho({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && routeOptions.url === '/api/me'
}

/** Whoever asks must be somebody. */
export function somebody(request: FastifyRequest): Asker {
  const asker = allowed(request)
  if (!asker) throw new Refused(refuse('E_NOBODY'))
  return asker
}

/** Whoever asks, be it nobody; but nobody who is banned. */
export function allowed(request: FastifyRequest): Asker | null {
  if (request.ban) throw new Refused(request.ban)
  return request.asker
}

/** Whoever asks must do it themselves: a token plays, and does not decide who its owner is. */
export function inPerson(request: FastifyRequest): void {
  if (request.proof?.kind === 'token') throw new Refused(refuse('E_NOT_BY_TOKEN'))
}

/** Whoever asks must be signed in; a token does not do. */
export function signedIn(request: FastifyRequest): Extract<Proof, { hash: string }> {
  allowed(request)
  return signedInOrBanned(request)
}

/** … for what is also for those who are banned: to sign out, here and elsewhere, and to leave for good. */
export function signedInOrBanned({ proof }: FastifyRequest): Extract<Proof, { hash: string }> {
  if (!proof) throw new Refused(refuse('E_NOBODY'))
  if (proof.kind !== 'session') throw new Refused(refuse('E_NO_ACCOUNT'))
  return proof
}

/** Guests are remembered by their id, accounts by what `sessionCookie` makes. */
export function remember(reply: FastifyReply, value: string, { settings, now }: Services): void {
  reply.setCookie(COOKIE, `${value}${SET_AT}${now()}`, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.isSecure,
    path: '/',
    maxAge: YEAR_SECONDS,
  })
}

export function forget(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}
