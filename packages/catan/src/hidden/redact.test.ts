import { SPECTATOR } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { catan } from '../game.ts'
import { seatOf } from '../read.ts'
import { BLUE, ORANGE, RED, scene, WHITE } from '../scenarios/scene.ts'
import type { CatanState } from '../state/layout.ts'

/** Points of Red and Blue that a viewer knows of beyond those on the board. */
function shown(s: CatanState, viewer: number): number[] {
  const view = catan.redact(s, viewer)
  return [RED, BLUE].map((seat) => seatOf(view, seat).knownPoints - seatOf(view, seat).points)
}

describe('victory point cards (R102, R135)', () => {
  const start = () =>
    scripted(catan, scene({ cards: { [RED]: ['victory_point', 'victory_point'], [BLUE]: ['victory_point'] } }))

  it('are hidden from others while the game goes on', () => {
    const { state } = start()
    expect([shown(state, SPECTATOR), shown(state, RED), shown(state, BLUE)]).toEqual([
      [0, 0],
      [2, 0],
      [0, 1],
    ])
  })

  it('stay hidden when the others have resigned: nobody won with them', () => {
    const script = start()
    for (const seat of [BLUE, WHITE, ORANGE]) script.act(seat, 'resign')
    expect(catan.result(script.state)).toMatchObject({ winner: RED, reason: 'last_player' })
    expect([shown(script.state, SPECTATOR), shown(script.state, WHITE)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(shown(script.state, RED)[0]).toBe(2)
  })
})
