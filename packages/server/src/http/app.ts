import { isTooDeep } from '@serai/kernel'
import fastify, { type FastifyBaseLogger } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { addBotApi } from './bot/routes.ts'
import { addErrors, answerBadAddress, answerNoRequest } from './errors.ts'
import { Refused, tooDeep } from './failure.ts'
import { addTextCheck } from './limits/broken-text.ts'
import { addOriginCheck } from './limits/origin.ts'
import { addRateLimits } from './limits/rate-limits.ts'
import { addRequestLimits } from './limits/request-limits.ts'
import { addSecurity } from './limits/security.ts'
import { addOpenapi } from './openapi.ts'
import { addOperations } from './operations/operations.ts'
import { stopConnections } from './operations/stop-connections.ts'
import { addPages } from './pages/pages.ts'
import { addCallers } from './people/caller.ts'
import { addAccount } from './routes/account.ts'
import { addAdmin } from './routes/admin.ts'
import { addGames } from './routes/games.ts'
import { addMe } from './routes/me.ts'
import { addRatings } from './routes/ratings.ts'
import { addReach } from './routes/reach.ts'
import { addSeats } from './routes/seats.ts'
import { addTables } from './routes/tables.ts'
import type { App, Services } from './services.ts'
import { addSocket } from './socket/route.ts'

/** How often it is looked who is slow. */
const SLOW_CHECK_MS = 10_000

/** Bytes of a request: an explicit board with room to spare. */
const MOST_BODY = 32_768

/** Everything that the network sees. */
export async function buildApp(services: Services, logger: FastifyBaseLogger): Promise<App> {
  const app: App = fastify({
    loggerInstance: logger,
    bodyLimit: MOST_BODY,
    // One proxy: whatever stands before the address that it adds was said by whoever asks.
    trustProxy: services.settings.trustProxy && ((_, hop) => hop === 0),
    routerOptions: { maxParamLength: 100 },
    requestTimeout: services.settings.requestMs,
    // Node takes the longer of the two for the whole request.
    http: {
      headersTimeout: services.settings.requestMs,
      requestTimeout: services.settings.requestMs,
      connectionsCheckingInterval: Math.min(services.settings.requestMs, SLOW_CHECK_MS),
    },
    // Nothing is read and nothing written for so long: whoever is there has gone, or does not want the answer.
    connectionTimeout: services.settings.unreadMs,
    return503OnClosing: true,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerNoRequest,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  readJsonOnly(app)
  stopConnections(app)
  // Before all else that a stop does: it waits for what is under way.
  app.addHook('preClose', async () => services.hurry?.())

  await addSecurity(app, services)
  await addRateLimits(app, services)
  addErrors(app)
  // Before any hook that may refuse: it is the one that ends the sockets of refused requests.
  await addSocket(app, services)
  addOriginCheck(app, services)
  // Before it is found out who asks: that is work already.
  addRequestLimits(app, services)
  await addCallers(app, services)
  addTextCheck(app)
  await addOpenapi(app)
  addOperations(app, services)
  await addPages(app, services.settings.web)
  addGames(app, services)
  addReach(app, services)
  addMe(app, services)
  addAccount(app, services)
  addRatings(app, services)
  addAdmin(app, services)
  addTables(app, services)
  addSeats(app, services)
  addBotApi(app, services)
  return app
}

/** Many clients name JSON as the type of an empty body, too. */
function readJsonOnly(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else {
      void parse(request, String(body), (error, json) => {
        if (error) done(error)
        else if (isTooDeep(json)) done(new Refused(tooDeep()))
        else done(null, json)
      })
    }
  })
}
