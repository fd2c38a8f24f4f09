import { isRefusal, refuse } from '@serai/kernel'
import {
  BOARD_MODES,
  type BoardConstraints,
  type BoardMode,
  CONSTRAINTS,
  constraintFault,
  generateBoard,
} from '@serai/lab'
import { describe, expect, it } from 'vitest'
import en from '../text/en/index.ts'
import ru from '../text/ru/index.ts'
import { CLUSTER, cornerBounds, FEWEST_PIPS, MOST_PIPS, wishFault, wishWords, withWish } from './wishes.tsx'

function faultOf(constraints: BoardConstraints): string {
  const refusal = generateBoard({ mode: 'fair', seed: 1, constraints })
  if (!isRefusal(refusal)) throw new Error('there is such a board')
  return wishFault(refusal, constraints, en.lab)
}

describe('wishes', () => {
  it('have words in both languages, with their bounds', () => {
    const constraints: BoardConstraints = {
      cluster: 1,
      cornerPips: 11,
      resourcePips: { min: 8, max: 13 },
      desert: 'away',
    }
    expect(CONSTRAINTS.map((name) => wishWords(name, constraints, en.lab))).toEqual([
      'No red numbers side by side',
      'No equal numbers side by side',
      '2 and 12 not side by side',
      'No matching hexes side by side',
      'No corner over 11 pips',
      '8 to 13 pips per resource',
      'No resource next to its own harbour',
      'Desert off-centre',
    ])
    expect(wishWords('cornerPips', { cornerPips: 11 }, ru.lab)).toBe('Не больше 11 точек на углу')
    expect(wishWords('cluster', { cluster: 3 }, en.lab)).toBe('Max three matching hexes together')
    expect(wishWords('desert', { desert: 'centre' }, ru.lab)).toBe('Пустыня в центре')
  })

  it('are taken out, not kept as undefined', () => {
    expect(withWish({ cluster: 2, equalsApart: true }, 'cluster', undefined)).toEqual({ equalsApart: true })
    expect(withWish({ cluster: 2 }, 'cluster', 3)).toEqual({ cluster: 3 })
  })

  it('are offered only as far as some board can keep to them', () => {
    const isPossible = (constraints: BoardConstraints, mode: BoardMode = 'fair'): boolean =>
      constraintFault(constraints, mode) === null
    const resourcePips = { min: FEWEST_PIPS.max, max: MOST_PIPS.min }
    expect(isPossible({ cluster: CLUSTER.min, resourcePips })).toBe(true)
    expect(isPossible({ cluster: CLUSTER.max })).toBe(true)
    for (const mode of BOARD_MODES) {
      const { min, max } = cornerBounds(mode)
      expect([min - 1, min, max, max + 1].map((pips) => isPossible({ cornerPips: pips }, mode))).toEqual([
        false,
        true,
        true,
        false,
      ])
    }
    expect(isPossible({ cluster: CLUSTER.max + 1 })).toBe(false)
    expect(isPossible({ resourcePips: { ...resourcePips, min: resourcePips.min + 1 } })).toBe(false)
    expect(isPossible({ resourcePips: { ...resourcePips, max: resourcePips.max - 1 } })).toBe(false)
  })

  it('that are impossible say why, with the lab’s own bounds', () => {
    expect(faultOf({ cornerPips: 6 })).toBe('Impossible: every board has a corner of at least 9 pips.')
    expect(faultOf({ resourcePips: { min: 12, max: 20 } })).toBe(
      'Impossible: the five resources share 58 pips, so the minimum is at most 11 and the maximum at least 12.',
    )
    expect(faultOf({ resourcePips: { min: 12, max: 9 } })).toBe('Impossible: the minimum, 12, is above the maximum, 9.')
    expect(faultOf({ cluster: 9 })).toBe('Max matching hexes together must be 1 to 4.')
  })

  it('that do not go together are named, also those that the nearest board keeps to', () => {
    const constraints = { redsApart: false, cornerPips: 9, cluster: 1, desert: 'centre' } as const
    expect(faultOf(constraints)).toBe(
      'No board was found that meets all constraints: no matching hexes side by side, no corner over 9 pips, desert in the centre. The closest one breaks: desert in the centre.',
    )
  })

  it('that boards keep to anyway are named only where they stand in the way', () => {
    const constraints = { redsApart: true, desert: 'centre' } as const
    const fault = (broken: readonly string[]) =>
      wishFault(refuse('E_NO_BOARD', { asked: ['redsApart', 'desert'], broken }), constraints, en.lab)
    expect(fault(['desert'])).not.toContain('red numbers')
    expect(fault(['redsApart'])).toContain(
      ': no red numbers side by side, desert in the centre. The closest one breaks: no red numbers side by side.',
    )
  })
})
