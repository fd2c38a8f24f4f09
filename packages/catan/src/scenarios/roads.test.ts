import { describe, expect, it } from 'vitest'
import { BEGINNER_BOARD } from '../board/beginner.ts'
import { edgeOf, vertexOf } from '../board/ids.ts'
import { awardLongestRoad } from '../rules/longest-road.ts'
import { putCity, putRoad, putSettlement } from '../rules/place.ts'
import { roadLength } from '../rules/road-length.ts'
import * as layout from '../state/layout.ts'
import { emptyState } from '../state/start.ts'

const L1 = '16-21 16-22 17-22 17-23 18-23'
const L3 = `${L1} 18-24 19-24`
const L6 = '18-23 18-24 23-29 24-30 29-35 30-35'

/** Roads of P; settlements, cities and roads of F; the length of P's road. */
const lengths: readonly (readonly [string, string, string, number])[] = [
  ['L1', L1, '', 5],
  ['L2', L1, 'own v17', 5],
  ['L3', L3, 'v17 12-17', 4],
  ['L4', L1, 'v18 13-18', 5],
  ['L5', L1, 'v21 21-27 v18 13-18', 5],
  ['L6', L6, '', 6],
  ['L7', `${L6} 13-18`, '', 7],
  ['L8', `${L6} 13-18 8-13`, '', 8],
  ['L9', `${L6} 13-18 19-24`, '', 7],
  ['L10', L6, 'v18 13-18', 6],
  ['L11', `${L6} 19-24 19-25 25-31 31-36 30-36`, '', 11],
  ['L12', '17-22 16-22 16-21 17-23 18-23 18-24 12-17 7-12', '', 6],
  ['L13', '7-11 7-12 12-17 17-22 16-22 11-16 9-13 9-14 14-19 19-24 18-24 13-18 8-12 8-13', '', 14],
  ['L14', '0-3 3-7 7-11 11-16 49-52 48-52 48-51', '', 4],
  ['L15', L1, '12-17', 5],
  ['L16', L3, 'city v17 12-17', 4],
]

describe('road lengths (L)', () => {
  it.each(lengths)('%s', (_, roads, others, expected) => {
    const s = emptyState(BEGINNER_BOARD, 4)
    let builder = 1
    let isCity = false
    for (const word of others.split(' ').filter(Boolean)) {
      if (word === 'own') builder = 0
      else if (word === 'city') isCity = true
      else if (word.startsWith('v')) {
        putSettlement(s, builder, vertexOf(word))
        if (isCity) putCity(s, builder, vertexOf(word))
      } else putRoad(s, 1, edgeOf(word))
    }
    for (const road of roads.split(' ')) putRoad(s, 0, edgeOf(road))
    expect(roadLength(s, 0)).toBe(expected)
  })
})

const awards: readonly (readonly [string, number, readonly number[], number])[] = [
  ['W1', -1, [5, 4, 2, 1], 0],
  ['W2', 0, [5, 5, 2, 1], 0],
  ['W3', 0, [5, 6, 2, 1], 1],
  ['W4', 0, [4, 6, 2, 1], 1],
  ['W5', 0, [5, 5, 4, 1], 0],
  ['W6', 0, [4, 6, 6, 1], -1],
  ['W7', 0, [3, 4, 4, 1], -1],
  ['W8', -1, [4, 7, 6, 1], 1],
  ['W9', -1, [4, 6, 4, 1], 1],
  ['W10', 0, [5, 6, 6, 1], -1],
  ['W11', 0, [6, 6, 2, 1], 0],
  ['W12', -1, [4, 4, 4, 4], -1],
]

describe('the award (W)', () => {
  it.each(awards)('%s: holder %i with lengths %j', (_, holder, present, expected) => {
    const s = emptyState(BEGINNER_BOARD, 4)
    s[layout.LONGEST_ROAD] = holder
    if (holder >= 0) s[layout.POINTS + holder]! += 2
    s.set(present, layout.ROAD_LENGTH)
    awardLongestRoad(s)
    expect(s[layout.LONGEST_ROAD]).toBe(expected)
    expect([0, 1, 2, 3].map((p) => s[layout.POINTS + p])).toEqual([0, 1, 2, 3].map((p) => (p === expected ? 2 : 0)))
  })
})
