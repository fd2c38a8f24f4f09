import type { NetworkInterfaceInfo } from 'node:os'

/** Where a server on this machine is found: from itself first, then from the home network. */
export function addressesOf(
  host: string,
  port: number,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>,
): { readonly local: string; readonly network: readonly string[] } {
  const url = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`
  if (host !== '0.0.0.0' && host !== '::') return { local: url(host), network: [] }
  const own = Object.values(interfaces).flatMap((list) => list ?? [])
  return {
    local: url('localhost'),
    network: own.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => url(address)),
  }
}
