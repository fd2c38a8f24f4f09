import {
  FinishedQuery,
  type Me,
  MeAnswer,
  MineQuery,
  NameRequest,
  NewToken,
  TableList,
  TokenList,
  TokenRequest,
} from '@serai/protocol'
import type { Caller } from '@serai/tables'
import * as z from 'zod'
import { granted, Refused } from '../failure.ts'
import { costing } from '../limits/request-limits.ts'
import { allowed, inPerson, remember, somebody } from '../people/caller.ts'
import type { Credential } from '../people/credential.ts'
import type { App, Services } from '../services.ts'
import { failures } from './answers.ts'
import { myFinished, myTables } from './my-tables.ts'

export function meOf({ id, name }: Caller, credential: Credential | null): Me {
  return { id, name, ...(credential?.kind === 'session' && { isAccount: true }) }
}

/** My name, my tables, and the tokens by which my programs act for me. */
export function addMe(app: App, services: Services): void {
  const { accounts, people, settings } = services
  const creating = { rateLimit: { max: settings.creationsPerMinute } }

  app.get(
    '/api/me',
    { schema: { summary: 'Who I am; null before I have a name', response: { 200: MeAnswer, ...failures } } },
    async ({ caller, credential, ban }) => {
      // Who has an account may do one thing more: delete it.
      if (ban) throw new Refused(credential?.kind === 'session' ? { ...ban, isAccount: true } : ban)
      return { me: caller && meOf(caller, credential) }
    },
  )

  app.put(
    '/api/me',
    {
      config: creating,
      schema: {
        summary: 'Choose a name; the first time this makes a guest, remembered by a cookie',
        body: NameRequest,
        response: { 200: MeAnswer, ...failures },
      },
    },
    async (request, reply) => {
      const me = granted(await accounts.rename(allowed(request), request.body.name, request.credential))
      if (request.credential === null || request.credential.kind === 'guest') remember(reply, me.id, services)
      return { me: meOf(me, request.credential) }
    },
  )

  app.get(
    '/api/me/tables',
    {
      config: costing(2, settings),
      schema: {
        summary: 'Where I sit: open and running tables, newest first, then the last games that have ended',
        querystring: MineQuery,
        response: { 200: TableList, ...failures },
      },
    },
    async (request) => ({ tables: await myTables(somebody(request), request.query.limit, services) }),
  )

  app.get(
    '/api/me/finished',
    {
      config: costing(3, settings),
      schema: {
        summary: 'My own games that have ended, private ones too, newest first',
        querystring: FinishedQuery,
        response: { 200: TableList, ...failures },
      },
    },
    async (request) => {
      const { limit, before } = request.query
      return { tables: await myFinished(somebody(request), limit, services, before) }
    },
  )

  app.get(
    '/api/tokens',
    { schema: { summary: 'My tokens, without their secrets', response: { 200: TokenList, ...failures } } },
    async (request) => ({ tokens: await people.listTokens(somebody(request)) }),
  )

  app.post(
    '/api/tokens',
    {
      config: creating,
      schema: {
        summary: 'A new token for a bot; it is shown this once',
        body: TokenRequest,
        response: { 201: NewToken, ...failures },
      },
    },
    async (request, reply) => {
      inPerson(request)
      const token = granted(await people.addToken(somebody(request), request.body.label))
      return reply.code(201).send(token)
    },
  )

  app.delete(
    '/api/tokens/:id',
    {
      schema: {
        summary: 'Make one of my tokens useless',
        params: z.strictObject({ id: z.string().max(64) }),
        response: { 204: z.null(), ...failures },
      },
    },
    async (request, reply) => {
      inPerson(request)
      granted(await people.deleteToken(somebody(request), request.params.id))
      return reply.code(204).send(null)
    },
  )
}
