import { catan } from '@serai/catan'
import type { AnyGame } from '@serai/kernel'
import { expect, it } from 'vitest'
import { position } from '../catan/view/position.ts'
import { plainLook } from '../ui/seat-looks.ts'
import { seenOf } from './followed-game.tsx'

it('tells me that it is my turn, and nobody else', () => {
  const part = { game: catan as AnyGame, seatLooks: () => plainLook }
  const isMyTurn = (active: number, seat: number | null) => seenOf(part, position({ active }), seat).isMyTurn
  expect(isMyTurn(0, 0)).toBe(true)
  expect(isMyTurn(2, 0)).toBe(false)
  expect(isMyTurn(0, null)).toBe(false)
})
