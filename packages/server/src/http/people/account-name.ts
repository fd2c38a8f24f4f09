import { MOST_NAME } from '@serai/protocol'

/** Letters that nobody can tell apart, at the same places. */
const LATIN = 'ABEKMHOPCTXYISJaeopcyxisj'
const CYRILLIC = 'АВЕКМНОРСТХУІЅЈаеорсухіѕј'

/** Names are told apart by what is seen of them, without regard to case or to how their letters are made. */
export function nameKey(name: string): string {
  return seen(name).toLowerCase()
}

/** The keys of other names that look the same: all that can be is Latin, or Cyrillic. */
export function twinKeys(name: string): string[] {
  const twins = [replaced(seen(name), CYRILLIC, LATIN), replaced(seen(name), LATIN, CYRILLIC)]
  return twins.map((twin) => twin.toLowerCase()).filter((key) => key !== nameKey(name))
}

/** Whether some of the letters could be taken for others in more ways than `twinKeys` tries. */
export function isMixed(name: string): boolean {
  return /\p{Script=Latin}/u.test(seen(name)) && /\p{Script=Cyrillic}/u.test(seen(name))
}

/** `Alice 2`, whatever number she had, and not longer than names may be. */
export function numbered(name: string, number: number): string {
  const end = ` ${number}`
  const letters = [...name.replace(/ \d+$/, '')]
  while (letters.join('').length + end.length > MOST_NAME) letters.pop()
  return `${letters.join('').trimEnd()}${end}`
}

function seen(name: string): string {
  return name
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
}

function replaced(name: string, from: string, to: string): string {
  return [...name].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
}
