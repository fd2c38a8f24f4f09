import { encodeBoard } from '@serai/catan'
import { hasExactly, isObject, isRefusal, type JsonObject, type Refusal, refuse } from '@serai/kernel'
import { type BoardConstraints, CONSTRAINTS } from './constraints.ts'
import { BOARD_MODES, type BoardMode, type BoardRequest, generateBoard } from './generate.ts'

const bad = (fault: string): Refusal<'E_BOARD_REQUEST'> => refuse('E_BOARD_REQUEST', { fault })

const FIELDS = ['mode', 'seed', 'seats', 'constraints']
const FLAGS = new Set(['redsApart', 'equalsApart', 'rareApart', 'foreignHarbours'])
const NUMBERS = new Set(['cluster', 'cornerPips'])

/** A request from the wire: `{ mode, seed, seats?, constraints? }`. */
export function decodeBoardRequest(json: unknown): BoardRequest | Refusal<'E_BOARD_REQUEST'> {
  if (!isObject(json)) return bad('a board request must be an object')
  const strange = Object.keys(json).find((name) => !FIELDS.includes(name))
  if (strange !== undefined) return bad(`unknown field "${strange}" (fields: ${FIELDS.join(', ')})`)
  const { mode, seed, seats = 4, constraints = {} } = json
  if (!BOARD_MODES.includes(mode as BoardMode)) return bad(`mode must be one of ${BOARD_MODES.join(', ')}`)
  if (!Number.isSafeInteger(seed) || (seed as number) < 0) return bad('seed must be a whole number of at least 0')
  if (seats !== 3 && seats !== 4) return bad('seats must be 3 or 4')
  const decoded = decodeConstraints(constraints)
  if (isRefusal(decoded)) return decoded
  return { mode: mode as BoardMode, seed: seed as number, seats, constraints: decoded }
}

function decodeConstraints(json: unknown): BoardConstraints | Refusal<'E_BOARD_REQUEST'> {
  if (!isObject(json)) return bad('constraints must be an object')
  for (const [name, value] of Object.entries(json)) {
    if (!(CONSTRAINTS as readonly string[]).includes(name)) {
      return bad(`unknown constraint "${name}" (constraints: ${CONSTRAINTS.join(', ')})`)
    }
    const isGood = FLAGS.has(name)
      ? typeof value === 'boolean'
      : NUMBERS.has(name)
        ? typeof value === 'number'
        : name === 'resourcePips'
          ? hasExactly(value, ['min', 'max']) && typeof value.min === 'number' && typeof value.max === 'number'
          : typeof value === 'string'
    if (!isGood) return bad(`constraint ${name} has an invalid value`)
  }
  return json as BoardConstraints
}

/** The board of a request as the engine's option `board` takes it. */
export function tableBoard(request: BoardRequest): JsonObject | Refusal<'E_CONSTRAINT' | 'E_NO_BOARD'> {
  const board = generateBoard(request)
  return isRefusal(board) ? board : encodeBoard(board)
}
