import { CHANCE, defaultOptions, newOutcomes, SPECTATOR } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { catan } from '../game.ts'
import { BLUE, RED, scene, WHITE } from '../scenarios/scene.ts'
import { DECK } from '../state/layout.ts'
import { CARDS, RESOURCES } from '../vocabulary.ts'
import { BUY_DEVELOPMENT_CARD, DRAW, FIRST_PLAYER, HIDDEN, MOVE_ROBBER, STEAL_RANDOM_CARD, STOLEN } from './numbers.ts'

const out = newOutcomes(36)
const outcomes = (s: Int32Array) => {
  const count = catan.chance(s, out)
  return Array.from({ length: count }, (_, i) => [catan.format(out.actions[i]!), out.weights[i]])
}

/** Red has bought a card, and chance is to draw it. */
function drawing(): Int32Array {
  const s = scene({ hands: { [RED]: 'sheep1 wheat1 ore1' } })
  catan.apply(s, RED, BUY_DEVELOPMENT_CARD)
  return s
}

/** Red robs Blue, who has two sorts. */
function stealing(): Int32Array {
  const start = scene({
    bare: true,
    stage: 'roll_or_play_knight',
    hands: { [BLUE]: 'wood3 ore1' },
    settlements: { [RED]: 'v41', [BLUE]: 'v12' },
  })
  const s = scripted(catan, start).act(RED, 'roll').chance('dice 3 4').state
  for (let hex = 0; hex < 19; hex++) {
    const robbed = catan.clone(s)
    if (catan.check(robbed, RED, MOVE_ROBBER + hex) !== null) continue
    catan.apply(robbed, RED, MOVE_ROBBER + hex)
    if (catan.check(robbed, RED, STEAL_RANDOM_CARD + BLUE) !== null) continue
    catan.apply(robbed, RED, STEAL_RANDOM_CARD + BLUE)
    return robbed
  }
  throw new Error('nobody to rob')
}

describe('chance (R173)', () => {
  it('chooses a player who is there, whatever it has given elsewhere', () => {
    const start = (seats: number) =>
      catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, seats, { next: () => 0, below: () => 0 })
    expect(catan.check(start(4), CHANCE, FIRST_PLAYER + 3)).toBeNull()
    expect(catan.check(start(3), CHANCE, FIRST_PLAYER + 2)).toBeNull()
    expect(catan.check(start(3), CHANCE, FIRST_PLAYER + 3)).toEqual({ code: 'E_PAYLOAD' })
  })

  it('draws each card as often as it is left, and none that is gone', () => {
    const s = drawing()
    expect(outcomes(s).reduce((sum, [, weight]) => sum + Number(weight), 0)).toBe(25)
    s[DECK]! = 0
    expect(outcomes(s)).toHaveLength(CARDS.length - 1)
    expect(catan.check(s, CHANCE, DRAW)).toEqual({ code: 'E_PAYLOAD' })
    expect(catan.check(s, CHANCE, DRAW + 1)).toBeNull()
  })

  it('steals each card of the victim as often as it is held', () => {
    const s = stealing()
    expect(outcomes(s)).toEqual([
      ['stolen wood', 3],
      ['stolen ore', 1],
    ])
    expect(catan.check(s, CHANCE, STOLEN + RESOURCES.indexOf('brick'))).toEqual({ code: 'E_PAYLOAD' })
  })

  it('has nothing to give when a player is to act', () => {
    expect(outcomes(scene())).toEqual([])
  })
})

describe('what chance gave, in a redacted state (R144, R152)', () => {
  it.each([
    ['the buyer', drawing, RED, DRAW, true],
    ['another player', drawing, BLUE, DRAW, false],
    ['a spectator', drawing, SPECTATOR, DRAW, false],
    ['the thief', stealing, RED, STOLEN, true],
    ['the victim', stealing, BLUE, STOLEN, true],
    ['another player', stealing, WHITE, STOLEN, false],
    ['a spectator', stealing, SPECTATOR, STOLEN, false],
  ] as const)('is told to those it concerns alone: %s', (_, position, viewer, base, isTold) => {
    const s = catan.redact(position(), viewer)
    expect(catan.check(s, CHANCE, base)).toEqual(isTold ? null : { code: 'E_PAYLOAD' })
    expect(catan.check(s, CHANCE, base + HIDDEN)).toEqual(isTold ? { code: 'E_PAYLOAD' } : null)
  })
})
