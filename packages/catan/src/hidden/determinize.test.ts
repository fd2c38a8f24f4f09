import { type Json, SPECTATOR, stream } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { BUY_DEVELOPMENT_CARD, DRAW } from '../actions/numbers.ts'
import { catan } from '../game.ts'
import { faultOf } from '../scenarios/invariants.ts'
import { BLUE, ORANGE, RED, type Scene, scene, WHITE } from '../scenarios/scene.ts'
import type { CatanState } from '../state/layout.ts'
import * as layout from '../state/layout.ts'
import { CARDS, type Card } from '../vocabulary.ts'

const VIEWERS = [SPECTATOR, RED, BLUE, WHITE, ORANGE]
const WORLDS = 40

/** Worlds that each viewer thinks possible, each of them sound and the same to that viewer. */
function* worldsOf(s: CatanState, viewers = VIEWERS): Generator<CatanState> {
  for (const viewer of viewers) {
    const view = catan.redact(s, viewer)
    for (let i = 0; i < WORLDS; i++) {
      const world = catan.determinize(view, stream(`${viewer} ${i}`, 'worlds'))
      expect(faultOf(world)).toBeNull()
      expect(catan.redact(world, viewer)).toEqual(view)
      yield world
    }
  }
}

const handOf = (s: CatanState, seat: number) => [...s.subarray(layout.HAND + 5 * seat, layout.HAND + 5 * seat + 5)]
const heldOf = (s: CatanState, seat: number, card: Card) => s[layout.CARDS_HELD + 5 * seat + CARDS.indexOf(card)]!

describe('an imagined world', () => {
  it('is the open state itself where nothing is hidden', () => {
    const s = scene()
    expect(catan.determinize(s, stream('none', 'worlds'))).toEqual(s)
  })

  it('holds every hand that can be, and not only one', () => {
    const s = scene({ hands: { [RED]: 'wood1', [BLUE]: 'wood2 ore2', [WHITE]: 'sheep3', [ORANGE]: 'brick1' } })
    const hands = new Set<string>()
    for (const world of worldsOf(s, [RED])) {
      expect(handOf(world, RED)).toEqual([1, 0, 0, 0, 0])
      expect(handOf(world, BLUE).reduce((a, b) => a + b, 0)).toBe(4)
      hands.add(handOf(world, BLUE).join())
    }
    expect(hands.size).toBeGreaterThan(5)
  })

  it('can pay what stands: an offer, and its acceptance (R78)', () => {
    const offer: Json = { type: 'PROPOSE_TRADE', to: [BLUE, WHITE], give: { wood: 2 }, want: { ore: 2 } }
    const hands = { [RED]: 'wood2 wheat3', [BLUE]: 'ore2 sheep3', [WHITE]: 'ore1 sheep3', [ORANGE]: 'brick4' }
    const { state } = scripted(catan, scene({ hands })).act(RED, offer).act(BLUE, 'accept 0')
    let without = 0
    for (const world of worldsOf(state)) {
      expect(handOf(world, RED)[0]).toBeGreaterThanOrEqual(2)
      expect(handOf(world, BLUE)[4]).toBeGreaterThanOrEqual(2)
      // Of one who has not answered nothing is known.
      if (handOf(world, WHITE)[4]! < 2) without++
    }
    expect(without).toBeGreaterThan(WORLDS)
  })

  it('has the cards of others, and those bought this turn as such', () => {
    const cards: Scene['cards'] = { [BLUE]: ['knight', 'monopoly'] }
    const s = scene({ hands: { [RED]: 'sheep1 wheat1 ore1' }, cards })
    catan.apply(s, RED, BUY_DEVELOPMENT_CARD)
    catan.apply(s, -1, DRAW + CARDS.indexOf('knight'))
    const kinds = new Set<string>()
    for (const world of worldsOf(s, [SPECTATOR, WHITE])) {
      for (const seat of [RED, BLUE]) {
        const held = CARDS.map((card) => heldOf(world, seat, card))
        const fresh = CARDS.map((_, i) => world[layout.CARDS_NEW + 5 * seat + i]!)
        expect(held.reduce((a, b) => a + b, 0)).toBe(seat === RED ? 1 : 2)
        expect(fresh).toEqual(seat === RED ? held : [0, 0, 0, 0, 0])
        if (seat === RED) kinds.add(held.join())
      }
    }
    expect(kinds.size).toBeGreaterThan(2)
  })
})

describe('victory points of others (R168)', () => {
  /** Red has nine points on the board, and a card. */
  const nine = (active: number): Scene => ({
    bare: true,
    active,
    cities: { [RED]: 'v01 v12 v21 v19' },
    settlements: { [RED]: 'v43' },
    roads: { [RED]: '1-4 8-12 16-21 19-24 43-47' },
    cards: { [RED]: ['knight'], [BLUE]: ['victory_point'] },
  })
  const seen = (s: CatanState, seat: number) => {
    const counts = new Set<number>()
    for (const world of worldsOf(s, [WHITE])) counts.add(heldOf(world, seat, 'victory_point'))
    return counts
  }

  it('are not those that would have won for the active player', () => {
    expect(seen(scene(nine(RED)), RED)).toEqual(new Set([0]))
  })

  it('may be those of one who has to wait for their turn', () => {
    expect(seen(scene(nine(BLUE)), RED)).toEqual(new Set([0, 1]))
    expect(seen(scene(nine(RED)), BLUE)).toEqual(new Set([0, 1]))
  })
})
