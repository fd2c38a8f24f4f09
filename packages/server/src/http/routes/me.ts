import { MeAnswer, NameRequest, NewToken, TokenList, TokenRequest } from '@serai/protocol'
import * as z from 'zod'
import { remember, somebody } from '../asker.ts'
import { granted } from '../failure.ts'
import type { App, Services } from '../services.ts'
import { failures } from './answers.ts'

/** My name, and the tokens by which my programs act for me. */
export function addMe(app: App, services: Services): void {
  const { people, settings } = services
  const creating = { rateLimit: { max: settings.creationsPerMinute } }

  app.get(
    '/api/me',
    { schema: { summary: 'Who I am; null before I have a name', response: { 200: MeAnswer, ...failures } } },
    async ({ asker }) => ({ me: asker && { id: asker.id, name: asker.name } }),
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
      const me = await people.call(request.asker?.id ?? null, request.body.name)
      if (request.headers.authorization === undefined) remember(reply, me, services)
      return { me: { id: me.id, name: me.name } }
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
      granted(await people.deleteToken(somebody(request), request.params.id))
      return reply.code(204).send(null)
    },
  )
}
