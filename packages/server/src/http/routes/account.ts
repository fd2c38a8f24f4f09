import { AccountRequest, DeleteRequest, MeAnswer, PasswordRequest, SessionList, SignInRequest } from '@serai/protocol'
import type { FastifyReply } from 'fastify'
import * as z from 'zod'
import { granted } from '../failure.ts'
import type { SignedIn } from '../people/accounts.ts'
import { agentLabel } from '../people/agent-label.ts'
import { allowed, forget, inPerson, remember, signedIn, signedInOrBanned } from '../people/caller.ts'
import { sessionCookie } from '../people/identities.ts'
import type { App, Services } from '../services.ts'
import { failures } from './answers.ts'

const nothing = { 204: z.null(), ...failures }

/** Accounts and where they are signed in. */
export function addAccount(app: App, services: Services): void {
  const { accounts, tables, settings } = services
  const trying = { rateLimit: { max: settings.signInsPerMinute } }

  const letIn = (reply: FastifyReply, { me, secret }: SignedIn) => {
    remember(reply, sessionCookie(secret), services)
    return { me: { id: me.id, name: me.name, isAccount: true as const } }
  }

  app.post(
    '/api/account',
    {
      config: trying,
      schema: {
        summary: 'Sign up: the guest who asks becomes an account and keeps everything',
        body: AccountRequest,
        response: { 200: MeAnswer, ...failures },
      },
    },
    async (request, reply) => {
      inPerson(request)
      const label = agentLabel(request.headers['user-agent'])
      return letIn(reply, granted(await accounts.signUp(allowed(request), request.body, label)))
    },
  )

  app.delete(
    '/api/account',
    {
      config: trying,
      schema: { summary: 'Delete my account, for good', body: DeleteRequest, response: nothing },
    },
    async (request, reply) => {
      const credential = signedInOrBanned(request)
      granted(await accounts.deleteAccount(credential, request.body.password, (by) => tables.retire(by)))
      forget(reply)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/api/account/password',
    {
      config: trying,
      schema: {
        summary: 'Another password; every other session ends',
        body: PasswordRequest,
        response: nothing,
      },
    },
    async (request, reply) => {
      granted(await accounts.setPassword(signedIn(request), request.body))
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/session',
    {
      config: trying,
      schema: { summary: 'Sign in', body: SignInRequest, response: { 200: MeAnswer, ...failures } },
    },
    async (request, reply) => {
      const label = agentLabel(request.headers['user-agent'])
      return letIn(reply, granted(await accounts.signIn(request.body, label)))
    },
  )

  app.delete('/api/session', { schema: { summary: 'Sign out here', response: nothing } }, async (request, reply) => {
    await accounts.signOut(signedInOrBanned(request), false)
    forget(reply)
    return reply.code(204).send(null)
  })

  app.get(
    '/api/sessions',
    { schema: { summary: 'Where I am signed in', response: { 200: SessionList, ...failures } } },
    async (request) => ({ sessions: await accounts.sessions(signedInOrBanned(request)) }),
  )

  app.delete(
    '/api/sessions',
    { schema: { summary: 'Sign out everywhere', response: nothing } },
    async (request, reply) => {
      await accounts.signOut(signedInOrBanned(request), true)
      forget(reply)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/sessions/:id',
    {
      schema: {
        summary: 'Sign out somewhere',
        params: z.strictObject({ id: z.string().max(64) }),
        response: nothing,
      },
    },
    async (request, reply) => {
      granted(await accounts.end(signedInOrBanned(request), request.params.id))
      return reply.code(204).send(null)
    },
  )
}
