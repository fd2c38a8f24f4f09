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
import * as z from 'zod'
import type { Asker } from '../../house/house.ts'
import { allowed, inPerson, remember, somebody } from '../asker.ts'
import { granted, Refused } from '../failure.ts'
import type { Proof } from '../proof.ts'
import type { App, Services } from '../services.ts'
import { failures } from './answers.ts'

export function meOf({ id, name }: Asker, proof: Proof | null): Me {
  return { id, name, ...(proof?.kind === 'session' && { isAccount: true }) }
}

/** My name, my tables, and the tokens by which my programs act for me. */
export function addMe(app: App, services: Services): void {
  const { accounts, house, people, settings } = services
  const creating = { rateLimit: { max: settings.creationsPerMinute } }

  app.get(
    '/api/me',
    { schema: { summary: 'Who I am; null before I have a name', response: { 200: MeAnswer, ...failures } } },
    async ({ asker, proof, ban }) => {
      // Who has an account may do one thing more: delete it.
      if (ban) throw new Refused(proof?.kind === 'session' ? { ...ban, isAccount: true } : ban)
      return { me: asker && meOf(asker, proof) }
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
      const me = granted(await accounts.rename(allowed(request), request.body.name, request.proof))
      if (request.proof === null || request.proof.kind === 'guest') remember(reply, me.id, services)
      return { me: meOf(me, request.proof) }
    },
  )

  app.get(
    '/api/me/tables',
    {
      schema: {
        summary: 'Where I sit: open and running tables, newest first, then the last games that have ended',
        querystring: MineQuery,
        response: { 200: TableList, ...failures },
      },
    },
    async (request) => ({ tables: await house.mine(somebody(request), request.query.limit) }),
  )

  app.get(
    '/api/me/finished',
    {
      schema: {
        summary: 'My own games that have ended, private ones too, newest first',
        querystring: FinishedQuery,
        response: { 200: TableList, ...failures },
      },
    },
    async (request) => {
      const { limit, before } = request.query
      return { tables: await house.played(somebody(request), limit, before) }
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
