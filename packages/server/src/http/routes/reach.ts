import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { refuse } from '@serai/kernel'
import { Reach } from '@serai/protocol'
import { addressesOf } from '../addresses.ts'
import { Refused } from '../failure.ts'
import type { App, Services } from '../services.ts'
import { failures } from './answers.ts'

/**
 * Where others find this tables, for a page that was opened on the machine itself: its own address leads nobody here.
 * The addresses of a machine are for whoever sits at it; and behind a proxy they are not the way in.
 */
export function addReach(app: App, { settings }: Services): void {
  app.get(
    '/api/reach',
    {
      config: { ignoresCaller: true },
      schema: {
        summary: 'The addresses of this server in its network; asked on its own machine',
        response: { 200: Reach, ...failures },
      },
    },
    async ({ socket }) => {
      const isBehindProxy = settings.trustProxy || settings.isSecure
      if (isBehindProxy || !isOwnMachine(socket.remoteAddress ?? '')) throw new Refused(refuse('E_NOT_FOUND'))
      const { address, port } = app.server.address() as AddressInfo
      return { network: addressesOf(address, port, networkInterfaces()).network }
    },
  )
}

function isOwnMachine(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
