import { FinishedQuery, TableList, TablePath, TableRequest, TableSummary, Verdict } from '@serai/protocol'
import * as z from 'zod'
import { granted } from '../failure.ts'
import { costing } from '../limits/request-limits.ts'
import { somebody } from '../people/caller.ts'
import type { App, Services } from '../services.ts'
import { failures } from './answers.ts'

/** Tables: opening, finding and reading them. */
export function addTables(app: App, { tables, settings }: Services): void {
  app.post(
    '/api/tables',
    {
      config: { rateLimit: { max: settings.creationsPerMinute } },
      schema: { summary: 'Open a table', body: TableRequest, response: { 201: TableSummary, ...failures } },
    },
    async (request, reply) => {
      const table = granted(await tables.createTable(somebody(request), request.body))
      return reply.code(201).header('location', `/api/tables/${table.id}`).send(table)
    },
  )

  app.get(
    '/api/tables',
    {
      config: costing(2, settings),
      schema: { summary: 'Open and running tables, newest first', response: { 200: TableList, ...failures } },
    },
    async () => ({ tables: await tables.lobby() }),
  )

  app.get(
    '/api/finished',
    {
      config: costing(3, settings),
      schema: {
        summary: 'Games that have ended, newest first',
        querystring: FinishedQuery,
        response: { 200: TableList, ...failures },
      },
    },
    async ({ query }) => ({ tables: await tables.finished(query.limit, query.before) }),
  )

  app.get(
    '/api/tables/:id',
    { schema: { summary: 'One table', params: TablePath, response: { 200: TableSummary, ...failures } } },
    async ({ params }) => granted(await tables.readTable(params.id)),
  )

  app.delete(
    '/api/tables/:id',
    {
      schema: {
        summary: 'Close a table that has not started, as the host',
        params: TablePath,
        response: { 200: TableSummary, ...failures },
      },
    },
    async (request) => granted(await tables.giveUp(somebody(request), request.params.id)),
  )

  app.get(
    '/api/tables/:id/log',
    {
      config: costing(5, settings),
      schema: {
        summary: 'The log, as lines of JSON: whole once the game has ended, before that as I may know it',
        params: TablePath,
        response: { 200: z.string(), ...failures },
      },
    },
    async ({ caller, params }, reply) => {
      const log = granted(await tables.log(caller, params.id))
      // Sent as it is: a serializer would put it in quotes.
      return reply.type('application/x-ndjson; charset=utf-8').serializer(String).send(log)
    },
  )

  app.get(
    '/api/tables/:id/verdict',
    {
      // Every roll is made again: more work than anything else here.
      config: { cost: 5, rateLimit: { max: settings.creationsPerMinute } },
      schema: {
        summary: 'Whether the dice of a finished game are what they were committed to',
        params: TablePath,
        response: { 200: Verdict, ...failures },
      },
    },
    async ({ caller, params }) => granted(await tables.verdict(caller, params.id)),
  )
}
