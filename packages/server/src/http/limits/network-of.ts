import { isIPv6 } from 'node:net'

const IPV4_BEGINS = '0:0:0:0:0:ffff:'

/**
 * Whom requests and connections are counted for: who has an address of IPv6 has all that begin with the same 64 bits.
 * A connection that has ended meanwhile has none.
 */
export function networkOf(address: string | undefined): string {
  if (!address || !isIPv6(address)) return address ?? ''
  // One way of writing it: small letters, no zeros in front, at most one `::`.
  const short = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = short.split('::').map((part) => part.split(':').filter(Boolean))
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  const whole = groups.join(':')
  return whole.startsWith(IPV4_BEGINS) ? whole : groups.slice(0, 4).join(':')
}
