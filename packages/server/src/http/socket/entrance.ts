import type { FastifyRequest } from 'fastify'
import { StoreAway } from '../../store/store-fault.ts'
import { type Authentication, authenticate } from '../people/caller.ts'
import type { Services } from '../services.ts'
import type { Line } from './client.ts'

/**
 * Who it is that has connected. While the store is away they wait and are told so, again and again, so that they know
 * that somebody is there. Null when they have left.
 */
export async function whoEnters(
  request: FastifyRequest,
  line: Line,
  services: Services,
  isHere: () => boolean,
): Promise<Authentication | null> {
  if (services.away?.isAway) line.send({ type: 'pause', on: true })
  while (isHere()) {
    try {
      const authentication = await authenticate(request, services)
      return isHere() ? authentication : null
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
      line.send({ type: 'pause', on: true })
    }
  }
  return null
}
