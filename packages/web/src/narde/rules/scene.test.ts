import { formatRefusal, isRefusal, type JsonObject } from '@serai/kernel'
import { BLACK, CONFIRM, narde, stepAction, WHITE } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { type Scene, scenePoints } from '../board/still-model.ts'
import {
  BAD_WALL,
  BEARING,
  BEGINNING,
  BORNE_OFF,
  EXACT,
  GOOD_WALL,
  HIGHER,
  HIGHER_ONLY,
  HIGHER_ONLY_DICE,
  HIGHER_ONLY_FROM,
  ONE_LEFT,
  ONE_LEFT_DICE,
  TURN,
  TURN_CLOSED,
  TURN_DICE,
  TURN_STEPS,
  TWO_LEFT,
  TWO_LEFT_DICE,
  WALL,
} from './scene.ts'

function position(points: Scene, roll: readonly number[], more: JsonObject = {}) {
  const state = narde.parsePosition({ points, dice: { roll }, ...more })
  if (isRefusal(state)) throw new Error(formatRefusal(state))
  return state
}

const LATER = { firstTurn: { white: false, black: false } }

/** Plays a step, or says why not; a side sits at the seat of its number. */
const played = (state: ReturnType<typeof position>, seat: number, from: number, die: number): string | null => {
  const refusal = narde.check(state, seat, stepAction(from, die))
  if (refusal) return refusal.code
  narde.apply(state, seat, stepAction(from, die))
  return null
}

describe('the drawings are true', () => {
  it('a checker goes to a free point, and not to one of the other side', () => {
    const state = position(TURN, TURN_DICE, LATER)
    expect(played(state, WHITE, TURN_CLOSED.from, TURN_CLOSED.die)).toBe('E_OCCUPIED')
    for (const { from, die } of TURN_STEPS) expect(played(state, WHITE, from, die)).toBeNull()
  })

  it('of two dice that cannot both be played it is the higher one', () => {
    const [high, low] = HIGHER_ONLY_DICE
    const state = position(HIGHER_ONLY, HIGHER_ONLY_DICE, LATER)
    expect(played(state, WHITE, HIGHER_ONLY_FROM, low)).toBe('E_HIGHER_DIE')
    expect(played(state, WHITE, HIGHER_ONLY_FROM, high)).toBeNull()
    expect(played(state, WHITE, HIGHER_ONLY_FROM - high, low)).toBe('E_OCCUPIED')
    expect(narde.check(state, WHITE, CONFIRM)).toBeNull()
  })

  it('one checker leaves the head, a second may not', () => {
    const state = position(BEGINNING, ONE_LEFT_DICE)
    const [high, low] = ONE_LEFT_DICE
    expect(played(state, WHITE, 24, high)).toBeNull()
    expect(narde.describe(state).points).toMatchObject({ white: ONE_LEFT.white })
    expect(played(state, WHITE, 24, low)).toBe('E_HEAD')
  })

  it('two leave it with 6-6 in the first turn', () => {
    const before = { white: ONE_LEFT.white, black: BEGINNING.black }
    const state = position(before, TWO_LEFT_DICE, { mover: 'black' })
    expect(played(state, BLACK, 12, TWO_LEFT_DICE[0])).toBeNull()
    expect(played(state, BLACK, 12, TWO_LEFT_DICE[1])).toBeNull()
    expect(narde.describe(state).points).toMatchObject({ black: TWO_LEFT.black })
  })

  it.each([
    ['allowed', GOOD_WALL, null],
    ['not allowed', BAD_WALL, 'E_BLOCK'],
  ] as const)('the last stone of a wall of six is %s', (_, { white, black }, code) => {
    const { [WALL.to]: last, ...others } = white
    expect(last).toBe(1)
    const before = { white: { ...others, [WALL.to + 1]: 2 }, black }
    expect(played(position(before, [2, 1]), WHITE, WALL.to + 1, 1)).toBe(code)
  })

  it('a checker goes off with its own number, or with a higher one from farthest back', () => {
    const roll = [HIGHER.die, EXACT.die]
    const atHome = () => position(BEARING, roll, { off: { white: BORNE_OFF, black: 0 }, ...LATER })
    expect(played(atHome(), WHITE, EXACT.point, HIGHER.die)).toBe('E_OVERSHOOT')
    const state = atHome()
    expect(played(state, WHITE, HIGHER.point, HIGHER.die)).toBeNull()
    expect(played(state, WHITE, EXACT.point, EXACT.die)).toBeNull()
    expect(narde.describe(state).off).toMatchObject({ white: BORNE_OFF + 2 })
  })

  it('draws each side where it stands', () => {
    const points = scenePoints(GOOD_WALL, WHITE)
    expect(points[0]).toMatchObject({ point: 24, owner: WHITE, count: 9 })
    expect(points[21]).toMatchObject({ point: 3, owner: BLACK, count: 1 })
    expect(points[23]).toMatchObject({ point: 1, owner: null, count: 0 })
  })
})
