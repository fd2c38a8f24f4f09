import { type Board, DESERT, HARBOUR_COUNTS, NUMBER_TOKENS, TERRAIN_COUNTS } from '@serai/catan'
import { crc32 } from '@serai/kernel'
import {
  type BoardCodeRefusal,
  noSuchBoard,
  wrongCheck,
  wrongLength,
  wrongLetter,
  wrongName,
  wrongVersion,
} from './board-code-refusal.ts'
import { correctedLetters } from './letter-correction.ts'

/** Letters that cannot be mistaken for each other (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const READ_AS: { readonly [letter: string]: string } = { I: '1', L: '1', O: '0' }
/** Cyrillic letters that nobody can tell from Latin ones. */
const LOOKS_LIKE: { readonly [letter: string]: string } = Object.fromEntries(
  Array.from('АВЕКМНОРСТУХ', (letter, index) => [letter, 'ABEKMHOPCTYX'[index]!]),
)
const NAME = 'SB'
const VERSION = 1
const BOARD_LETTERS = 20
const CHECK_LETTERS = 4
const GROUP = 4

const TOKENS: readonly number[] = [...new Set(NUMBER_TOKENS)]
const TOKEN_COUNTS = TOKENS.map((number) => NUMBER_TOKENS.filter((other) => other === number).length)

/** The ways to lay each kind of piece: terrain, numbers, harbours. */
const TERRAIN_WAYS = ways(TERRAIN_COUNTS)
const NUMBER_WAYS = ways(TOKEN_COUNTS)
const HARBOUR_WAYS = ways(HARBOUR_COUNTS)

/** `SB1-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX`: the place of the board among all boards, and a check of the letters. */
export function formatBoardCode(board: Board): string {
  const numbers = board.number.filter((number) => number !== 0).map((number) => TOKENS.indexOf(number))
  const terrain = rank(board.terrain, TERRAIN_COUNTS)
  const place =
    (terrain * NUMBER_WAYS + rank(numbers, TOKEN_COUNTS)) * HARBOUR_WAYS + rank(board.harbour, HARBOUR_COUNTS)
  const letters = write(place, BOARD_LETTERS)
  return codeOf(Array.from(letters + checkOf(letters)))
}

/** The board of a code; small letters, spaces and missing dashes are forgiven. */
export function parseBoardCode(text: string): Board | BoardCodeRefusal {
  const upper = Array.from(text.trim().toUpperCase(), (letter) => LOOKS_LIKE[letter] ?? letter).join('')
  const plain = upper.replace(/[\s-]/g, '')
  if (!plain.startsWith(NAME)) return wrongName(`${NAME}${VERSION}`)
  const head = /^SB(\d*)-/.exec(upper)
  const version = head ? head[1]! : plain.slice(NAME.length, NAME.length + 1)
  if (version !== String(VERSION)) return wrongVersion(version, VERSION)
  const written = Array.from(plain.slice(NAME.length + 1))
  const letters = written.map((letter) => READ_AS[letter] ?? letter)
  const likely = () =>
    correctedLetters(letters, LETTERS, BOARD_LETTERS + CHECK_LETTERS, (some) => boardOf(some) !== null)
  const meant = () => {
    const found = likely()
    return found === null ? null : codeOf(found)
  }
  const wrong = letters.findIndex((letter) => !LETTERS.includes(letter))
  if (wrong >= 0) return wrongLetter(written[wrong]!, groupOf(text, wrong), meant())
  if (letters.length !== BOARD_LETTERS + CHECK_LETTERS) {
    return wrongLength(letters.length, BOARD_LETTERS + CHECK_LETTERS, unevenGroup(text), meant())
  }
  if (!isChecked(letters)) return wrongCheck(meant())
  return boardOf(letters) ?? noSuchBoard()
}

function isChecked(letters: readonly string[]): boolean {
  return checkOf(letters.slice(0, BOARD_LETTERS).join('')) === letters.slice(BOARD_LETTERS).join('')
}

/** Null: the letters do not fit together, or no board has this place. */
function boardOf(letters: readonly string[]): Board | null {
  return isChecked(letters) ? boardAt(read(letters.slice(0, BOARD_LETTERS).join(''))) : null
}

function codeOf(letters: readonly string[]): string {
  return [`${NAME}${VERSION}`, ...groups(letters.join(''))].join('-')
}

/** The groups as somebody wrote them, without the head. */
function writtenGroups(text: string): string[] {
  const [head = '', ...rest] = text.trim().split(/[\s-]+/)
  const afterHead = head.slice(NAME.length + 1)
  return [...(afterHead === '' ? [] : [afterHead]), ...rest].filter(Boolean)
}

/** In which group, from 1, a letter is: as they were written, or in groups of four. */
function groupOf(text: string, letter: number): number {
  const written = writtenGroups(text)
  if (written.length < 2) return Math.floor(letter / GROUP) + 1
  let left = letter
  return (
    1 +
    written.findIndex((group) => {
      const isHere = left < group.length
      left -= group.length
      return isHere
    })
  )
}

/** The first group that has not four letters, where the code was written in groups. */
function unevenGroup(text: string): { readonly group: number; readonly count: number } | null {
  const written = writtenGroups(text)
  const at = written.findIndex((group) => group.length !== GROUP)
  return written.length < 2 || at < 0 ? null : { group: at + 1, count: written[at]!.length }
}

function boardAt(place: bigint): Board | null {
  const terrainRank = place / HARBOUR_WAYS / NUMBER_WAYS
  if (terrainRank >= TERRAIN_WAYS) return null
  const terrain = unrank(terrainRank, TERRAIN_COUNTS)
  const number = unrank((place / HARBOUR_WAYS) % NUMBER_WAYS, TOKEN_COUNTS).map((token) => TOKENS[token]!)
  number.splice(terrain.indexOf(DESERT), 0, 0)
  return { terrain, number, harbour: unrank(place % HARBOUR_WAYS, HARBOUR_COUNTS) }
}

/** The ways to lay pieces of which `counts` are alike. */
function ways(counts: readonly number[]): bigint {
  let product = 1n
  let laid = 0n
  for (const count of counts) for (let i = 1n; i <= BigInt(count); i++) product = (product * ++laid) / i
  return product
}

/** The place of an arrangement among all of its pieces, in lexicographic order. */
function rank(list: readonly number[], counts: readonly number[]): bigint {
  const left = [...counts]
  let place = 0n
  for (const kind of list) {
    for (let lower = 0; lower < kind; lower++) {
      if (left[lower] === 0) continue
      left[lower]!--
      place += ways(left)
      left[lower]!++
    }
    left[kind]!--
  }
  return place
}

function unrank(place: bigint, counts: readonly number[]): number[] {
  const left = [...counts]
  const list: number[] = []
  let rest = place
  for (let pieces = counts.reduce((sum, count) => sum + count, 0); pieces > 0; pieces--) {
    for (let kind = 0; kind < left.length; kind++) {
      if (left[kind] === 0) continue
      left[kind]!--
      const here = ways(left)
      if (rest < here) {
        list.push(kind)
        break
      }
      rest -= here
      left[kind]!++
    }
  }
  return list
}

function write(value: bigint, letters: number): string {
  let text = ''
  let rest = value
  for (let i = 0; i < letters; i++, rest /= 32n) text = LETTERS[Number(rest % 32n)]! + text
  return text
}

function read(letters: string): bigint {
  return [...letters].reduce((value, letter) => value * 32n + BigInt(LETTERS.indexOf(letter)), 0n)
}

function checkOf(letters: string): string {
  const bytes = Uint8Array.from(`${NAME}${VERSION}${letters}`, (letter) => letter.charCodeAt(0))
  return write(BigInt(crc32(bytes) >>> (32 - 5 * CHECK_LETTERS)), CHECK_LETTERS)
}

function groups(letters: string): string[] {
  return Array.from({ length: letters.length / GROUP }, (_, i) => letters.slice(GROUP * i, GROUP * i + GROUP))
}
