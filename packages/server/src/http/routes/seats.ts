import { findGame } from '@serai/bots'
import { type Refusal, refuse } from '@serai/kernel'
import {
  AddBotRequest,
  MuteRequest,
  RulesRequest,
  SeatRequest,
  SeedRequest,
  TablePath,
  TableSeatPath,
  TableSummary,
} from '@serai/protocol'
import { chosenBot } from '@serai/tables'
import type { FastifyRequest } from 'fastify'
import { granted } from '../failure.ts'
import { somebody } from '../people/caller.ts'
import type { App, Services } from '../services.ts'
import { failures } from './answers.ts'

/** Who sits where, and that a game begins. */
export function addSeats(app: App, { tables, games, settings }: Services): void {
  const response = { 200: TableSummary, ...failures }
  type Done = TableSummary | Refusal

  app.post(
    '/api/tables/:id/seat',
    { schema: { summary: 'Take a seat', params: TablePath, body: SeatRequest, response } },
    async (request) => granted(await tables.takeSeat(somebody(request), request.params.id, request.body.seat)),
  )

  app.post(
    '/api/tables/:id/bots',
    { schema: { summary: 'Put a bot on a seat, by name or level', params: TablePath, body: AddBotRequest, response } },
    async (request) => {
      const by = somebody(request)
      const { id } = request.params
      const game = findGame(granted(await tables.readTable(id)).game, games)
      if (!game) return granted<TableSummary>(refuse('E_GAME_UNKNOWN'))
      const bot = granted(chosenBot(game, request.body))
      return granted(await tables.addBot(by, id, request.body.seat, bot))
    },
  )

  app.delete(
    '/api/tables/:id/bots/:seat',
    { schema: { summary: 'Take a bot off its seat', params: TableSeatPath, response } },
    async (request) => granted(await tables.removeBot(somebody(request), request.params.id, request.params.seat)),
  )

  app.delete(
    '/api/tables/:id/seats/:seat',
    { schema: { summary: 'Take a person off a seat, as the host', params: TableSeatPath, response } },
    async (request) => granted(await tables.freeSeat(somebody(request), request.params.id, request.params.seat)),
  )

  app.put(
    '/api/tables/:id/rules',
    {
      // A board may have to be made.
      config: { rateLimit: { max: settings.creationsPerMinute } },
      schema: { summary: 'Change what it plays by, as the host', params: TablePath, body: RulesRequest, response },
    },
    async (request) => granted(await tables.changeRules(somebody(request), request.params.id, request.body)),
  )

  app.post(
    '/api/tables/:id/seed',
    { schema: { summary: 'Add my own part of the dice', params: TablePath, body: SeedRequest, response } },
    async (request) => granted(await tables.addSeed(somebody(request), request.params.id, request.body.seed)),
  )

  app.post(
    '/api/tables/:id/mute',
    { schema: { summary: 'Keep a person from chatting here', params: TablePath, body: MuteRequest, response } },
    async (request) => {
      const { person, on } = request.body
      return granted(await tables.mute(somebody(request), request.params.id, person, on))
    },
  )

  const plain = (
    method: 'POST' | 'DELETE',
    path: string,
    summary: string,
    act: (request: FastifyRequest, id: string) => Promise<Done>,
  ) =>
    app.route({
      method,
      url: `/api/tables/:id/${path}`,
      schema: { summary, params: TablePath, response },
      handler: async (request) => granted(await act(request, request.params.id)),
    })
  plain('DELETE', 'seat', 'Leave my seat', (request, id) => tables.leaveSeat(somebody(request), id))
  plain('POST', 'start', 'Start the game', (request, id) => tables.start(somebody(request), id))
  plain('POST', 'rematch', 'Play again: a table with the seats rotated', (request, id) =>
    tables.rematch(somebody(request), id),
  )
}
