import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Refusal, refuse } from '@serai/kernel'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { failure, faultOf, Refused, statusOf } from './failure.ts'
import type { App } from './services.ts'

/** What a request expects of us, beside going on, is passed over: Node would refuse it in a form of its own. */
function passOverExpectations(app: App): void {
  app.server.on('checkExpectation', (request, answer) => app.server.emit('request', request, answer))
}

/** Every way out of a route that is not an answer ends here: a code, a sentence and nothing of the inside. */
export function addErrors(app: App): void {
  passOverExpectations(app)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'E_INTERNAL') request.log.error({ err: error }, 'request failed')
    return reply.code(statusOf(refusal.code)).send(failure(refusal))
  })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_, reply) =>
    reply.code(404).send(failure(refuse('E_NOT_FOUND'))),
  )
}

/** An address that no route can look at. */
export function answerBadAddress(error: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  const fault = error.statusCode === 414 ? 'a part of it is too long' : 'it cannot be decoded'
  const refusal = refuse('E_REQUEST', { in: 'url', faults: [{ at: '', fault }] })
  void reply.code(statusOf(refusal.code)).send(failure(refusal))
}

/** What is no request, or does not become one in time: there is nothing but its connection to answer on, and no more after it. */
export function answerNoRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(answerTo(error.code))
  socket.destroy(error)
}

function answerTo(code: string | undefined): string {
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const body = JSON.stringify(failure(refuse(status === 431 ? 'E_TOO_LARGE' : 'E_REQUEST')))
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json`
  return `${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
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
