import type { FastifyRequest } from 'fastify'
import { StoreAway } from '../../store/store-fault.ts'
import { type Asking, whoAsks } from '../asker.ts'
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
): Promise<Asking | null> {
  if (services.away?.isAway) line.send({ type: 'pause', on: true })
  while (isHere()) {
    try {
      const asking = await whoAsks(request, services)
      return isHere() ? asking : null
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
      line.send({ type: 'pause', on: true })
    }
  }
  return null
}
