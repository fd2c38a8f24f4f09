import { catanValue } from '@serai/bots'
import { randomBoard } from '@serai/catan'
import { layout } from '@serai/catan/raw'
import { stream } from '@serai/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyDraft, isDrafting, placeNext } from './draft-state.ts'
import { DraftValue } from './draft-value.ts'
import { greedyDrafter } from './greedy-drafter.ts'

const { ACTIVE, SEATS } = layout
const board = (number: number) => randomBoard(stream(5, 'board', number))

afterEach(() => vi.restoreAllMocks())

describe('prospects that are kept', () => {
  it.each([3, 4])('are those of the bots at every moment of drafts of %i on many boards', (seats) => {
    const bots = new catanValue.Value()
    const kept = new DraftValue()
    for (let number = 1; number <= 20; number++) {
      // The second draft of a board finds what the first one left.
      for (const chosen of [board(number), board(number), board(1)]) {
        const s = emptyDraft(chosen, seats)
        while (isDrafting(s)) {
          bots.setBoard(s)
          kept.setBoard(s)
          const asked = s[ACTIVE]!
          for (const seat of [asked, (asked + 1) % s[SEATS]!]) {
            expect(kept.prospects(s, seat)).toEqual(bots.prospects(s, seat))
          }
          placeNext(s, greedyDrafter)
        }
      }
    }
  })

  it('are worked out once for a board and a first settlement', () => {
    const workOut = vi.spyOn(catanValue.Value.prototype, 'prospects')
    const kept = new DraftValue()
    const ask = (number: number) => {
      const s = emptyDraft(board(number), 4)
      kept.setBoard(s)
      for (let seat = 0; seat < 4; seat++) kept.prospects(s, seat)
      return workOut.mock.calls.length
    }
    expect([ask(1), ask(1), ask(2)]).toEqual([1, 1, 2])
  })
})
