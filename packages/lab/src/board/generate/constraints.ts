import { NUMBER_TOKENS, pips } from '@serai/catan'
import { type Refusal, refuse } from '@serai/kernel'
import type { BoardMode } from './generate.ts'

/** What a board can be asked to meet; left out means free. */
export interface BoardConstraints {
  /** No 6 or 8 beside a 6 or 8. On in the modes `random` and `fair` unless turned off (R28). */
  readonly redsApart?: boolean
  /** No number beside the same number. */
  readonly equalsApart?: boolean
  /** No 2 or 12 beside a 2 or 12. */
  readonly rareApart?: boolean
  /** Most hexes of one terrain in one piece, 1 to 4. */
  readonly cluster?: number
  /** Most pips at a vertex. */
  readonly cornerPips?: number
  /** Pips of each resource on the whole board. */
  readonly resourcePips?: { readonly min: number; readonly max: number }
  /** No 2:1 harbour at a vertex of a hex of its own resource. */
  readonly foreignHarbours?: boolean
  readonly desert?: 'centre' | 'away'
}

export type ConstraintName = keyof BoardConstraints
export const CONSTRAINTS: readonly ConstraintName[] = [
  'redsApart',
  'equalsApart',
  'rareApart',
  'cluster',
  'cornerPips',
  'resourcePips',
  'foreignHarbours',
  'desert',
]

/** Those that ask for something. */
export function constraintsOn(constraints: BoardConstraints): ConstraintName[] {
  return CONSTRAINTS.filter((name) => constraints[name] !== undefined && constraints[name] !== false)
}

const ALL_PIPS = NUMBER_TOKENS.reduce((sum, number) => sum + pips(number), 0)
const RESOURCES = 5
/** Three hexes of 5 pips: more no resource of three hexes can have. */
const MOST_OF_THREE = 15

/**
 * The fewest pips that the richest vertex of a board can have. In `random` and `fair` only 192 ways to lay the numbers
 * come so low; the spiral knows 114 ways in all.
 */
export const LEAST_CORNER_PIPS: { readonly [M in BoardMode]: number } = { spiral: 11, random: 9, fair: 9 }
const MOST_CORNER_PIPS = 15

const impossible = (constraint: ConstraintName, fault: string): Refusal<'E_CONSTRAINT'> =>
  refuse('E_CONSTRAINT', { constraint, fault })

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max

/** What no board of the mode can keep to, whatever else is asked. */
export function constraintFault(constraints: BoardConstraints, mode: BoardMode): Refusal<'E_CONSTRAINT'> | null {
  const { cluster, cornerPips, resourcePips, desert } = constraints
  if (cluster !== undefined && !isWhole(cluster, 1, 4)) {
    return impossible('cluster', `must be 1 to 4 hexes of one terrain, not ${cluster}`)
  }
  const least = LEAST_CORNER_PIPS[mode]
  if (cornerPips !== undefined && !isWhole(cornerPips, least, MOST_CORNER_PIPS)) {
    const bounds = `${least} to ${MOST_CORNER_PIPS}`
    const fault = `the maximum pips of a corner on ${mode} boards must be ${bounds}, not ${cornerPips}`
    return refuse('E_CONSTRAINT', { constraint: 'cornerPips', fault, least })
  }
  if (desert !== undefined && desert !== 'centre' && desert !== 'away') {
    return impossible('desert', `must be centre or away, not ${JSON.stringify(desert)}`)
  }
  return resourcePips === undefined ? null : resourceFault(resourcePips)
}

function resourceFault({ min, max }: { readonly min: number; readonly max: number }): Refusal<'E_CONSTRAINT'> | null {
  if (!isWhole(min, 0, ALL_PIPS) || !isWhole(max, 0, ALL_PIPS)) {
    return impossible('resourcePips', `the bounds must be whole numbers from 0 to ${ALL_PIPS}`)
  }
  if (min > max) return impossible('resourcePips', `the lower bound ${min} is above the upper bound ${max}`)
  if (min * RESOURCES > ALL_PIPS) {
    return impossible(
      'resourcePips',
      `the five resources share ${ALL_PIPS} pips, so they cannot all have at least ${min}`,
    )
  }
  if (max * RESOURCES < ALL_PIPS) {
    return impossible(
      'resourcePips',
      `the five resources share ${ALL_PIPS} pips, so they cannot all have at most ${max}`,
    )
  }
  if (min > MOST_OF_THREE) return impossible('resourcePips', `three hexes cannot have ${min} pips`)
  return null
}
