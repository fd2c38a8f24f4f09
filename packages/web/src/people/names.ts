import type { SeatInfo } from '@serai/protocol'
import type { Catalogue } from '../text/catalogue.ts'

/** A friendly name for somebody who did not choose one. */
export function guestName(
  { guestQualities, guestAnimals }: Pick<Catalogue['home'], 'guestQualities' | 'guestAnimals'>,
  random: () => number = Math.random,
): string {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)]
  return `${pick(guestQualities)} ${pick(guestAnimals)}`
}

/**
 * A name from the address of its page. The router has decoded the address as a whole, which leaves only the signs that
 * have a meaning in one; to decode all of it again would stumble over a name with `%`.
 */
export function nameInPath(part: string): string {
  return part.replace(/%(?:2[34678BCF]|3[ABDF]|40)/gi, decodeURIComponent)
}

/** The name at a seat: that of a player as they write it, that of a bot in the letters of the page's language. */
export function seatName(
  { kind, name }: Pick<SeatInfo, 'kind' | 'name'>,
  { common }: Pick<Catalogue, 'common'>,
): string {
  return kind === 'bot' ? common.botName(name) : name
}
