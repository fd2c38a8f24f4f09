import { MOST_NAME } from '@serai/protocol'
import type { Looks } from '../../store/people-store.ts'
import { skeletonOf } from './look-alikes.ts'

/** Scripts with letters that look the same. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Names are told apart by what is seen of them, without regard to case or to how their letters are made. */
export function nameKey(name: string): string {
  return seen(name).toLowerCase()
}

/** Names that share one of these look the same, or do in small letters: what can be an I in one may be an l in the other. */
export function looksOf(name: string): Looks {
  const look = (text: string) => skeletonOf(text).toLowerCase()
  return [look(seen(name)), look(nameKey(name))]
}

/** Whether there are letters of more than one script that have letters in common to whoever looks. */
export function isMixed(name: string): boolean {
  return ALIKE.filter((script) => script.test(seen(name))).length > 1
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
