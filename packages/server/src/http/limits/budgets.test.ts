import { expect, it } from 'vitest'
import { Budgets } from './budgets.ts'

it('lets an address spend a burst, and then says how long to wait', () => {
  const budgets = new Budgets(10, 20)
  const spend = (cost: number, now: number) => budgets.spend('10.0.0.1', cost, now)
  expect([spend(15, 0), spend(5, 0), spend(1, 0), spend(4, 0)]).toEqual([0, 0, 100, 500])
  // Half a second later the debt is paid.
  expect([spend(1, 500), spend(1, 700)]).toEqual([100, 0])
  // Nothing is saved beyond the burst, and a clock that goes back gives nothing.
  expect([spend(20, 1_000_000), spend(1, 900_000)]).toEqual([0, 100])
})

it('counts the addresses of one network together, and no others', () => {
  const budgets = new Budgets(1, 1)
  expect([budgets.spend('2001:db8::1', 1, 0), budgets.spend('2001:db8::2', 1, 0)]).toEqual([0, 1000])
  expect(budgets.spend('10.0.0.1', 1, 0)).toBe(0)
})
