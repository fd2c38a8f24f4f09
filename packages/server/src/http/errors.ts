import { type Refusal, refuse } from '@serai/kernel'
import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { failure, faultOf, Refused, statusOf } from './failure.ts'
import type { App } from './services.ts'

/** Every way out of a route that is not an answer ends here: a code, a sentence and nothing of the inside. */
export function addErrors(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'E_INTERNAL') request.log.error({ err: error }, 'request failed')
    return reply.code(statusOf(refusal.code)).send(failure(refusal))
  })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_, reply) =>
    reply.code(404).send(failure(refuse('E_NOT_FOUND'))),
  )
}

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refused) return error.refusal
  if (hasZodFastifySchemaValidationErrors(error)) {
    const faults = error.validation.map(({ instancePath, message }) => ({ at: instancePath, fault: message ?? '' }))
    return refuse('E_REQUEST', { in: error.validationContext ?? 'body', faults: faults.slice(0, 10) })
  }
  switch (error.statusCode) {
    case 400:
      return refuse(
        error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError ? 'E_JSON' : 'E_REQUEST',
      )
    case 413:
      return refuse('E_TOO_LARGE')
    case 415:
      return refuse('E_MEDIA_TYPE')
    case 429:
      return refuse('E_RATE')
    case 503:
      return refuse('E_STOPPING')
    default:
      return faultOf(error)
  }
}
