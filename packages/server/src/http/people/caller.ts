import cookie from '@fastify/cookie'
import { type Refusal, refuse } from '@serai/kernel'
import type { Caller } from '@serai/tables'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../failure.ts'
import type { App, Services } from '../services.ts'
import { banned, type Credential } from './credential.ts'
import type { Identity } from './identities.ts'

const COOKIE = 'serai'
const YEAR_SECONDS = 365 * 24 * 3600
/** A cookie that is older begins its year anew, so that whoever comes now and then is never forgotten. */
const FRESH_MS = 30 * 24 * 3_600_000
/** Between what a cookie holds and when it was set; neither ids nor secrets have it. */
const SET_AT = '~'
const INTERFACE = '/api/'

/** Somebody who asks; nobody, when all of it is null. */
export interface Authentication {
  readonly caller: Caller | null
  /** By what they are known; also of those who are banned. */
  readonly credential: Credential | null
  /** Why somebody who is known may not ask for anything. */
  readonly ban: Refusal | null
}

declare module 'fastify' {
  interface FastifyRequest extends Authentication {}
  interface FastifyContextConfig {
    /** Nobody is looked up: it is the same for everybody, or finds out by itself who asks. */
    ignoresCaller?: boolean
  }
}

/**
 * Finds out who asks: after the limits on how often, before anything is read. Only where it matters: pages, and whatever
 * else needs no store, must not wait for one that is away.
 */
export async function addCallers(app: App, services: Services): Promise<void> {
  await app.register(cookie, { secret: await services.store.secret('cookie') })
  app.decorateRequest('caller', null)
  app.decorateRequest('credential', null)
  app.decorateRequest('ban', null)

  app.addHook('preParsing', async (request, reply) => {
    const { url, config } = request.routeOptions
    if (!url?.startsWith(INTERFACE) || config.ignoresCaller) return
    const authentication = await authenticate(request, services)
    Object.assign(request, authentication)
    if (authentication.credential) renew(request, reply, authentication.credential, services)
  })
}

/** Who asks: by token or by cookie. */
export async function authenticate(request: FastifyRequest, services: Services): Promise<Authentication> {
  const { store, whereabouts } = services
  const found = await identify(request, services)
  if (!found) return { caller: null, credential: null, ban: null }
  const { caller, credential } = found
  whereabouts.seen(caller.id, request.ip)
  const ban = await store.readBan(credential.person)
  return ban?.isBanned ? { caller: null, credential, ban: banned(ban.reason) } : { caller, credential, ban: null }
}

async function identify(request: FastifyRequest, { identities, now }: Services): Promise<Identity | null> {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
    const found = token === undefined ? null : await identities.byToken(token)
    // A wrong token is never silently a guest.
    if (!found) throw new Refused(refuse('E_TOKEN'))
    return found
  }
  const shown = cookieOf(request)
  // Browsers forget it by themselves; whoever has it otherwise does not.
  if (shown && now() - shown.setAt > YEAR_SECONDS * 1000) return null
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

function renew(request: FastifyRequest, reply: FastifyReply, { kind }: Credential, services: Services): void {
  const shown = kind === 'token' || !isAskingWho(request) ? null : cookieOf(request)
  const isFresh = shown && services.now() - shown.setAt < FRESH_MS
  if (shown && !isFresh) remember(reply, shown.held, services)
}

/** What every page does first; other answers may be kept by caches, which must not hand out cookies. */
function isAskingWho({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && routeOptions.url === '/api/me'
}

/** Whoever asks must be somebody. */
export function somebody(request: FastifyRequest): Caller {
  const caller = allowed(request)
  if (!caller) throw new Refused(refuse('E_NOBODY'))
  return caller
}

/** Whoever asks, be it nobody; but nobody who is banned. */
export function allowed(request: FastifyRequest): Caller | null {
  if (request.ban) throw new Refused(request.ban)
  return request.caller
}

/** Whoever asks must do it themselves: a token plays, and does not decide who its owner is. */
export function inPerson(request: FastifyRequest): void {
  if (request.credential?.kind === 'token') throw new Refused(refuse('E_NOT_BY_TOKEN'))
}

/** Whoever asks must be signed in; a token does not do. */
export function signedIn(request: FastifyRequest): Extract<Credential, { hash: string }> {
  allowed(request)
  return signedInOrBanned(request)
}

/** … for what is also for those who are banned: to sign out, here and elsewhere, and to leave for good. */
export function signedInOrBanned({ credential }: FastifyRequest): Extract<Credential, { hash: string }> {
  if (!credential) throw new Refused(refuse('E_NOBODY'))
  if (credential.kind !== 'session') throw new Refused(refuse('E_NO_ACCOUNT'))
  return credential
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
