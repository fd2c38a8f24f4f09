import { useEffect, useState } from 'react'
import { api } from './api.ts'

/** Whether this name leads nowhere from any other machine. */
export function isOwnMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

/** The address of this server to be given to others. */
export interface ServerOrigin {
  readonly origin: string
  /** Nobody but this computer gets there. */
  readonly isOnlyHere: boolean
}

/** The page's own address leads others here, unless the page was opened on the server's machine as `localhost`. */
export async function serverOrigin({ origin, hostname }: Pick<Location, 'origin' | 'hostname'>): Promise<ServerOrigin> {
  if (!isOwnMachine(hostname)) return { origin, isOnlyHere: false }
  const { network } = await api.reach().catch(() => ({ network: [] }))
  const [first] = network
  return first === undefined ? { origin, isOnlyHere: true } : { origin: first, isOnlyHere: false }
}

/** The page's own address while the server is asked. */
export function useServerOrigin(): ServerOrigin {
  const [found, setFound] = useState<ServerOrigin>(() => ({ origin: location.origin, isOnlyHere: false }))
  useEffect(() => {
    let isShown = true
    void serverOrigin(location).then((answer) => isShown && setFound(answer))
    return () => {
      isShown = false
    }
  }, [])
  return found
}
