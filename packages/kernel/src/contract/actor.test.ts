import { describe, expect, it } from 'vitest'
import { CHANCE, decodeActor, decodeViewer, encodeActor, encodeViewer, SPECTATOR } from './actor.ts'

describe('actors and viewers on the wire', () => {
  it('go there and back', () => {
    for (const actor of [CHANCE, 0, 1, 3]) expect(decodeActor(encodeActor(actor), 4)).toBe(actor)
    for (const viewer of [SPECTATOR, 0, 1, 3]) expect(decodeViewer(encodeViewer(viewer), 4)).toBe(viewer)
    expect([encodeActor(CHANCE), encodeViewer(SPECTATOR), encodeActor(2)]).toEqual(['chance', 'spectator', 2])
  })

  it.each([4, -1, -0, 0.5, Number.NaN, '0', 'Chance', null, undefined, [], {}, true])('refuse %j', (wire) => {
    expect(decodeActor(wire, 4)).toBeNull()
    expect(decodeViewer(wire, 4)).toBeNull()
  })

  it('are not taken for one another', () => {
    expect(decodeActor('spectator', 4)).toBeNull()
    expect(decodeViewer('chance', 4)).toBeNull()
  })
})
