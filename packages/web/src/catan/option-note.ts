import type { Json } from '@serai/kernel'
import type { Catalogue } from '../text/catalogue.ts'

/** Up to so many points every game came to its end; docs/bots-catan.md, "Long games". */
const ALWAYS_REACHED = 12

/** What is to be known of an option as it is chosen. */
export function catanOptionNote(
  name: string,
  { victoryPoints, turnCap }: { readonly [name: string]: Json },
  { lobby }: Pick<Catalogue, 'lobby'>,
): string | null {
  const isLong = typeof victoryPoints === 'number' && victoryPoints > ALWAYS_REACHED
  return name === 'victoryPoints' && isLong && !turnCap ? lobby.mayNotEnd(ALWAYS_REACHED) : null
}
