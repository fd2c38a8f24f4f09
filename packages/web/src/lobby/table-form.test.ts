import type { GameInfo, TableSummary } from '@serai/protocol'
import { describe, expect, it } from 'vitest'
import { fitting, formOf, requestOf, rulesOf, type TableForm } from './table-form.ts'

const game: GameInfo = {
  id: 'catan',
  title: 'Catan',
  ruleset: '',
  seats: { min: 3, max: 4 },
  options: { trading: { kind: 'flag', label: '', default: true } },
  bots: [],
}
const form: TableForm = { seats: 3, options: { trading: false }, isPrivate: false, clock: 's60' }

describe('the form of a new table', () => {
  it('is private and for as many as can play at first', () =>
    expect(fitting(undefined, game)).toEqual({ seats: 4, options: {}, isPrivate: true, clock: 'none' }))

  it('is as it was the last time', () => expect(fitting(form, game)).toEqual(form))

  it('drops what the game does not have any more', () => {
    const old = { ...form, seats: 6, options: { trading: false, pirates: true } }
    expect(fitting(old, game)).toEqual({ ...form, seats: 4 })
  })

  it('asks the server for a clock by its rule', () => {
    expect(requestOf(game, form)).toEqual({
      game: 'catan',
      seats: 3,
      options: { trading: false },
      isPrivate: false,
      clock: { turnSeconds: 60, reserveSeconds: 300 },
    })
    expect(requestOf(game, { ...form, clock: 'none' }).clock).toBeNull()
  })
})

describe('the form of a table that is there', () => {
  const table = {
    seats: [{}, {}, {}],
    options: { trading: true, board: { hexes: [] } },
    boardWish: { mode: 'fair' },
    isPrivate: true,
    clock: { turnSeconds: 30, reserveSeconds: 120 },
  } as unknown as TableSummary

  it('has the board by its kind, and the clock by its name', () =>
    expect(formOf(table)).toEqual({
      seats: 3,
      options: { trading: true, board: { mode: 'fair' } },
      isPrivate: true,
      clock: 's30',
    }))

  it('keeps a clock that the form does not know, until another is chosen', () => {
    const slow = { ...table, clock: { turnSeconds: 3600, reserveSeconds: 0 } }
    const asked = formOf(slow)
    expect(rulesOf(asked, slow).clock).toEqual(slow.clock)
    expect(rulesOf({ ...asked, clock: 'none' }, slow).clock).toBeNull()
    expect(formOf({ ...table, clock: null }).clock).toBe('none')
  })
})
