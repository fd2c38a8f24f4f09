import type { Catalogue } from '../text/catalogue.ts'

/** A friendly name for somebody who did not choose one. */
export function guestName(
  { guestQualities, guestAnimals }: Pick<Catalogue['home'], 'guestQualities' | 'guestAnimals'>,
  random: () => number = Math.random,
): string {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)]
  return `${pick(guestQualities)} ${pick(guestAnimals)}`
}
