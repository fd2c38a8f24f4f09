import { CHANCE, SPECTATOR } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { makeAction } from './action.ts'
import { hexOf, vertexOf } from './board/ids.ts'
import { catan } from './game.ts'
import { buildingAt, diceOf, handOf, hasRolled, offerById, offerOf, openOffers, seatOf, stageOf } from './read.ts'
import { BLUE, beforeFirstRoll, RED, scene } from './scenarios/scene.ts'

describe('the dice on the table', () => {
  it('are not there before the first roll', () => {
    expect(diceOf(beforeFirstRoll())).toBeNull()
    expect(hasRolled(beforeFirstRoll())).toBe(false)
  })

  it('are those of this turn until it ends', () => {
    const s = beforeFirstRoll()
    catan.apply(s, RED, makeAction({ type: 'ROLL_DICE' }))
    expect(hasRolled(s)).toBe(false)
    catan.apply(s, CHANCE, makeAction({ type: 'DICE', a: 3, b: 5 }))
    expect([diceOf(s), hasRolled(s)]).toEqual([{ a: 3, b: 5 }, true])
    catan.apply(s, RED, makeAction({ type: 'END_TURN' }))
    expect([diceOf(s), hasRolled(s)]).toEqual([{ a: 3, b: 5 }, false])
  })

  it('R44: stay those of the last turn while a knight is played before the roll', () => {
    const s = scene({ stage: 'roll_or_play_knight', cards: { [RED]: ['knight'] } })
    catan.apply(s, RED, makeAction({ type: 'PLAY_KNIGHT' }))
    expect([stageOf(s), hasRolled(s)]).toEqual(['move_robber', false])
    catan.apply(s, RED, makeAction({ type: 'MOVE_ROBBER', hex: hexOf('D4') }))
    expect(hasRolled(s)).toBe(false)
  })
})

describe('what a viewer reads', () => {
  const open = scene({ hands: { [RED]: 'wood2 ore1' }, cards: { [RED]: ['victory_point'] } })

  it('R143: is the own hand and cards, of others only their number', () => {
    const mine = catan.redact(open, RED)
    expect(seatOf(mine, RED)).toMatchObject({
      hand: [2, 0, 0, 0, 1],
      cards: [0, 1, 0, 0, 0],
      points: 2,
      knownPoints: 3,
    })
    for (const viewer of [BLUE, SPECTATOR]) {
      const theirs = catan.redact(open, viewer)
      expect(seatOf(theirs, RED)).toMatchObject({ hand: null, handSize: 3, cards: null, cardCount: 1, knownPoints: 2 })
      expect(handOf(theirs, RED)).toEqual([0, 0, 0, 0, 0])
    }
  })

  it('is what stands on the island', () => {
    expect(buildingAt(open, vertexOf('v08'))).toEqual({ seat: RED, kind: 'settlement' })
    const built = scene({ hands: { [RED]: 'wheat2 ore3' } })
    catan.apply(built, RED, makeAction({ type: 'UPGRADE_TO_CITY', vertex: vertexOf('v08') }))
    expect(buildingAt(built, vertexOf('v08'))).toEqual({ seat: RED, kind: 'city' })
    expect(buildingAt(built, vertexOf('v00'))).toBeNull()
  })
})

it('R79: offers are read by seat and by id, as long as they stand', () => {
  const s = scene({ hands: { [RED]: 'wood1' } })
  expect([offerOf(s, RED), openOffers(s)]).toEqual([null, []])
  const [give, want] = [
    [1, 0, 0, 0, 0],
    [0, 0, 0, 0, 1],
  ] as const
  catan.apply(s, RED, makeAction({ type: 'PROPOSE_TRADE', to: 0b0110, give, want }))
  const offer = offerOf(s, RED)!
  expect(offer).toMatchObject({ from: RED, to: 0b0110, accepted: 0, rejected: 0, give, want })
  expect([openOffers(s), offerById(s, offer.id), offerById(s, offer.id + 4)]).toEqual([[offer], offer, null])
  catan.apply(s, RED, makeAction({ type: 'CANCEL_TRADE', tradeId: offer.id }))
  expect(offerById(s, offer.id)).toBeNull()
})
