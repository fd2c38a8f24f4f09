import type { Action } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { catan } from '../game.ts'
import { actionsFor } from '../questions.ts'
import { bankOf, handOf } from '../read.ts'
import { RED, scene, sideOf } from '../scenarios/scene.ts'
import { COSTS, type Purchase, RESOURCES } from '../vocabulary.ts'

const PURCHASES = Object.keys(COSTS) as Purchase[]

/** Red with these cards alone, a free corner and a settlement. */
function holding(counts: readonly number[]) {
  const hand = sideOf(Object.fromEntries(RESOURCES.map((name, r) => [name, counts[r]!])))
  return scene({ hands: { [RED]: hand }, roads: { [RED]: '13-18' } })
}

function offered(counts: readonly number[], purchase: Purchase): Action[] {
  const list: Action[] = []
  const count = catan.legal(holding(counts), RED, list)
  return list.slice(0, count).filter((action) => actionsFor(purchase).includes(action))
}

/** Hot code has the costs card by card; these compare it with the one table of them. */
describe.each(PURCHASES)('R81: what a %s costs', (purchase) => {
  const cost: readonly number[] = COSTS[purchase]

  it('is paid to the bank', () => {
    const s = holding(cost)
    const bank = bankOf(s)
    catan.apply(s, RED, offered(cost, purchase)[0]!)
    expect(handOf(s, RED)).toEqual([0, 0, 0, 0, 0])
    expect(bankOf(s)).toEqual(bank.map((count, r) => count + cost[r]!))
  })

  it('is enough, and not one card less', () => {
    expect(offered(cost, purchase)).not.toEqual([])
    for (const [r, count] of cost.entries()) {
      if (count > 0)
        expect(
          offered(
            cost.map((some, at) => (at === r ? some - 1 : some)),
            purchase,
          ),
        ).toEqual([])
    }
  })
})
