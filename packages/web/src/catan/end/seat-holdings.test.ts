import { type CatanState, catan, layout } from '@serai/catan'
import { type AnyGame, redactLog } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { playFair } from '../../../test/fair-game.ts'
import { History } from '../../table/history.ts'
import { seatHoldings } from './seat-holdings.ts'

const log = playFair(catan as unknown as AnyGame, 3, 'hands')
const open = History.fold(log)

function seenBy(seat: number): History {
  const redacted = redactLog(log.game, log.header, log.entries, seat)
  if ('code' in redacted) throw new Error(redacted.code)
  return History.fold({ game: log.game, header: redacted.header, entries: redacted.entries })
}

describe('what a seat holds', () => {
  it('is all known in an open game', () => {
    for (const { after } of open.moments) {
      for (const { hand, handSize, cards, cardsSize } of seatHoldings(after as CatanState)) {
        expect(hand?.reduce((sum, count) => sum + count, 0)).toBe(handSize)
        expect(cards?.reduce((sum, { count }) => sum + count, 0)).toBe(cardsSize)
      }
    }
  })

  it('is known of oneself only, and counted of the others', () => {
    const mine = seenBy(1)
    const middle = Math.floor(open.moments.length / 2)
    const all = seatHoldings(open.moments[middle]!.after as CatanState)
    const seen = seatHoldings(mine.moments[middle]!.after as CatanState)
    expect(seen[1]).toEqual(all[1])
    for (const seat of [0, 2]) {
      expect(seen[seat]).toMatchObject({ hand: null, cards: null, handSize: all[seat]!.handSize })
      expect(seen[seat]!.points).toBe((open.moments[middle]!.after as CatanState)[layout.POINTS + seat])
    }
  })
})
